"""`obelisk learn`: a lesson in the terminal."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer
from rich.console import Console

from obelisk.catalog import GAMES
from obelisk.cli.complaint import complains
from obelisk.cli.flags import LanguageFlag
from obelisk.cli.replay import told
from obelisk.cli.screen import board, choices, console, show
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.i18n.catalogue import Catalogue, catalogue
from obelisk.i18n.narrate import Narrator
from obelisk.lessons.lesson import Lesson
from obelisk.lessons.pupil import WRONG, Correction, Pupil, begin, resume
from obelisk.lessons.shelf import lesson_of, lessons_of

SOME: Final = 12
"""A longer list of choices helps nobody who learns."""


@complains
def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `obelisk games` lists them.")] = "",
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="Its first lesson, if none is named.")] = "",
    lang: LanguageFlag = "en",
) -> None:
    """Learn a game by playing a lesson. Without a game, the lessons are listed."""
    words, screen = catalogue(lang), console()
    if not game:
        show(screen, words.say("lesson-list"))
        for id in GAMES.ids():
            for one in lessons_of(id):
                show(screen, f"  obelisk learn {id} {one.id:<12} {words.say(one.message())}")
        return
    found = lessons_of(game)
    if not found:
        show(screen, words.say("lesson-none", game=game))
        return
    Classroom(lesson_of(game, lesson) if lesson else found[0], words, screen).run()


class Classroom:
    """A lesson, line by line: works on a terminal and with piped text alike."""

    def __init__(self, lesson: Lesson, words: Catalogue, screen: Console) -> None:
        self.lesson = lesson
        self.words = words
        self.screen = screen
        self.kit = GAMES.get(lesson.game)
        self.narrator = Narrator(words, lesson.game)

    def run(self) -> None:
        """Teaches to the end, or until the pupil leaves."""
        pupil = begin(self.kit.game, self.lesson)
        show(self.screen, self.words.say(self.lesson.message()), "bold")
        show(self.screen, self.words.say("lesson-hint"))
        spoken = -1
        while (step := pupil.step) is not None:
            if pupil.at != spoken:
                spoken = pupil.at
                board(self.screen, self.kit, self.kit.game.view(pupil.state, self.lesson.seat))
                number = self.words.say("lesson-step", step=pupil.at + 1, steps=len(self.lesson.steps))
                show(self.screen, f"\n{number}: {self.words.say(self.lesson.message(step))}", "bold")
            texts = pupil.legal()
            if texts:
                choices(self.screen, texts[:SOME])
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
            if text == "back":
                spoken = -1
        show(self.screen, self.words.say("lesson-over"), "bold")

    def heard(self, pupil: Pupil, text: str, texts: list[str]) -> Pupil:
        """What becomes of a line."""
        if text == "back":
            return resume(self.kit.game, self.lesson, pupil.inputs_back())
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
