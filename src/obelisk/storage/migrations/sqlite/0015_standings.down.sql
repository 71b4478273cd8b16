ALTER TABLE ratings RENAME TO new_ratings;
CREATE TABLE ratings (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
-- Of several ladders the one that knows most.
INSERT INTO ratings
  SELECT person, game, mu, sigma, games FROM (
    SELECT *, row_number() OVER (PARTITION BY person, game ORDER BY games DESC, seats, pace) AS number FROM new_ratings
  ) WHERE number = 1;
DROP TABLE new_ratings;
DROP INDEX results_game;
DROP INDEX tables_finished;
DROP INDEX results_person;
ALTER TABLE results DROP COLUMN sigma;
ALTER TABLE results DROP COLUMN mu;
ALTER TABLE results DROP COLUMN variant;
ALTER TABLE results DROP COLUMN deck;
ALTER TABLE results DROP COLUMN is_public;
ALTER TABLE results DROP COLUMN pace;
CREATE INDEX results_person ON results (person, at);
ALTER TABLE people DROP COLUMN is_private;
