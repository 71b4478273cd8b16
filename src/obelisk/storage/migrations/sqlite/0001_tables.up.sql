CREATE TABLE people (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot', 'deleted')),
  name TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  language TEXT NOT NULL,
  owner TEXT REFERENCES people (id),
  created INTEGER NOT NULL,
  banned INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
  hash BLOB PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token')),
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  options TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'archived', 'closed')),
  owner TEXT NOT NULL,
  title TEXT NOT NULL,
  is_public INTEGER NOT NULL,
  is_rated INTEGER NOT NULL,
  spectators INTEGER NOT NULL,
  clock TEXT NOT NULL,
  clock_left TEXT NOT NULL,
  takeover TEXT NOT NULL,
  commitment TEXT NOT NULL,
  seed BLOB,
  setup TEXT,
  origin TEXT NOT NULL,
  created INTEGER NOT NULL,
  moved INTEGER NOT NULL,
  seq INTEGER NOT NULL DEFAULT 0,
  turn_seat INTEGER,
  turn_person TEXT,
  deadline INTEGER,
  result TEXT,
  ending TEXT NOT NULL DEFAULT '',
  rematch TEXT
) STRICT;
CREATE INDEX tables_lobby ON tables (status, is_public, moved);
CREATE INDEX tables_turn ON tables (turn_person, moved) WHERE status = 'playing';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('open', 'link', 'reserved', 'person', 'bot')),
  person TEXT,
  bot TEXT NOT NULL DEFAULT '',
  invite BLOB,
  name TEXT NOT NULL DEFAULT '',
  is_away INTEGER NOT NULL DEFAULT 0,
  has_resigned INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE actions (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('play', 'undo')),
  seat INTEGER NOT NULL,
  action TEXT NOT NULL,
  outcomes TEXT NOT NULL,
  key TEXT,
  at INTEGER NOT NULL,
  link TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX actions_key ON actions (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE chat (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id),
  person TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_table ON chat (table_id, id);

CREATE TABLE mutes (
  muter TEXT NOT NULL,
  muted TEXT NOT NULL,
  PRIMARY KEY (muter, muted)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  place INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  is_rated INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_person ON results (person, at);
