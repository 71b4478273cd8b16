DROP INDEX tournaments_club;
ALTER TABLE tournaments DROP COLUMN club;
DROP INDEX tables_club;
ALTER TABLE tables DROP COLUMN club;
DROP TABLE club_members;
DROP TABLE clubs;
