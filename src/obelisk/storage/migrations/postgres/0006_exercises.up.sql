-- Who tried which exercise and whether the first try was right; ratings of solvers and of exercises.
CREATE TABLE exercise_tries (
  person text COLLATE "C" NOT NULL REFERENCES people (id),
  exercise text COLLATE "C" NOT NULL,
  is_right boolean NOT NULL,
  is_solved boolean NOT NULL,
  tries integer NOT NULL,
  changed bigint NOT NULL,
  PRIMARY KEY (person, exercise)
);
CREATE TABLE solver_ratings (
  person text COLLATE "C" NOT NULL REFERENCES people (id),
  game text COLLATE "C" NOT NULL,
  rating double precision NOT NULL,
  deviation double precision NOT NULL,
  tries integer NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE TABLE exercise_ratings (
  exercise text COLLATE "C" PRIMARY KEY,
  rating double precision NOT NULL,
  deviation double precision NOT NULL,
  tries integer NOT NULL
);
