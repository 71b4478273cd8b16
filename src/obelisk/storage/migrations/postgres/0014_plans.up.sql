-- Conditional moves: answers that wait for a position, known to nobody but their person.
CREATE TABLE plans (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
  seat bigint NOT NULL,
  number bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  mark text COLLATE "C" NOT NULL,
  line text NOT NULL,
  others bigint NOT NULL,
  PRIMARY KEY (table_id, seat, number)
);
CREATE INDEX plans_person ON plans (person);
