DROP TABLE webhooks;
DROP TABLE keys;
DROP TABLE calls;
DROP TABLE subscriptions;
DROP TABLE call_wishes;
DROP TABLE calendars;
DELETE FROM letters WHERE kind NOT IN ('confirm', 'reset');
ALTER TABLE letters DROP COLUMN about;
