"""Position files: any position of a game as a text that one can write by hand (docs/records.md).

A file names game and options, then says how things lie in words of the game. What has happened since, if
anything, follows as actions; so does all that has happened where a game has no words for its positions.
Reading raises nothing but `InvalidPosition`, which names the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from obelisk.catalog import GAMES, kit_of
from obelisk.core.chance import Chance, RecordingChance, ScriptedChance, SeededChance
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import (
    IllegalAction,
    ImpossibleOutcome,
    InvalidNotation,
    InvalidOptions,
    RulesBug,
    UnknownName,
)
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame, Kit
from obelisk.core.notation import parse_seat, seat_name
from obelisk.core.record import Outcome, Ply, one_line
from obelisk.core.rng import Rng
from obelisk.core.table import outcome_texts_of
from obelisk.jsontext import decode_json, encode_json
from obelisk.positions.form import Form, form_of
from obelisk.positions.lines import InvalidPosition, Line, Lines, told

FORMAT: Final = 1
MAGIC: Final = "obelisk position"
COMMENT: Final = "#"
NOTES: Final = "analysis"
"""The last line: variations and comments (docs/records.md)."""
MOST_SIGNS: Final = 400_000
MOST_LINES: Final = 6_000


class Position:
    """What a position file says: a game with its options, how things lie or were dealt, and what followed."""

    def __init__(self, kit: Kit, options: dict[str, object]) -> None:
        self.kit = kit
        self.options = options
        self.players: list[str] = []
        # The lines of the game itself; none if `setup` says how the cards were dealt.
        self.body: list[Line] = []
        self.setup: list[Outcome] | None = None
        self.plies: list[Ply] = []
        # Where each of them stands.
        self.ply_lines: list[int] = []
        self.notes = ""

    @property
    def game(self) -> AnyGame:
        return self.kit.game


class Opening:
    """The first position of a file, as the engine knows it."""

    def __init__(self, options: Any, state: Any, events: list[Event]) -> None:
        self.options = options
        self.state = state
        self.events = events


def is_position(text: str) -> bool:
    """Whether a text claims to be a position file, which may begin with comments."""
    for row in text.lstrip("\ufeff")[:MOST_SIGNS].split("\n"):
        if row.strip() and not row.lstrip().startswith(COMMENT):
            return row.lstrip().startswith(MAGIC)
    return False


# Reading


def read_position(text: str) -> Position:
    """What a position file says; raises `InvalidPosition`."""
    if len(text) > MOST_SIGNS:
        raise InvalidPosition(0, f"longer than {MOST_SIGNS} signs")
    rows = text.lstrip("\ufeff").replace("\r\n", "\n").split("\n")
    if len(rows) > MOST_LINES:
        raise InvalidPosition(0, f"more than {MOST_LINES} lines")
    found: Position | None = None
    reader = Reader()
    for number, row in enumerate(rows, 1):
        if row.strip() and not row.lstrip().startswith(COMMENT):
            found = reader.read(number, row.strip())
    if found is None:
        raise InvalidPosition(len(rows), "the file ends before its 'game' line")
    if found.setup is not None and found.body:
        raise found.body[0].fail("the cards are dealt by the 'setup' line already")
    return found


class Reader:
    """Reads the lines of a position file one by one."""

    def __init__(self) -> None:
        self._has_begun = False
        self._position: Position | None = None
        self._options: dict[str, object] = {}

    def read(self, number: int, row: str) -> Position | None:
        """Takes the next line in; the position as far as it is known."""
        if not self._has_begun:
            self.begin(number, row)
            return None
        key, _, rest = row.partition(" ")
        position = self._position
        if position is None:
            if key != "game":
                raise InvalidPosition(number, "expected 'game'")
            try:
                self._position = Position(GAMES.get(rest.strip()), self._options)
            except UnknownName as error:
                raise InvalidPosition(number, str(error)) from None
            return self._position
        if position.notes:
            raise InvalidPosition(number, f"nothing follows the {NOTES!r} line")
        if key == "rules":
            if rest.strip() != str(position.game.rules_version):
                raise InvalidPosition(
                    number,
                    f"made by rules version {rest.strip()[:20]}; "
                    f"this program plays version {position.game.rules_version}",
                )
        elif key == "option":
            self.option(number, rest.strip())
        elif key == "seat":
            if not rest.startswith(f"{seat_name(len(position.players))} "):
                raise InvalidPosition(
                    number, f"expected 'seat {seat_name(len(position.players))}' and a name"
                )
            position.players.append(rest.partition(" ")[2].strip()[:200])
        elif key == "setup":
            position.setup = outcomes_in(row)
        elif key == "play":
            position.plies.append(ply_in(number, rest.strip()))
            position.ply_lines.append(number)
        elif key == NOTES:
            position.notes = rest.strip()
        elif position.plies:
            raise InvalidPosition(number, "only 'play' lines follow a 'play' line")
        else:
            position.body.append(Line(number, row))
        return position

    def begin(self, number: int, row: str) -> None:
        magic, _, version = row.rpartition(" ")
        if magic != MAGIC:
            raise InvalidPosition(number, "this is no Obelisk position")
        if version != str(FORMAT):
            raise InvalidPosition(
                number, f"position format {version[:20]}; this program reads format {FORMAT}"
            )
        self._has_begun = True

    def option(self, number: int, rest: str) -> None:
        name, _, value = rest.partition(" ")
        try:
            self._options[name] = decode_json(value)
        except (ValueError, RecursionError):
            raise InvalidPosition(number, f"the value of option {name[:60]!r} cannot be read") from None


def ply_in(number: int, text: str) -> Ply:
    """An action with its seat and what chance answered."""
    first, *outcomes = text.split(" | ")
    who, _, action = first.partition(" ")
    try:
        seat = parse_seat(who)
    except InvalidNotation:
        raise InvalidPosition(number, f"{who[:20]!r} is no seat") from None
    if not action:
        raise InvalidPosition(number, "a 'play' line needs a seat and an action")
    return Ply(seat, action.strip(), [(outcome.strip(), "") for outcome in outcomes])


def outcomes_in(row: str) -> list[Outcome]:
    return [(outcome.strip(), "") for outcome in row.split(" | ")[1:]]


# Opening


def open_position(position: Position, seed: int | str) -> Opening:
    """The first position of a file, with what is hidden dealt from the seed; raises `InvalidPosition`."""
    game = position.game
    values = dict(position.options)
    if "players" not in values and position.kit.has_players():
        values["players"] = game.seat_counts()[0]
    try:
        options = game.options(values)
    except InvalidOptions as error:
        raise InvalidPosition(0, str(error)[:400]) from None
    seats = game.seats(options)
    if position.players and len(position.players) != seats:
        raise InvalidPosition(0, f"{len(position.players)} names for {seats} seats")
    events: list[Event] = []
    form = form_of(position.kit)
    if position.setup is not None or (form is None and not position.body):
        recording = RecordingChance(chance_for(game, options, position.setup or [], seed, 0))
        try:
            state = game.setup(options, recording, events)
        except (ImpossibleOutcome, InvalidOptions) as error:
            raise InvalidPosition(0, f"setup: {error}") from None
        position.setup = outcome_texts_of(game, options, recording)
    else:
        state = state_in(position, form, options, Rng(f"position/{seed}"))
    return Opening(options, state, events)


def state_in(position: Position, form: Form | None, options: Any, rng: Rng) -> Any:
    """The position that the lines of a game describe; it must be one in which somebody can decide."""
    if form is None:
        raise position.body[0].fail("positions of this game begin with a 'setup' line")
    game = position.game
    try:
        state = form.read(options, Lines(position.body), rng)
        faults = game.faults(state)
        if not faults and (game.decision(state) is None or not game.legal(state)):
            faults = ["nobody can decide anything in this position"]
    except (InvalidDocument, InvalidOptions, RulesBug) as error:
        raise InvalidPosition(0, str(error)[:400]) from None
    if faults:
        raise InvalidPosition(0, faults[0])
    return state


def chance_for(game: AnyGame, options: Any, outcomes: list[Outcome], seed: int | str, number: int) -> Chance:
    """What chance answers to one line: what it says, or where it says nothing, what the seed gives."""
    if not outcomes:
        return SeededChance(f"{seed}/{number}")
    try:
        return ScriptedChance([(*game.parse_chance(options, text), "") for text, _ in outcomes])
    except InvalidNotation as error:
        raise InvalidPosition(0, str(error)) from None


def play_ply(game: AnyGame, options: Any, state: Any, ply: Ply, seed: int | str, number: int) -> list[Event]:
    """Plays an action of a file in place, and fills in what chance answered; raises `InvalidPosition`."""
    decision = game.decision(state)
    if decision is None:
        raise InvalidPosition(0, "the game is over before this action")
    if decision.seat != ply.seat:
        raise InvalidPosition(0, f"it is {seat_name(decision.seat)} who decides here")
    recording = RecordingChance(chance_for(game, options, ply.outcomes, seed, number))
    events: list[Event] = []
    try:
        action = game.parse(state, ply.action)
        text = game.notate(state, action)
        game.advance(state, action, recording, events)
    except (InvalidNotation, IllegalAction, ImpossibleOutcome) as error:
        raise InvalidPosition(0, f"{ply.action[:200]!r}: {error}") from None
    outcomes = outcome_texts_of(game, options, recording)
    if ply.outcomes and len(outcomes) != len(ply.outcomes):
        raise InvalidPosition(0, "more chance outcomes than the rules ask for")
    ply.action, ply.outcomes = text, outcomes
    return events


# Writing


def header(game: AnyGame, options: dict[str, object], players: Sequence[str]) -> list[str]:
    """Game, options and names."""
    lines = [f"{MAGIC} {FORMAT}", f"game {game.id}", f"rules {game.rules_version}"]
    lines += [f"option {name} {encode_json(value)}" for name, value in options.items()]
    lines += [f"seat {seat_name(seat)} {one_line(name) or '-'}" for seat, name in enumerate(players)]
    return lines


def words_for(game: AnyGame, options: Any, state: Any) -> list[str] | None:
    """The lines that say how things lie, if they say all of it."""
    form = form_of(kit_of(game))
    lines = form.write(state) if form is not None and game.decision(state) is not None else None
    if form is None or lines is None:
        return None
    numbered = [Line(number, line) for number, line in enumerate(lines, 1)]
    try:
        again = form.read(options, Lines(numbered), Rng(0))
    except (InvalidDocument, InvalidPosition):
        return None
    return lines if game.encode_state(again) == game.encode_state(state) else None


def play_lines(plies: Sequence[Ply]) -> list[str]:
    """Actions with what chance answered, without the proofs of a fair game, which need all of it."""
    return [
        told("play", Ply(ply.seat, ply.action, [(text, "") for text, _ in ply.outcomes]).text())
        for ply in plies
    ]


def setup_line(outcomes: Sequence[Outcome]) -> str:
    return " | ".join(["setup", *[text for text, _ in outcomes]])


def write_position(
    game: AnyGame,
    options: Any,
    players: Sequence[str],
    states: Sequence[Any],
    plies: Sequence[Ply],
    beginning: Sequence[str],
) -> str:
    """The last of some states as a text: the latest that can be told in the words of the game, and the plies
    since; if there is none, `beginning` (how the first of them is told) and all plies.
    """
    lines: Sequence[str] = beginning
    since = 0
    for at in range(len(plies), -1, -1):
        found = words_for(game, options, states[at])
        if found is not None:
            lines, since = found, at
            break
    body = [*header(game, game.encode_options(options), players), *lines, *play_lines(plies[since:])]
    return "\n".join(body) + "\n"


def beginning_of(position: Position) -> list[str]:
    """How the first position of a file is told."""
    if position.setup is not None:
        return [setup_line(position.setup)]
    return [told(line.key, *line.words) for line in position.body]
