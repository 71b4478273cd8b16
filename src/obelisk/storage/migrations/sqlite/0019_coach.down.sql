DROP TABLE notes;
ALTER TABLE reports DROP COLUMN summary;
