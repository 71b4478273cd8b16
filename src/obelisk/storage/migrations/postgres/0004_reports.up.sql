-- The coach's report of a finished game, the deepest that was made, as JSON without names.
CREATE TABLE reports (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
  depth text NOT NULL,
  report text NOT NULL
);
