ALTER TABLE tables DROP COLUMN answers;
ALTER TABLE actions DROP COLUMN is_answer;
