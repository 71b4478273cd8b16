-- How far people are in lessons: what they did in each, as a JSON list, and whether they were at its end once.
CREATE TABLE lessons (
  person text COLLATE "C" NOT NULL REFERENCES people (id),
  lesson text COLLATE "C" NOT NULL,
  inputs text NOT NULL,
  step integer NOT NULL,
  is_done boolean NOT NULL,
  changed bigint NOT NULL,
  PRIMARY KEY (person, lesson)
);
