-- The coach's report of a finished game, the deepest that was made, as JSON without names.
CREATE TABLE reports (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  depth TEXT NOT NULL,
  report TEXT NOT NULL
) STRICT, WITHOUT ROWID;
