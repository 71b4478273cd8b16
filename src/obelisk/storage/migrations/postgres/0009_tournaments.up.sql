-- Tournaments. Who meets whom and who stands where follows from these rows and from the tables.
CREATE TABLE tournaments (
  id text COLLATE "C" PRIMARY KEY,
  title text NOT NULL,
  game text COLLATE "C" NOT NULL,
  options text NOT NULL,
  format text COLLATE "C" NOT NULL CHECK (format IN ('round_robin', 'swiss', 'knockout')),
  seats bigint NOT NULL,
  rounds bigint NOT NULL,
  most bigint NOT NULL,
  choices text COLLATE "C" NOT NULL CHECK (choices IN ('fixed', 'preset', 'own')),
  clock text NOT NULL,
  is_rated boolean NOT NULL,
  is_public boolean NOT NULL,
  owner text COLLATE "C" NOT NULL,
  created bigint NOT NULL,
  starts bigint,
  status text COLLATE "C" NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'cancelled')),
  round bigint NOT NULL,
  seed text NOT NULL,
  moved bigint NOT NULL,
  version bigint NOT NULL
);
CREATE INDEX tournaments_listed ON tournaments (status, created DESC, id DESC) WHERE is_public;
CREATE INDEX tournaments_at_work ON tournaments (status, starts) WHERE status IN ('open', 'playing');
CREATE INDEX tournaments_owner ON tournaments (owner);
-- `number` is given at the start; `left_round` is the round in which somebody withdrew.
CREATE TABLE tournament_players (
  tournament text COLLATE "C" NOT NULL REFERENCES tournaments (id),
  person text COLLATE "C" NOT NULL,
  joined bigint NOT NULL,
  choice text NOT NULL,
  number bigint,
  left_round bigint,
  PRIMARY KEY (tournament, person)
);
CREATE INDEX tournament_players_person ON tournament_players (person);
-- `players` are numbers by seat, as JSON; somebody alone has a bye and no table.
CREATE TABLE tournament_games (
  tournament text COLLATE "C" NOT NULL REFERENCES tournaments (id),
  round bigint NOT NULL,
  number bigint NOT NULL,
  players text NOT NULL,
  table_id text COLLATE "C" UNIQUE REFERENCES tables (id),
  PRIMARY KEY (tournament, round, number)
);
