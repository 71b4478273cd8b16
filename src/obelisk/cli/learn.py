"""`obelisk learn`: a lesson in the terminal."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import LanguageFlag, WordsFlag
from obelisk.cli.replay import told
from obelisk.cli.screen import ALL, board, choices, console, show, told_choices
from obelisk.cli.store import keep_texts, kept_texts
from obelisk.cli.terminal import Telling
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.i18n.catalogue import catalogue
from obelisk.i18n.narrate import Narrator
from obelisk.lessons.lesson import Lesson
from obelisk.lessons.pupil import WRONG, BrokenLesson, Correction, Pupil, resume
from obelisk.lessons.shelf import lesson_of, lessons_of
from obelisk.lessons.trial import try_lesson
from obelisk.readers.reader import Reader, read

SOME: Final = 12
"""A longer list of choices helps nobody who learns."""
BROKEN: Final = 1


@complains
def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `obelisk games` lists them.")] = "",
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="Its first lesson, if none is named.")] = "",
    lang: LanguageFlag = "en",
    words: WordsFlag = False,
    again: Annotated[bool, typer.Option("--again", help="From the beginning, not where you left.")] = False,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Try the lessons of a game, wrong turns and all; exit code 1: a problem."
        ),
    ] = False,
) -> None:
    """Learn a game by playing a lesson. Without a game, the lessons are listed."""
    telling = Telling(catalogue(lang), console(), words)
    if check:
        check_lessons([game] if game else list(GAMES.ids()), lesson, telling)
        return
    if not game:
        show(telling.screen, telling.words.say("lesson-list"))
        for id in GAMES.ids():
            for one in lessons_of(id):
                show(telling.screen, f"  obelisk learn {id} {one.id:<12} {telling.words.say(one.message())}")
        return
    found = lessons_of(game)
    if not found:
        show(telling.screen, telling.words.say("lesson-none", game=game))
        return
    try:
        Classroom(lesson_of(game, lesson) if lesson else found[0], telling).run(again)
    except BrokenLesson as error:
        raise Complaint(str(error)) from None


def check_lessons(games: list[str], lesson: str, telling: Telling) -> None:
    """What becomes of the lessons of some games, or of one of them."""
    lacking = False
    for game in games:
        for one in [lesson_of(game, lesson)] if lesson else lessons_of(game):
            trial = try_lesson(GAMES.get(game).game, one, telling.words.says)
            for problem in trial.problems:
                show(telling.screen, f"{game}/{problem}", "yellow")
            lacking = lacking or bool(trial.problems)
            steps, turns = len(one.steps), len(trial.turns)
            show(
                telling.screen,
                f"{one.key}: {steps} steps, {turns} wrong turns, {len(trial.problems)} problems",
            )
    if lacking:
        raise typer.Exit(BROKEN)


class Classroom:
    """A lesson, line by line: works on a terminal and with piped text alike."""

    def __init__(self, lesson: Lesson, telling: Telling) -> None:
        self.lesson = lesson
        self.words = telling.words
        self.screen = telling.screen
        self.in_words = telling.in_words
        self.kit = GAMES.get(lesson.game)
        self.narrator = Narrator(telling.words, lesson.game)
        self.kept = f"lesson-{lesson.game}-{lesson.id}"

    def run(self, again: bool = False) -> None:
        """Teaches to the end, or until the pupil leaves; from where it was left."""
        inputs = [] if again else kept_texts(self.kept)
        pupil = resume(self.kit.game, self.lesson, inputs)
        show(self.screen, self.words.say(self.lesson.message()), "bold")
        show(self.screen, self.words.say("lesson-hint"))
        spoken = -1
        offered: Pupil | None = None
        while (step := pupil.step) is not None:
            if pupil.at != spoken:
                spoken = pupil.at
                self.show_table(pupil)
                number = self.words.say("lesson-step", step=pupil.at + 1, steps=len(self.lesson.steps))
                show(self.screen, f"\n{number}: {self.words.say(self.lesson.message(step))}", "bold")
            texts = pupil.legal()
            if pupil is not offered:
                offered = pupil
                self.show_choices(pupil, texts)
            print("> ", end="", flush=True)
            line = sys.stdin.readline()
            print()
            text = " ".join(line.split())
            if not line or text == "quit":
                show(
                    self.screen, self.words.say("lesson-left", lesson=f"{self.lesson.game} {self.lesson.id}")
                )
                return
            pupil = self.heard(pupil, text, texts)
            keep_texts(self.kept, list(pupil.inputs))
            if text == "back":
                spoken = -1
        keep_texts(self.kept, [])
        show(self.screen, self.words.say("lesson-over"), "bold")
        show(self.screen, f"  obelisk play {self.lesson.game} --guided")

    def reader(self, pupil: Pupil) -> Reader:
        game = self.kit.game
        return read(self.kit, self.narrator, game.view(pupil.state, self.lesson.seat), pupil.options)

    def show_table(self, pupil: Pupil) -> None:
        """The table at the beginning of a step, drawn or in words."""
        if self.in_words:
            for line in self.reader(pupil).stands():
                show(self.screen, f"  {line}")
        else:
            board(self.screen, self.kit, self.kit.game.view(pupil.state, self.lesson.seat))

    def show_choices(self, pupil: Pupil, texts: list[str]) -> None:
        if texts and self.in_words:
            told_choices(self.screen, self.reader(pupil), texts, self.lesson.seat)
        elif texts:
            choices(self.screen, texts[:SOME])

    def asked(self, pupil: Pupil, text: str, texts: list[str]) -> bool:
        """Tells what is asked for: the choices, or the table; says whether that was it."""
        word, _, rest = text.partition(" ")
        if word == "list":
            told_choices(self.screen, self.reader(pupil), texts, self.lesson.seat, rest or ALL)
        elif word == "table":
            reader = self.reader(pupil)
            for line in reader.about(rest) if rest else [*reader.stands(), *reader.details()]:
                show(self.screen, f"  {line}")
        else:
            return False
        return True

    def heard(self, pupil: Pupil, text: str, texts: list[str]) -> Pupil:
        """What becomes of a line."""
        if text == "back":
            return resume(self.kit.game, self.lesson, pupil.inputs_back())
        if self.asked(pupil, text, texts):
            return pupil
        if text == "show":
            text = pupil.shown()
            show(self.screen, f"  {text}")
        elif text.isdecimal() and 1 <= int(text) <= len(texts):
            text = texts[int(text) - 1]
        try:
            later = pupil.after([text])
        except Correction as correction:
            self.correct(pupil, correction)
            return pupil
        except (IllegalAction, InvalidNotation) as error:
            reason = self.narrator.refusal(error)
            show(
                self.screen,
                self.words.say("play-refused", text=text, reason=reason, rule=error.rule or "-"),
                "yellow",
            )
            return pupil
        for happening in later.happened:
            for line in told(self.narrator, happening.events, self.lesson.seat):
                show(self.screen, f"  {line}")
        return later

    def correct(self, pupil: Pupil, correction: Correction) -> None:
        step = pupil.step
        assert step is not None
        id = self.lesson.message(step)
        said = self.words.attribute(id, correction.attribute) or self.words.attribute(id, WRONG)
        show(self.screen, said or self.words.say("lesson-wrong"), "yellow")
