"""A game to study: push actions, take them back, look at it from any seat.

    >>> import obelisk
    >>> board = obelisk.new("city", players=2, seed=7)
    >>> board.turn, board.legal[:3]
    (0, ['move a3', 'move b2', 'move b3'])
    >>> events = board.push("move b2")
    >>> board.pop()
    'move b2'

Actions are texts, in the notation of the rules. Whoever needs the last bit of speed takes `board.game` and
`board.state`, and plays numbers with the engine itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from obelisk.analysis.annotate import annotate as annotate_record
from obelisk.analysis.depth import QUICK, depth_named
from obelisk.analysis.luck import LuckMeter
from obelisk.analysis.report import Report
from obelisk.bots.base import Budget
from obelisk.bots.hints import Hint
from obelisk.bots.hints import hints as hints_for
from obelisk.bots.spec import BotSource, make_bot
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Decision, Result, Seat
from obelisk.core.errors import IllegalAction
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.notation import seat_name
from obelisk.core.record import Record, read, write
from obelisk.core.rng import Rng
from obelisk.core.table import Table, open_table
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.i18n.narrate import Narrator
from obelisk.jsontext import decode_json, encode_json
from obelisk.pictures.picture import picture
from obelisk.positions.course import Course, course_of, position_course
from obelisk.positions.position import header, play_lines, setup_line, write_position

Seed = int | str
AnyTable = Table[Any, Any, Any]


class Look:
    """What one seat knows of a board at one moment (`seat` None: a spectator). Jupyter shows the picture."""

    def __init__(
        self, game: str, seat: Seat | None, view: Any, facts: Callable[[], dict[str, object]]
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        """The engine's own View."""
        self._facts = facts

    @property
    def data(self) -> dict[str, object]:
        """Everything in it, as JSON data; under `facts` what lies in the box: slots with costs, cards …"""
        return {**GAMES.get(self.game).game.encode_view(self.view), "facts": self._facts()}

    @property
    def text(self) -> str:
        """Drawn for a terminal."""
        return GAMES.get(self.game).text(self.view)

    @property
    def svg(self) -> str:
        """Drawn as a picture."""
        return picture(GAMES.get(self.game), self.view)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else seat_name(self.seat)
        return f"<Look of {who} at {self.game}>"

    def __eq__(self, other: object) -> bool:
        """Whether a seat knows the same of the same game."""
        return (
            isinstance(other, Look)
            and (self.game, self.seat) == (other.game, other.seat)
            and bool(self.view == other.view)
        )

    __hash__ = None  # type: ignore[assignment]  # a view may change

    def _repr_svg_(self) -> str:
        return self.svg


class Board:
    """A game in progress with all its past. It knows the whole truth; `look` shows what a seat may know.

    The same seed and the same actions always give the same game, also after taking back.
    """

    def __init__(
        self,
        table: AnyTable,
        states: list[Any],
        told: list[list[Event]],
        seed: Seed,
        beginning: list[str] | None = None,
    ) -> None:
        self.seed = seed
        self._table = table
        # Before each action: the state, and what had happened last.
        self._states = states
        self._told = told
        # How a position file tells of the first state; nothing if the game was dealt.
        self._beginning = beginning

    @classmethod
    def from_position(cls, text: str, seed: Seed = 0) -> Board:
        """The board in the text of a position file (docs/records.md), with the actions that follow it played.

        What the text leaves hidden is dealt from the seed. Raises `InvalidPosition` with the line.
        """
        return board_of(position_course(text, seed), seed)

    # Now

    @property
    def game(self) -> AnyGame:
        """The engine's own Game: the rules."""
        return self._table.game

    @property
    def state(self) -> Any:
        """The engine's own State: the truth. Do not change it; `Board.push` makes another one."""
        return self._table.state

    @property
    def options(self) -> dict[str, object]:
        """Every option of this game with its value."""
        return dict(self._table.record.options)

    @property
    def seats(self) -> int:
        """How many sit at the board."""
        return self.game.seats(self._table.options)

    @property
    def decision(self) -> Decision | None:
        """Which seat is asked, and what kind of choice it has; None when the game is over."""
        return self._table.decision()

    @property
    def turn(self) -> Seat | None:
        """The seat that decides, counted from 0; None when the game is over."""
        decision = self.decision
        return decision.seat if decision is not None else None

    @property
    def legal(self) -> list[str]:
        """What it may do, in canonical order; empty when the game is over."""
        state = self.state
        return [self.game.notate(state, action) for action in self.game.legal(state)]

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to choose."""
        return self.turn is None

    @property
    def result(self) -> Result | None:
        """Reason, winners, places and scores; None while the game goes on."""
        return self._table.result()

    # Playing

    def push(self, action: str) -> list[Event]:
        """The deciding seat plays; says what happened, with all secrets.

        Raises `InvalidNotation` for what is no action and `IllegalAction` (with reason and rule) for what is
        not allowed; nothing changes then.
        """
        seat = self._decider()
        table, before, told = self._table, self.state, self._table.events
        table.state = self.game.copy(before)
        table.chance = SeededChance(f"{self.seed}/{len(self)}")
        events = table.play_text(seat, action)
        self._states.append(before)
        self._told.append(told)
        return events

    def pop(self) -> str:
        """Takes the last action back, whatever it was, and says which; raises `IndexError` at the start."""
        if not self._states:
            raise IndexError("nothing to take back")
        _, action = self.actions[-1]
        self._table.go_back(len(self) - 1, self._states.pop(), self._told.pop())
        return action

    def ask(self, bot: BotSource, milliseconds: int = 0, simulations: int = 0) -> str:
        """The action a bot would choose now: `random`, `level:3`, `search:sims=200`, one of your own …

        It sees the view of the seat that decides.
        """
        seat = self._decider()
        thinker = make_bot(bot, self.game, f"{self.seed}/{len(self)}")
        legal = list(self.game.legal(self.state))
        view = self.game.view(self.state, seat)
        return self.game.notate(self.state, thinker.choose(view, legal, Budget(milliseconds, simulations)))

    def play_out(self, bots: Sequence[BotSource] = ("random",)) -> Result:
        """Bots play to the end, one for each seat or one for all."""
        while (seat := self.turn) is not None:
            self.push(self.ask(bots[seat % len(bots)]))
        result = self.result
        assert result is not None
        return result

    def _decider(self) -> Seat:
        seat = self.turn
        if seat is None:
            raise IllegalAction("game_over", self.game.turn_rule)
        return seat

    # The past

    def __len__(self) -> int:
        """How many actions were played."""
        return len(self._states)

    @property
    def actions(self) -> list[tuple[Seat, str]]:
        """Who played what, from the start."""
        return [(ply.seat, ply.action) for ply in self._table.record.plies]

    def at(self, length: int) -> Board:
        """The board as it was after so many actions, to play on from there."""
        if not 0 <= length <= len(self):
            raise IndexError(f"the game has {len(self)} actions, not {length}")
        table = self._table
        states = [*self._states, table.state]
        record = table.record.prefix(length)
        record.result = table.game.result(states[length])
        told = [*self._told, table.events]
        return board_at_end(table.game, table.options, record, states, told, self.seed, self._beginning)

    def copy(self) -> Board:
        """An equal board that shares nothing that can change."""
        return self.at(len(self))

    def story(self, seat: Seat | None = None, lang: str = "en") -> list[str]:
        """What the last action led to, in words, as a seat saw it (None: a spectator)."""
        narrator = Narrator(catalogue(lang), self.game.id, self._table.record.players)
        seen = [event.seen_by(seat) for event in self._table.events]
        return [plain(narrator.event(event)) for event in seen if event is not None]

    # Looking

    def look(self, seat: Seat | None = None) -> Look:
        """What a seat knows (None: a spectator), to print, to draw or to read."""
        table = self._table
        # What others keep to themselves is not in the box either.
        options = self.game.known_options(table.options, [] if seat is None else [seat])
        return Look(self.game.id, seat, self.game.view(self.state, seat), lambda: self.game.facts(options))

    def __repr__(self) -> str:
        decision = self.decision
        asked = "over" if decision is None else f"{seat_name(decision.seat)} to choose ({decision.kind})"
        return f"<Board of {self.game.id}: {self.seats} seats, {len(self)} actions, {asked}>"

    def __eq__(self, other: object) -> bool:
        """Whether the same happened on both, and they stand alike. They may go on with other seeds."""
        if not isinstance(other, Board) or self.game is not other.game:
            return False
        encode = self.game.encode_state
        return self.record == other.record and encode(self.state) == encode(other.state)

    __hash__ = None  # type: ignore[assignment]  # a board changes

    def __str__(self) -> str:
        """As the seat that decides sees it."""
        return self.look(self.turn).text

    def _repr_svg_(self) -> str:
        return self.look(self.turn).svg

    # Thinking

    def evaluate(self, seat: Seat | None = None, worlds: int = 32) -> list[float]:
        """The chances of all seats to win, by the evaluation of the strongest level; they sum up to 1.

        With a `seat`, from what that seat knows: the mean over so many worlds that it cannot tell apart.
        None is one who sees everything. docs/analysis.md says how good that is.
        """
        meter = LuckMeter(self.game, self._table.options, QUICK.samples, str(self.seed))
        if seat is None or self.is_over:
            return meter.chances(self.state)
        view = self.game.view(self.state, seat)
        rng = Rng(f"board/{self.seed}/{len(self)}")
        rows = [meter.chances(self.game.determinise(view, rng)) for _ in range(worlds)]
        return [sum(column) / worlds for column in zip(*rows, strict=True)]

    def hints(self, most: int = 4, simulations: int = 200, bot: str = "") -> list[Hint]:
        """The best few actions of the seat that decides, from its view, with their chances; the best first.

        `bot` is a `search:` spec or a level that searches; the strongest if none is named.
        """
        view = self.game.view(self.state, self._decider())
        return hints_for(self.game, view, Budget(0, simulations), most, f"{self.seed}/{len(self)}", bot)

    # Records

    @property
    def record(self) -> str:
        """The game so far as the text of a record: save file, replay and bug report in one.

        One that began with a position file is told as such a file again, with all actions since.
        """
        record = self._table.record
        if self._beginning is None:
            return write(record, encode_json)
        head = header(self.game, record.options, record.players)
        return "\n".join([*head, *self._beginning, *play_lines(record.plies)]) + "\n"

    def position(self) -> str:
        """This position alone as a short text that one can write by hand; `Board.from_position` reads it.

        It is told in words of the game, with the actions since where it is in the midst of something.
        """
        table = self._table
        record = table.record
        beginning = [setup_line(record.setup)] if self._beginning is None else self._beginning
        states = [*self._states, table.state]
        return write_position(self.game, table.options, record.players, states, record.plies, beginning)

    def save(self, path: str | Path) -> None:
        """Writes the record to a file."""
        Path(path).write_text(self.record, encoding="utf-8")


def new(
    game: str,
    /,
    *,
    seed: Seed = 0,
    names: Sequence[str] | None = None,
    **options: object,
) -> Board:
    """A new game, dealt and ready: `new("city", players=3, edition="2018", seed=7)`.

    `obelisk.game_ids()` names the games, `obelisk.game_options("city")` what each can be played with. Raises
    `InvalidOptions` with all problems.
    """
    kit = GAMES.get(game)
    values = dict(options)
    if "players" not in values and kit.has_players():
        values["players"] = len(names) if names is not None else kit.game.seat_counts()[0]
    checked = kit.game.options(values)
    seats = kit.game.seats(checked)
    players = list(names) if names is not None else [f"p{seat + 1}" for seat in range(seats)]
    if len(players) != seats:
        raise ValueError(f"{len(players)} names for {seats} seats")
    table = open_table(kit.game, values, SeededChance(seed), players)
    return Board(table, [], [], seed)


def load(path: str | Path, seed: Seed = 0) -> Board:
    """The game in a record or position file, at its end; `Board.at` goes back. Raises `InvalidRecord` or
    `InvalidPosition` with the line.
    """
    return read_record(Path(path).read_text(encoding="utf-8"), seed)


def annotate(record: str | Board, depth: str = QUICK.name, seed: Seed = 1) -> Report:
    """What happened in a game, what was luck and what was play: the report of a board or a record's text.

    `depth` is `quick`, `normal` or `deep`; the same record, depth and seed give the same report. Raises
    `InvalidRecord` with the line.
    """
    found = read(record if isinstance(record, str) else record.record, decode_json)
    return annotate_record(GAMES.get(found.game).game, found, depth_named(depth), str(seed))


def read_record(text: str, seed: Seed = 0) -> Board:
    """The game in the text of a record or of a position file, at its end."""
    return board_of(course_of(text, seed), seed)


def board_of(course: Course, seed: Seed) -> Board:
    """The board at the end of a course."""
    states, told = course.states, course.told
    return board_at_end(course.game, course.options, course.record, states, told, seed, course.beginning)


def board_at_end(
    game: AnyGame,
    options: Any,
    record: Record,
    states: list[Any],
    told: list[list[Event]],
    seed: Seed,
    beginning: list[str] | None = None,
) -> Board:
    """The board at the end of a record, given the state and what was told at the start and after each ply."""
    end = len(record.plies)
    table: AnyTable = Table(game, options, states[end], record, SeededChance(seed))
    table.events = told[end]
    return Board(table, states[:end], told[:end], seed, beginning)


def game_ids() -> list[str]:
    """The ids of the games."""
    return list(GAMES.ids())


def game_options(game: str) -> Mapping[str, list[object]]:
    """Every option of a game with its values, the default first; just that where any may be tried."""
    return GAMES.get(game).values()
