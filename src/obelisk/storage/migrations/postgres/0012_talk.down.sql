DROP TABLE chat_reads;
DROP TABLE reactions;
ALTER TABLE people DROP COLUMN silent_until;
DROP INDEX chat_removed;
-- The older version would show them to the players, or show nothing.
DELETE FROM chat WHERE room <> 'table' OR phrase <> '' OR removed > 0;
ALTER TABLE chat DROP COLUMN removed;
ALTER TABLE chat DROP COLUMN phrase;
ALTER TABLE chat DROP COLUMN room;
