-- Several processes serve one store: whoever changes a table must know its version; one of them sees to its
-- clocks and bots. An offer to take back is known to all of them.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN worker TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN offer TEXT;
-- Processes that live until then at least, and since when there have been some without a pause.
CREATE TABLE workers (
  name TEXT PRIMARY KEY,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Limits that all processes share.
CREATE TABLE buckets (
  name TEXT PRIMARY KEY,
  level REAL NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
