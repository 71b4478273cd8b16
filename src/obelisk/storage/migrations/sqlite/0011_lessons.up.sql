-- How far people are in lessons: what they did in each, as a JSON list, and whether they were at its end once.
CREATE TABLE lessons (
  person TEXT NOT NULL REFERENCES people (id),
  lesson TEXT NOT NULL,
  inputs TEXT NOT NULL,
  step INTEGER NOT NULL,
  is_done INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  PRIMARY KEY (person, lesson)
) STRICT, WITHOUT ROWID;
