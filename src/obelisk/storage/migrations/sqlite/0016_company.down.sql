DROP TABLE offences;
DROP TABLE seeks;
DROP TABLE ties;
DROP INDEX tables_live;
ALTER TABLE tables DROP COLUMN strength;
