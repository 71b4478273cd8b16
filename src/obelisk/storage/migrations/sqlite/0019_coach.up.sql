-- What the coach says of each seat of a game, summed up for the learning curve of a person; variations of imported records.
ALTER TABLE reports ADD COLUMN summary TEXT NOT NULL DEFAULT '';
CREATE TABLE notes (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  notes TEXT NOT NULL
) STRICT, WITHOUT ROWID;
