-- Who tried which exercise and whether the first try was right; ratings of solvers and of exercises.
CREATE TABLE exercise_tries (
  person TEXT NOT NULL REFERENCES people (id),
  exercise TEXT NOT NULL,
  is_right INTEGER NOT NULL,
  is_solved INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  PRIMARY KEY (person, exercise)
) STRICT, WITHOUT ROWID;
CREATE TABLE solver_ratings (
  person TEXT NOT NULL REFERENCES people (id),
  game TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  tries INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE exercise_ratings (
  exercise TEXT PRIMARY KEY,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  tries INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
