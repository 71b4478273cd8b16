-- People among each other: friends and blocks, whoever looks for a game, complaints for the operator.
CREATE TABLE ties (
  person TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('friend', 'block')),
  other TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, kind, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other);
-- How good those are who play, on an average: the list of live games is ordered by it. 0 where nobody has a rating.
ALTER TABLE tables ADD COLUMN strength REAL NOT NULL DEFAULT 0;
CREATE INDEX tables_live ON tables (strength DESC, id) WHERE status = 'playing' AND is_public AND spectators;
-- Forgotten when nobody has asked for a while.
CREATE TABLE seeks (
  person TEXT PRIMARY KEY,
  head TEXT NOT NULL,
  game TEXT NOT NULL,
  clock TEXT NOT NULL,
  is_rated INTEGER NOT NULL,
  at_least REAL NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,
  table_id TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX seeks_alike ON seeks (game, clock, is_rated, at_least) WHERE table_id IS NULL;
CREATE TABLE offences (
  id INTEGER PRIMARY KEY,
  reporter TEXT NOT NULL,
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  is_settled INTEGER NOT NULL
) STRICT;
CREATE INDEX offences_open ON offences (is_settled, id);
CREATE INDEX offences_reporter ON offences (reporter);
