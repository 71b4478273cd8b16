"""A lesson being played: what the pupil does is taken, or corrected with nothing changed. No input or output.

Everything follows from the lesson and the pupil's inputs, so that progress is a list of texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from obelisk.core.decision import Decision
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, ImpossibleOutcome, InvalidNotation, InvalidOptions
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.notation import split_line
from obelisk.lessons.lesson import Lesson, Step
from obelisk.lessons.pattern import first_fitting, fits, fits_any
from obelisk.lessons.position import set_value
from obelisk.lessons.wishes import Wish, WishedChance

GO_ON: Final = ""
"""The input that leaves a step which is only read."""
WRONG: Final = "wrong"
"""The attribute of a step's words that is said when nothing more exact fits."""


class BrokenLesson(Exception):
    """A lesson that cannot be played as its file says; the text names file, line and what is wrong."""


class Correction(Exception):
    """Something that the rules allow and the lesson does not want now. `attribute` says it in words."""

    def __init__(self, action: str, attribute: str) -> None:
        super().__init__(f"{action!r}: {attribute}")
        self.action = action
        self.attribute = attribute


class Happening:
    """One action that was played, with its events, and the state it led to."""

    __slots__ = ("action", "events", "seat", "state")

    def __init__(self, seat: int, action: str, events: list[Event], state: Any) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.state = state


class Pupil:
    """Where somebody stands in a lesson. It never changes: `after` gives the next one."""

    def __init__(
        self,
        game: AnyGame,
        lesson: Lesson,
        options: Any,
        state: Any,
        inputs: list[str],
        starts: list[int],
        wishes: list[Wish],
        answers: list[str],
    ) -> None:
        self.game = game
        self.lesson = lesson
        self.options = options
        self.state = state
        self.inputs = inputs
        # How many inputs there were when each step began; the last one is the present step.
        self.starts = starts
        # What the last inputs led to.
        self.happened: list[Happening] = []
        self._wishes = wishes
        self._answers = answers
        # What was played by itself since the last input.
        self._alone: list[str] = []

    # Where the pupil stands

    @property
    def at(self) -> int:
        """The number of the present step, from 0; as many as there are steps at the end."""
        return len(self.starts) - 1

    @property
    def step(self) -> Step | None:
        """The present step; None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_over(self) -> bool:
        return self.step is None

    def decision(self) -> Decision | None:
        """What the pupil is asked; None where there is something to read, and at the end."""
        step = self.step
        return self.game.decision(self.state) if step is not None and not step.is_read else None

    def legal(self) -> list[str]:
        """What the board offers now, in canonical order."""
        step = self.step
        if step is None or step.is_read:
            return []
        texts = self.legal_texts()
        return [text for text in texts if fits_any(text, step.offer)] if step.offer else texts

    def legal_texts(self) -> list[str]:
        """Everything that the rules allow, whether or not the board offers it."""
        return [self.game.notate(self.state, action) for action in self.game.legal(self.state)]

    def shown(self) -> str:
        """The next input on the way that the lesson means."""
        step = self.step
        if step is None or step.is_read:
            return GO_ON
        return first_fitting(self.legal_texts(), [*step.do, *step.also])

    # What the pupil does

    def after(self, texts: list[str]) -> Pupil:
        """Where the pupil stands after some inputs, all or none.

        Boards give several at once (`done`, `done`, `announce fire`); what has been played by itself in
        between is not played again. Raises `Correction` for what the lesson does not want, `IllegalAction`
        and `InvalidNotation` for what the rules do not allow.
        """
        pupil = self._copy()
        for text in texts:
            if pupil._alone and pupil._alone[0] == text:
                del pupil._alone[0]
            else:
                pupil._take(text)
        return pupil

    def inputs_back(self) -> list[str]:
        """The inputs that lead to the beginning of this step, or of the one before if it begins here."""
        start = self.starts[-1]
        if len(self.inputs) == start and self.at > 0:
            start = self.starts[-2]
        return self.inputs[:start]

    def _copy(self) -> Pupil:
        return Pupil(
            self.game,
            self.lesson,
            self.options,
            self.game.copy(self.state),
            list(self.inputs),
            list(self.starts),
            list(self._wishes),
            list(self._answers),
        )

    def _take(self, text: str) -> None:
        step = self.step
        if step is None or (text == GO_ON) != step.is_read:
            raise Correction(text, WRONG)
        self.inputs.append(text)
        self._alone.clear()
        if step.is_read:
            self._begin_next()
            return
        action = self.game.parse(self.state, text)
        before = len(self.happened)
        if fits_any(text, step.do) or fits_any(text, step.also):
            self._play(text)
        else:
            # Whatever the rules refuse is refused by them: their reason teaches more.
            self.game.apply(self.state, action, wished(self.game, self.options, [], self.lesson.seed))
            raise Correction(text, correction_of(step, text))
        self._let_others_play()
        self._go_on_alone()
        is_done = fits_any(text, step.do)
        if step.event:
            events = [event.id for happening in self.happened[before:] for event in happening.events]
            is_done = is_done and step.event in events
        if is_done:
            self._begin_next()
        elif not first_fitting(self.legal_texts(), [*step.do, *step.also]):
            # It led past what the step is about.
            raise Correction(text, correction_of(step, text))

    def _begin_next(self) -> None:
        self.starts.append(len(self.inputs))
        step = self.step
        if step is None:
            return
        if step.position:
            self.state = placed(self.game, self.lesson, self.options, self.state, step.position, step.line)
        self._answers = list(step.answers)
        self._wishes = parse_wishes(self.game, self.options, self.lesson, list(step.chance), step.line)
        self._go_on_alone()

    def _go_on_alone(self) -> None:
        """Plays what is the only choice, where the step allows it on the way."""
        while (step := self.step) is not None and not step.is_read:
            texts = self.legal_texts()
            if len(texts) != 1 or fits_any(texts[0], step.do) or not fits_any(texts[0], step.also):
                return
            self._play(texts[0])
            self._alone.append(texts[0])
            self._let_others_play()

    def _let_others_play(self) -> None:
        while (decision := self.game.decision(self.state)) is not None and decision.seat != self.lesson.seat:
            # Without an answer left they do what is last among their choices: to be done, to draw, to pass.
            text = self._answers.pop(0) if self._answers else self.legal_texts()[-1]
            try:
                self._play(text)
            except (IllegalAction, InvalidNotation) as error:
                raise broken(self.lesson, f"the answer {text!r}: {error}", self._line()) from None

    def _play(self, text: str) -> None:
        decision = self.game.decision(self.state)
        if decision is None:
            raise IllegalAction("game_over", self.game.turn_rule)
        action = self.game.parse(self.state, text)
        seed = f"{self.lesson.seed}/{len(self.inputs)}/{len(self.happened)}"
        chance = wished(self.game, self.options, self._wishes, seed)
        events: list[Event] = []
        try:
            self.game.advance(self.state, action, chance, events)
        except ImpossibleOutcome as error:
            raise broken(self.lesson, f"{text!r}: {error}", self._line()) from None
        self._wishes = chance.wishes
        self.happened.append(Happening(decision.seat, text, events, self.game.copy(self.state)))

    def _line(self) -> int:
        return self.step.line if self.step is not None else 0


def correction_of(step: Step, text: str) -> str:
    """The attribute of the step's words that corrects an action."""
    return next((name for pattern, name in step.wrong if fits(text, pattern)), WRONG)


def begin(game: AnyGame, lesson: Lesson) -> Pupil:
    """The beginning of a lesson; raises `BrokenLesson`."""
    try:
        options = game.options(lesson.options)
    except InvalidOptions as error:
        raise broken(lesson, str(error)) from None
    wishes = parse_wishes(game, options, lesson, list(lesson.chance))
    chance = wished(game, options, wishes, lesson.seed)
    try:
        state = game.setup(options, chance)
        for line in lesson.played:
            seat, text = split_line(line)
            decision = game.decision(state)
            if decision is None or decision.seat != seat:
                raise broken(lesson, f"{line!r}: it is not this seat that decides")
            game.advance(state, game.parse(state, text), chance)
    except (InvalidNotation, IllegalAction, ImpossibleOutcome) as error:
        raise broken(lesson, str(error)) from None
    if lesson.position:
        state = placed(game, lesson, options, state, lesson.position)
    if chance.wishes:
        raise broken(lesson, "chance is never asked for some of the wishes")
    pupil = Pupil(game, lesson, options, state, [], [], [], [])
    pupil._begin_next()
    pupil.happened = []
    return pupil


def placed(
    game: AnyGame, lesson: Lesson, options: Any, state: Any, position: Mapping[str, object], line: int = 0
) -> Any:
    """A state with some of its values changed; raises `BrokenLesson`."""
    data = game.encode_state(state)
    try:
        for path, value in position.items():
            set_value(data, path, value)
        return game.decode_state(options, data)
    except (LookupError, TypeError, InvalidDocument) as error:
        raise broken(lesson, f"the position: {error}", line) from None


def resume(game: AnyGame, lesson: Lesson, inputs: list[str]) -> Pupil:
    """Where some inputs lead. What does not fit any more, because the lesson was changed, is forgotten."""
    pupil = begin(game, lesson)
    for text in inputs:
        try:
            pupil = pupil.after([text])
        except (Correction, IllegalAction, InvalidNotation):
            break
    return pupil


def wished(game: AnyGame, options: Any, wishes: Sequence[Wish], seed: str) -> WishedChance:
    """A chance that fulfils wishes in a game."""
    return WishedChance(wishes, seed, lambda ask, outcome: sort_of(game.notate_chance(options, ask, outcome)))


def sort_of(text: str) -> str:
    """What a chance outcome is about: the first word of its text."""
    return text.partition(" ")[0]


def parse_wishes(game: AnyGame, options: Any, lesson: Lesson, texts: list[str], line: int = 0) -> list[Wish]:
    """Chance outcomes in the notation of the game."""
    try:
        return [Wish(*game.parse_chance(options, text), sort_of(text)) for text in texts]
    except InvalidNotation as error:
        raise broken(lesson, str(error), line) from None


def broken(lesson: Lesson, reason: str, line: int = 0) -> BrokenLesson:
    """What is wrong with a lesson, and where."""
    return BrokenLesson(f"{lesson.name}{f':{line}' if line else ''}: {reason}")
