-- How people did: pages that are private, results with what they were played with, ratings by number of seats and by pace.
ALTER TABLE people ADD COLUMN is_private boolean NOT NULL DEFAULT false;

ALTER TABLE results ADD COLUMN pace text COLLATE "C" NOT NULL DEFAULT 'days';
ALTER TABLE results ADD COLUMN is_public boolean NOT NULL DEFAULT false;
ALTER TABLE results ADD COLUMN deck text NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN variant text NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN mu double precision;
ALTER TABLE results ADD COLUMN sigma double precision;
UPDATE results SET
  pace = CASE WHEN t.clock LIKE '%"mode":"move"%' OR t.clock LIKE '%"mode":"game"%' THEN 'live' ELSE 'days' END,
  is_public = t.is_public
FROM tables t WHERE t.id = results.table_id;
DROP INDEX results_person;
CREATE INDEX results_person ON results (person, at, table_id);
CREATE INDEX tables_finished ON tables (owner, moved, id) WHERE status = 'finished';
CREATE INDEX results_game ON results (person, game, at, table_id);

-- What was believed of somebody in a game is believed at first on every ladder on which they have played.
ALTER TABLE ratings RENAME TO old_ratings;
CREATE TABLE ratings (
  person text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  games integer NOT NULL,
  seats integer NOT NULL,
  pace text COLLATE "C" NOT NULL CHECK (pace IN ('live', 'days')),
  at_least double precision NOT NULL,
  is_bot boolean NOT NULL,
  CONSTRAINT ratings_of_ladders PRIMARY KEY (person, game, seats, pace)
);
INSERT INTO ratings
  SELECT o.person, o.game, o.mu, o.sigma, r.games, r.seats, r.pace, o.mu - 3 * o.sigma,
    coalesce((SELECT kind = 'bot' FROM people p WHERE p.id = o.person), false)
  FROM old_ratings o JOIN (
    SELECT person, game, seats, pace, count(*) AS games FROM results WHERE is_rated GROUP BY person, game, seats, pace
  ) r ON r.person = o.person AND r.game = o.game;
DROP TABLE old_ratings;
CREATE INDEX ratings_ladder ON ratings (game, seats, pace, is_bot, at_least DESC, person);
