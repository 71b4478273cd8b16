"""`obelisk exercise`: a small problem in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import LanguageFlag, WordsFlag
from obelisk.cli.replay import told
from obelisk.cli.screen import ALL, board, choices, console, show, told_choices
from obelisk.cli.terminal import Telling
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.exercises import shelf
from obelisk.exercises.attempt import RIGHT, Attempt, begin, solved
from obelisk.exercises.exercise import Exercise
from obelisk.exercises.shelf import exercises_of, games_with_exercises, theme_of
from obelisk.i18n.catalogue import catalogue
from obelisk.i18n.narrate import Narrator
from obelisk.readers.reader import Reader, read


@complains
def exercise(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `obelisk games` lists them.")] = "",
    id: Annotated[str, typer.Argument(metavar="ID", help="Its easiest exercise, if none is named.")] = "",
    theme: Annotated[str, typer.Option("--theme", help="Only exercises of this theme.")] = "",
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="Exercises of your own (`obelisk exercises`)."),
    ] = None,
    lang: LanguageFlag = "en",
    in_words: WordsFlag = False,
) -> None:
    """Solve a small problem with one best answer. Without a game, the themes are listed."""
    telling = Telling(catalogue(lang), console(), in_words)
    words, screen = telling.words, telling.screen
    if not game:
        show(screen, words.say("exercise-list"))
        for name in games_with_exercises():
            for one in dict.fromkeys(each.theme for each in exercises_of(name)):
                title = words.say(f"exercise-{name}-{one}")
                show(screen, f"  obelisk exercise {name} --theme {one:<10} {title}")
        return
    GAMES.get(game)
    known = own_exercises(file, game) if file is not None else list(exercises_of(game))
    found = [one for one in known if theme in ("", one.theme) and id in ("", one.id)]
    if not found:
        if known:
            raise Complaint(f"{game} has no exercise {id or theme!r}")
        show(screen, words.say("exercise-none", game=game))
        return
    Trial(found[0], telling).run()


def own_exercises(file: Path, game: str) -> list[Exercise]:
    """The exercises of a file that belong to a game."""
    try:
        found = shelf.read(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror}") from None
    except ValueError as error:
        raise Complaint(f"{file}: {error}") from None
    return [one for one in found if one.game == game]


class Trial:
    """An exercise, line by line: works on a terminal and with piped text alike."""

    def __init__(self, exercise: Exercise, telling: Telling) -> None:
        self.exercise = exercise
        self.words = telling.words
        self.screen = telling.screen
        self.in_words = telling.in_words
        self.kit = GAMES.get(exercise.game)
        self.narrator = Narrator(telling.words, exercise.game)

    def run(self) -> None:
        """Asks until the turn is over, or the solver leaves."""
        message = self.exercise.message
        title = self.words.say(message)
        difficulty = self.words.say("exercise-difficulty", rating=self.exercise.rating)
        show(self.screen, f"{title} ({self.exercise.name}, {difficulty})", "bold")
        show(self.screen, self.words.say("exercise-hint"))
        attempt = begin(self.kit.game, self.exercise)
        if self.in_words:
            self.read_table(attempt, "")
        else:
            board(self.screen, self.kit, self.kit.game.view(attempt.state, self.exercise.seat))
        show(self.screen, f"\n{self.words.say(f'{message}-ask')}", "bold")
        while not attempt.is_over:
            texts = attempt.legal()
            if self.in_words:
                told_choices(self.screen, self.reader(attempt), texts, self.exercise.seat)
            else:
                choices(self.screen, texts)
            print("> ", end="", flush=True)
            line = sys.stdin.readline()
            print()
            text = " ".join(line.split())
            if not line or text == "quit":
                return
            if text == "show":
                break
            attempt = self.heard(attempt, text, texts)
        if attempt.is_over:
            verdict = "exercise-right" if attempt.verdict == RIGHT else "exercise-wrong"
            show(self.screen, self.words.say(verdict), "bold")
            if attempt.reached is not None:
                show(self.screen, self.words.say("exercise-reached", reached=attempt.reached))
        self.explain()

    def heard(self, attempt: Attempt, text: str, texts: list[str]) -> Attempt:
        """What becomes of a line."""
        if text == "restart":
            return begin(self.kit.game, self.exercise)
        word, _, rest = text.partition(" ")
        if word == "table":
            self.read_table(attempt, rest)
            return attempt
        if word == "list":
            told_choices(self.screen, self.reader(attempt), texts, self.exercise.seat, rest or ALL)
            return attempt
        if text.isdecimal() and 1 <= int(text) <= len(texts):
            text = texts[int(text) - 1]
        try:
            later = attempt.after([text])
        except (IllegalAction, InvalidNotation) as error:
            reason = self.narrator.refusal(error)
            refused = self.words.say("play-refused", text=text, reason=reason, rule=error.rule or "-")
            show(self.screen, refused, "yellow")
            return attempt
        self.tell(later)
        return later

    def reader(self, attempt: Attempt) -> Reader:
        game, seat = self.kit.game, self.exercise.seat
        options = game.known_options(attempt.options, [seat])
        return read(self.kit, self.narrator, game.view(attempt.state, seat), options)

    def read_table(self, attempt: Attempt, word: str) -> None:
        """The table in words, or what is known about one thing."""
        reader = self.reader(attempt)
        for line in reader.about(word) if word else [*reader.stands(), *reader.details()]:
            show(self.screen, f"  {line}")

    def explain(self) -> None:
        """The answer, told by what happens."""
        theme = theme_of(self.exercise)
        show(self.screen, f"\n{self.words.say('exercise-answer')}: {', '.join(self.exercise.line)}", "bold")
        self.tell(solved(self.kit.game, self.exercise))
        best, second = theme.told(self.exercise.best), theme.told(self.exercise.second)
        show(self.screen, self.words.say(f"{self.exercise.message}-why", best=best, second=second))

    def tell(self, attempt: Attempt) -> None:
        for happening in attempt.happened:
            for line in told(self.narrator, happening.events, self.exercise.seat):
                show(self.screen, f"  {line}")
