/** Ways to learn the game: the tiles of the start page, what the table says about lesson and aid. */

export const learning = {
  "lobby.first": "First game",
  "lobby.first_text": "Three guided minutes",
  "lobby.first_on": "Go on where you were",
  "lobby.rules": "Rules",
  "lobby.rules_text": "Short, with pictures",
  "aid.open": "Player aid",
  "menu.lesson": "Go on with the lesson",
} as const;
