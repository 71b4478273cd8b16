-- People among each other: friends and blocks, whoever looks for a game, complaints for the operator.
CREATE TABLE ties (
  person TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('friend', 'block')),
  other TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, kind, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other);
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
