-- A cache: any row may be deleted at any time.
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  seq INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
