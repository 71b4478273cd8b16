-- Tournaments. Who meets whom and who stands where follows from these rows and from the tables.
CREATE TABLE tournaments (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('round_robin', 'swiss', 'knockout')),
  seats INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  most INTEGER NOT NULL,
  choices TEXT NOT NULL CHECK (choices IN ('fixed', 'preset', 'own')),
  clock TEXT NOT NULL,
  is_rated INTEGER NOT NULL,
  is_public INTEGER NOT NULL,
  owner TEXT NOT NULL,
  created INTEGER NOT NULL,
  starts INTEGER,
  status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'cancelled')),
  round INTEGER NOT NULL,
  seed TEXT NOT NULL,
  moved INTEGER NOT NULL,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_listed ON tournaments (status, created DESC, id DESC) WHERE is_public;
CREATE INDEX tournaments_at_work ON tournaments (status, starts) WHERE status IN ('open', 'playing');
CREATE INDEX tournaments_owner ON tournaments (owner);
-- `number` is given at the start; `left_round` is the round in which somebody withdrew.
CREATE TABLE tournament_players (
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  person TEXT NOT NULL,
  joined INTEGER NOT NULL,
  choice TEXT NOT NULL,
  number INTEGER,
  left_round INTEGER,
  PRIMARY KEY (tournament, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_players_person ON tournament_players (person);
-- `players` are numbers by seat, as JSON; somebody alone has a bye and no table.
CREATE TABLE tournament_games (
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  round INTEGER NOT NULL,
  number INTEGER NOT NULL,
  players TEXT NOT NULL,
  table_id TEXT UNIQUE REFERENCES tables (id),
  PRIMARY KEY (tournament, round, number)
) STRICT, WITHOUT ROWID;
