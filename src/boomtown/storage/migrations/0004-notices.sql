-- Browsers that are told when a game waits for their person.
CREATE TABLE devices (
    person TEXT PRIMARY KEY,
    endpoint TEXT NOT NULL,
    key TEXT NOT NULL,
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,
    since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX devices_by_endpoint ON devices (endpoint);

-- What a seat of a correspondence game has seen, and what it was told since.
CREATE TABLE looks (
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    alone INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL DEFAULT 0,
    told TEXT,
    reminded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, seat)
) WITHOUT ROWID;
