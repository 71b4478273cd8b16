-- Lists that do not grow with what somebody has played. `goes_on`: the table is neither finished nor closed.
ALTER TABLE seats ADD COLUMN goes_on boolean NOT NULL DEFAULT false;
UPDATE seats SET goes_on = true
  WHERE table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing', 'archived'));
CREATE INDEX seats_going_on ON seats (person) WHERE person IS NOT NULL AND goes_on;
-- Ladders are counted without a look at people.
ALTER TABLE ratings ADD COLUMN is_private boolean NOT NULL DEFAULT false;
UPDATE ratings SET is_private = true WHERE person IN (SELECT id FROM people WHERE is_private);
DROP INDEX ratings_ladder;
CREATE INDEX ratings_ladder ON ratings (game, seats, pace, is_bot, is_private, at_least DESC, person);
-- A million finished tables are not sorted for one page of them.
DROP INDEX tables_lobby;
CREATE INDEX tables_lobby ON tables (status, is_public, moved, id);
CREATE INDEX tables_over ON tables (game, moved, id) WHERE status = 'finished' AND is_public = true;
