-- Answers to questions that others may not know of: they do not count where others count.
ALTER TABLE actions ADD COLUMN is_answer INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
