-- The bot that was called greedy is called apprentice; so is a chair that had its name from it.
UPDATE chairs SET name = 'apprentice', body = json_set(body, '$.name', 'apprentice')
WHERE name = 'greedy' AND json_extract(body, '$.bot') = 'greedy';
UPDATE chairs SET body = json_set(body, '$.bot', 'apprentice')
WHERE json_extract(body, '$.bot') = 'greedy';
