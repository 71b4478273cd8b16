ALTER TABLE seats DROP COLUMN secret;
ALTER TABLE seats DROP COLUMN commitment;
