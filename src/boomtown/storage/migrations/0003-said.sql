-- What was said in rooms: the last lines, and the gestures of the last round.
CREATE TABLE said (
    room TEXT NOT NULL,
    n INTEGER NOT NULL,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, n)
) WITHOUT ROWID;
CREATE INDEX said_by_person ON said (person);
