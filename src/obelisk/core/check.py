"""The contract that every game must pass, also one that you wrote.

Random games are played; at every decision the game's own invariants and the rules of the protocol are tested,
and on a sample of states everything that `obelisk.core.game` promises. The first broken promise stops the
check with a `BrokenPromise` that says which one, where, and how to get there again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic

from obelisk.core.chance import RecordingChance, ScriptedChance, SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction, ImpossibleOutcome, InvalidNotation, RulesBug
from obelisk.core.event import Event, decode_event, seen_events
from obelisk.core.game import Game, O, S, V, sampled
from obelisk.core.record import Replay, read, write
from obelisk.core.rng import Rng
from obelisk.core.table import Table, open_table

KEPT_ACTIONS: Final = 64
"""How many actions of earlier states are kept to be tried where they may be illegal."""
TRIED_ACTIONS: Final = 8
LOOK_AHEAD: Final = 12
NONSENSE: Final = ["", " ", "nonsense", "p1", "chance", "move", "play 9", "done done", "\n"]


class BrokenPromise(RulesBug):
    """A game does not keep its word: which promise, what happened, and in which game."""

    def __init__(self, promise: str, detail: str, where: str) -> None:
        super().__init__(f"{promise}: {detail} ({where})")
        self.promise = promise
        self.detail = detail
        self.where = where


class Tally:
    """What a check has looked at."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.states = 0
        # Pairs of states that differ in hidden facts only and were played on side by side; and those where
        # the action or the outcome of one was impossible in the other.
        self.pairs = 0
        self.incomparable = 0
        self.refusals = 0
        self.endings: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        """Counts what another check has looked at."""
        self.games += other.games
        self.decisions += other.decisions
        self.states += other.states
        self.pairs += other.pairs
        self.incomparable += other.incomparable
        self.refusals += other.refusals
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number

    def encode(self) -> dict[str, object]:
        """All counts as JSON data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "states": self.states,
            "pairs": self.pairs,
            "incomparable": self.incomparable,
            "refusals": self.refusals,
            "endings": dict(sorted(self.endings.items())),
        }


class Checker(Generic[O, S, V]):
    """Checks one game. `encode_json` and `decode_json` write and read values for records."""

    def __init__(
        self,
        game: Game[O, S, V],
        encode_json: Callable[[object], str],
        decode_json: Callable[[str], object],
    ) -> None:
        self.game = game
        self.tally = Tally()
        self._encode_json = encode_json
        self._decode_json = decode_json
        self._where = ""
        self._kept: list[Action] = []

    def broken(self, promise: str, detail: str) -> BrokenPromise:
        """The error that says which promise was broken, how and where."""
        return BrokenPromise(promise, detail, self._where)

    def check(self, values: Mapping[str, object], seed: int | str, samples: int) -> None:
        """Plays one random game with these options; about `samples` of its states are looked at closely.

        Without samples only invariants, decisions and choices are tested, at twice the speed.
        """
        if samples:
            self.check_closely(values, seed, samples)
        else:
            self.check_invariants(values, seed)

    def check_invariants(self, values: Mapping[str, object], seed: int | str) -> None:
        """Plays one random game and tests the invariants at every decision."""
        game = self.game
        options = game.options(values)
        chance = SeededChance(seed)
        rng = Rng(f"check/{seed}")
        twin = Rng(f"check/{seed}")
        bound = game.decision_bound(options)
        state = game.setup(options, chance)
        before: S | None = None
        ply = 0
        while True:
            faults = game.faults(state, before)
            self._where = f"{game.id}, options {values}, seed {seed}, ply {ply}" if faults else ""
            if faults:
                raise self.broken("invariants", "; ".join(faults))
            actions = game.legal(state)
            if not actions:
                break
            if bound and ply >= bound:
                self._where = f"{game.id}, options {values}, seed {seed}, ply {ply}"
                raise self.broken("termination", f"more than {bound} decisions")
            action = sampled(actions, rng)
            if game.sample(state, twin) != action:
                self._where = f"{game.id}, options {values}, seed {seed}, ply {ply}"
                raise self.broken("sample", "not the choice that the list gives")
            before = game.copy(state)
            game.advance(state, action, chance)
            ply += 1
        self._where = f"{game.id}, options {values}, seed {seed}, ply {ply}"
        self.choices(options, state)
        self.tally.decisions += ply
        self.count(state)

    def check_closely(self, values: Mapping[str, object], seed: int | str, samples: int) -> None:
        """Plays one random game, tests all promises, and its record at the end."""
        game = self.game
        self._where = f"{game.id}, options {dict(values)}, seed {seed}, setup"
        table = open_table(game, values, SeededChance(seed), ["random"] * game.seats(game.options(values)))
        again = game.setup(table.options, SeededChance(seed))
        self.same("setup", game.encode_state(table.state), game.encode_state(again))
        self.options_round_trip(table.options)
        rng = Rng(f"check/{seed}")
        expected = 64
        bound = game.decision_bound(table.options)
        before: S | None = None
        while True:
            ply = len(table.record.plies)
            self._where = f"{game.id}, options {dict(values)}, seed {seed}, ply {ply}"
            faults = game.faults(table.state, before)
            if faults:
                raise self.broken("invariants", "; ".join(faults))
            actions = self.choices(table.options, table.state)
            # The number of plies is not known beforehand; samples get rarer as the game gets longer.
            expected = max(expected, ply)
            if rng.below(expected) < samples:
                self.look_closely(table, rng)
            if not actions:
                break
            if bound and ply >= bound:
                raise self.broken("termination", f"more than {bound} decisions")
            action = actions[rng.below(len(actions))]
            self.keep(action, rng)
            before = game.copy(table.state)
            decision = game.decision(table.state)
            assert decision is not None
            may_be_answered = game.may_be_answered(table.state, action)
            table.play(decision.seat, action)
            self.answers(table.state, may_be_answered)
            self.tally.decisions += 1
        self.replay(table)
        self.count(table.state)

    def answers(self, state: S, may_be_answered: bool) -> None:
        """A secret question comes only where everybody must expect one."""
        decision = self.game.decision(state)
        if decision is not None and decision.secret and not may_be_answered:
            raise self.broken("secret question", "asked where nobody must expect one")

    def count(self, state: S) -> None:
        """Adds a finished game to the tally."""
        result = self.game.result(state)
        assert result is not None
        self.tally.games += 1
        self.tally.endings[result.reason] = self.tally.endings.get(result.reason, 0) + 1

    def choices(self, options: O, state: S) -> list[Action]:
        """A decision has choices, none of them twice; the end has none, but a result."""
        game = self.game
        decision = game.decision(state)
        actions = game.legal(state)
        result = game.result(state)
        if (decision is None) != (not actions) or (decision is None) != (result is not None):
            raise self.broken("decision", "decision, choices and result do not agree on whether it is over")
        if len(set(actions)) != len(actions):
            raise self.broken("legal", "a choice is listed twice")
        if decision is not None and not 0 <= decision.seat < game.seats(options):
            raise self.broken("decision", f"there is no seat {decision.seat}")
        if result is not None and len(result.places) != game.seats(options):
            raise self.broken("result", "not one place per seat")
        return actions

    def keep(self, action: Action, rng: Rng) -> None:
        """Remembers some actions of other states, to try them where they are not legal."""
        if len(self._kept) < KEPT_ACTIONS:
            self._kept.append(action)
        else:
            self._kept[rng.below(KEPT_ACTIONS)] = action

    def look_closely(self, table: Table[O, S, V], rng: Rng) -> None:
        """The promises that are tested on a sample of states."""
        game = self.game
        state = table.state
        truth = game.encode_state(state)
        self.tally.states += 1
        self.state_round_trip(table.options, truth)
        self.notation(state)
        self.samples(state)
        self.refusals(state, truth, rng)
        self.copies(state, truth, rng)
        seats = game.seats(table.options)
        for seat in [None, *range(seats)]:
            self.knowledge(table.options, state, seat, rng)
        self.same("purity", truth, game.encode_state(state))

    def same(self, promise: str, a: object, b: object) -> None:
        """Two things that a promise says are equal are equal."""
        if a != b:
            raise self.broken(promise, difference(a, b))

    def options_round_trip(self, options: O) -> None:
        """Options and facts come back from JSON, and nobody's options tell what he may not know."""
        data = self.game.encode_options(options)
        text = self._encode_json(data)
        again = self._decode_json(text)
        assert isinstance(again, dict)
        self.same("options", data, self.game.encode_options(self.game.options(again)))
        facts = self.game.facts(options)
        self.same("facts as JSON", facts, self._decode_json(self._encode_json(facts)))
        for seat in [None, *range(self.game.seats(options))]:
            self.known_options(options, [] if seat is None else [seat])

    def known_options(self, options: O, seats: list[int]) -> None:
        """What some seats know of the options can be sent to them, and tells no more when asked again."""
        game = self.game
        known = game.known_options(options, seats)
        data = game.encode_options(known)
        again = self._decode_json(self._encode_json(data))
        assert isinstance(again, dict)
        read_back = game.options(again)
        self.same("known options", data, game.encode_options(read_back))
        self.same("known options", data, game.encode_options(game.known_options(read_back, seats)))
        self.same("facts by what is known", game.facts(options), game.facts(known))

    def state_round_trip(self, options: O, truth: dict[str, object]) -> None:
        """A state comes back from its JSON text."""
        data = self._decode_json(self._encode_json(truth))
        self.same("state as JSON", truth, data)
        self.same("state round trip", truth, self.game.encode_state(self.game.decode_state(options, data)))

    def notation(self, state: S) -> None:
        """Every choice has its own text, which reads back to it; nonsense cannot be read."""
        game = self.game
        texts: set[str] = set()
        for action in game.legal(state):
            text = game.notate(state, action)
            texts.add(text)
            if game.parse(state, text) != action:
                raise self.broken("notation", f"{text!r} reads back to another action")
        if len(texts) != len(game.legal(state)):
            raise self.broken("notation", "two choices have the same text")
        for text in NONSENSE:
            try:
                game.parse(state, text)
            except InvalidNotation:
                continue
            raise self.broken("notation", f"{text!r} can be read")

    def samples(self, state: S) -> None:
        """`sample` draws what the list gives, and uses the same random numbers."""
        actions = self.game.legal(state)
        rng = Rng(self._where)
        twin = Rng(self._where)
        for _ in range(TRIED_ACTIONS):
            if self.game.sample(state, twin) != sampled(actions, rng) or rng.word() != twin.word():
                raise self.broken("sample", "not the choice that the list gives, or other random numbers")

    def refusals(self, state: S, truth: dict[str, object], rng: Rng) -> None:
        """Whatever is not allowed is refused with rule and reason, and changes nothing."""
        game = self.game
        allowed = set(game.legal(state))
        for _ in range(min(TRIED_ACTIONS, len(self._kept))):
            action = self._kept[rng.below(len(self._kept))]
            if action in allowed:
                continue
            trial = game.copy(state)
            try:
                game.advance(trial, action, SeededChance(0))
            except IllegalAction as error:
                if not error.rule or not error.reason:
                    raise self.broken("refusal", "without rule or reason") from None
                self.same("refusal leaves no trace", truth, game.encode_state(trial))
                self.tally.refusals += 1
            else:
                # A game may accept more than it lists (City: wasteful payments), but it must stay sound.
                faults = game.faults(trial, state)
                if faults:
                    raise self.broken("unlisted action", "; ".join(faults))

    def copies(self, state: S, truth: dict[str, object], rng: Rng) -> None:
        """`copy` and `apply` leave the old state as it was, however far the new one is played."""
        game = self.game
        actions = game.legal(state)
        twin = game.copy(state)
        self.same("copy", truth, game.encode_state(twin))
        if not actions:
            return
        action = actions[rng.below(len(actions))]
        after, _ = game.apply(state, action, SeededChance("apply"))
        game.advance(twin, action, SeededChance("apply"))
        self.same("apply", game.encode_state(twin), game.encode_state(after))
        self.play_on(after, rng)
        self.same("old state untouched", truth, game.encode_state(state))

    def play_on(self, state: S, rng: Rng) -> None:
        """A few random actions, with the invariants tested."""
        game = self.game
        chance = SeededChance(rng.word())
        for _ in range(LOOK_AHEAD):
            actions = game.legal(state)
            if not actions:
                return
            before = game.copy(state)
            game.advance(state, actions[rng.below(len(actions))], chance)
            faults = game.faults(state, before)
            if faults:
                raise self.broken("invariants when playing on", "; ".join(faults))

    def knowledge(self, options: O, state: S, seat: int | None, rng: Rng) -> None:
        """What a seat knows, and only that, decides what it sees and may do."""
        game = self.game
        view = game.view(state, seat)
        data = game.encode_view(view)
        self.same("view as JSON", data, self._decode_json(self._encode_json(data)))
        known = game.known_options(options, [] if seat is None else [seat])
        self.same("view round trip", data, game.encode_view(game.decode_view(known, data)))
        other = game.determinise(view, rng)
        faults = game.faults(other)
        if faults:
            raise self.broken("determinise", "; ".join(faults))
        self.same("determinise", data, game.encode_view(game.view(other, seat)))
        if game.view(other, seat) != view:
            raise self.broken("determinise", "the views are not equal")
        decision = game.decision(state)
        if self.is_kept_from(state, seat):
            # The viewer takes this for the state before: there is nothing to compare.
            return
        if decision != game.decision(other):
            raise self.broken("determinise", "another decision is asked")
        if decision is None:
            return
        if decision.seat == seat and game.legal(other) != game.legal(state):
            raise self.broken("legality depends only on the view", f"choices of seat {seat} differ")
        self.side_by_side(state, other, seat, rng)
        if decision.seat == seat:
            self.play_on(other, rng)

    def side_by_side(self, state: S, other: S, seat: int | None, rng: Rng) -> None:
        """The same action with the same outcomes looks the same to a seat in states it cannot tell apart."""
        game = self.game
        actions = game.legal(state)
        action = actions[rng.below(len(actions))]
        recording = RecordingChance(SeededChance(rng.word()))
        if game.may_be_answered(state, action) != game.may_be_answered(other, action):
            raise self.broken("secret question", "whether one may come depends on what is hidden")
        one, events = self.advanced(state, action, recording)
        script = [(ask, outcome, "") for ask, outcome, _ in recording.outcomes]
        two = game.copy(other)
        other_events: list[Event] = []
        try:
            game.advance(two, action, ScriptedChance(script), other_events)
        except (IllegalAction, ImpossibleOutcome):
            self.tally.incomparable += 1
            return
        if self.is_kept_from(one, seat) or self.is_kept_from(two, seat):
            # The seat sees nothing yet where a secret question is asked.
            self.tally.incomparable += 1
            return
        seen = seen_events(events, seat)
        also = seen_events(other_events, seat)
        if self.told_apart(seen, also):
            self.tally.incomparable += 1
            return
        self.tally.pairs += 1
        self.same(
            "non-interference of views",
            game.encode_view(game.view(one, seat)),
            game.encode_view(game.view(two, seat)),
        )
        for event in seen:
            self.same("event round trip", event.encode(), decode_event(event.encode()).encode())

    def is_kept_from(self, state: S, seat: int | None) -> bool:
        """Whether a secret question is asked that `seat` may not know of."""
        decision = self.game.decision(state)
        return decision is not None and decision.secret and decision.seat != seat

    def told_apart(self, seen: list[Event], also: list[Event]) -> bool:
        """Whether the rules now showed the seat something hidden in which the states differ.

        Only an event that says so (`reveals`) may differ; any other difference is a leak.
        """
        for one, two in zip(seen, also, strict=False):
            if one.encode() != two.encode():
                if not (one.reveals or two.reveals):
                    raise self.broken("non-interference of events", f"{one} is not {two}")
                # From here on the seat knows the difference, and things may go different ways: in Drakon a
                # coin whose value it cannot see may win the game in one state and not in the other.
                return True
        if len(seen) != len(also):
            longer = seen if len(seen) > len(also) else also
            if not longer[min(len(seen), len(also))].reveals:
                raise self.broken("non-interference of events", f"{seen} is not {also}")
            return True
        return False

    def advanced(self, state: S, action: Action, chance: RecordingChance) -> tuple[S, list[Event]]:
        """A copy of the state after an action, and what happened."""
        after = self.game.copy(state)
        events: list[Event] = []
        self.game.advance(after, action, chance, events)
        return after, events

    def replay(self, table: Table[O, S, V]) -> None:
        """The record, written and read again, replays to the same end."""
        text = write(table.record, self._encode_json)
        record = read(text, self._decode_json)
        self.same("record", text, write(record, self._encode_json))
        replay = Replay(self.game, record)
        replay.finish()
        self.same("replay", self.game.encode_state(table.state), self.game.encode_state(replay.state))


def difference(a: object, b: object) -> str:
    """A short word on where two pieces of data differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *b]:
            if a.get(key) != b.get(key):
                return f"{key}: {difference(a.get(key), b.get(key))}"
    return f"{str(a)[:300]} is not {str(b)[:300]}"
