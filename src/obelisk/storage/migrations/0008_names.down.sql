DROP TABLE resets;
DROP INDEX people_look;
ALTER TABLE people DROP COLUMN look;
