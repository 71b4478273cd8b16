DROP TABLE buckets;
DROP TABLE workers;
ALTER TABLE tables DROP COLUMN offer;
ALTER TABLE tables DROP COLUMN worker;
ALTER TABLE tables DROP COLUMN version;
