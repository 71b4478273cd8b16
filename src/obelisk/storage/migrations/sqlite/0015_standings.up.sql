-- How people did: pages that are private, results with what they were played with, ratings by number of seats and by pace.
ALTER TABLE people ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0;

ALTER TABLE results ADD COLUMN pace TEXT NOT NULL DEFAULT 'days';
ALTER TABLE results ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN deck TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN variant TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN mu REAL;
ALTER TABLE results ADD COLUMN sigma REAL;
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
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  pace TEXT NOT NULL CHECK (pace IN ('live', 'days')),
  at_least REAL NOT NULL,
  is_bot INTEGER NOT NULL,
  PRIMARY KEY (person, game, seats, pace)
) STRICT, WITHOUT ROWID;
INSERT INTO ratings
  SELECT o.person, o.game, o.mu, o.sigma, r.games, r.seats, r.pace, o.mu - 3 * o.sigma,
    coalesce((SELECT kind = 'bot' FROM people p WHERE p.id = o.person), 0)
  FROM old_ratings o JOIN (
    SELECT person, game, seats, pace, count(*) AS games FROM results WHERE is_rated GROUP BY person, game, seats, pace
  ) r ON r.person = o.person AND r.game = o.game;
DROP TABLE old_ratings;
CREATE INDEX ratings_ladder ON ratings (game, seats, pace, is_bot, at_least DESC, person);
