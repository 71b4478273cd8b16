DROP INDEX tables_over;
DROP INDEX tables_lobby;
CREATE INDEX tables_lobby ON tables (status, is_public, moved);
DROP INDEX ratings_ladder;
ALTER TABLE ratings DROP COLUMN is_private;
CREATE INDEX ratings_ladder ON ratings (game, seats, pace, is_bot, at_least DESC, person);
DROP INDEX seats_going_on;
ALTER TABLE seats DROP COLUMN goes_on;
