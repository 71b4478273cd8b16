DROP INDEX chat_age;
DROP INDEX people_guests;
DROP INDEX tables_imported;
DROP INDEX tables_closed;
DROP TABLE resets;
DROP INDEX people_look;
ALTER TABLE people DROP COLUMN look;
