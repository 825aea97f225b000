-- A room without its chairs; `body` is all of it, the other columns are what lists ask for.
CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX rooms_listed ON rooms (public, status, changed);

CREATE TABLE chairs (
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, seat)
) WITHOUT ROWID;

-- Who may play which seat; a person is the hash of a token.
CREATE TABLE sitting (
    person TEXT NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, room)
) WITHOUT ROWID;
CREATE INDEX sitting_by_room ON sitting (room, seat);

-- `waiting` is the arbiter: a decision takes one from it in its own round, or is not stored.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    seats INTEGER NOT NULL,
    round INTEGER NOT NULL,
    waiting INTEGER NOT NULL,
    timing TEXT NOT NULL,
    deadline INTEGER,
    ended INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE decisions (
    game TEXT NOT NULL,
    round INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    moves TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, round, seat)
) WITHOUT ROWID;

CREATE TABLE steering (
    n INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL
);

CREATE TABLE passes (
    code TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
