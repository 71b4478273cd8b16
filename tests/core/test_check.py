"""The contract finds every broken promise: a toy game breaks them one by one."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from core.toy_game import KEEP, SWAP, Options, State, Toy, View
from obelisk.core.chance import Chance, SeededChance
from obelisk.core.check import BrokenPromise, Checker, Tally, difference
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.errors import IllegalAction
from obelisk.core.event import Event
from obelisk.core.game import NO_ACTION
from obelisk.core.playout import random_playout, random_prefix
from obelisk.core.rng import Rng


def run(game: Toy, games: int = 40, samples: int = 64) -> Tally:
    checker = Checker(game, json.dumps, json.loads)
    for seed in range(games):
        checker.check({"highest": 7}, seed, samples)
    return checker.tally


def broken(game: Toy) -> str:
    with pytest.raises(BrokenPromise) as caught:
        run(game)
    assert "seed" in caught.value.where
    return caught.value.promise


def test_a_sound_game_passes() -> None:
    tally = run(Toy())
    assert (tally.games, tally.decisions) == (40, 80)
    assert tally.states == 120
    assert tally.pairs > 100
    assert tally.incomparable > 0
    assert tally.refusals > 0
    assert tally.endings == {"compared": 40}


def test_tallies_add_up() -> None:
    total = Tally()
    total.add(run(Toy(), 2))
    total.add(run(Toy(), 3))
    assert total.encode()["games"] == 5
    assert total.endings == {"compared": 5}


def test_setup_must_depend_on_options_and_chance_only() -> None:
    class Restless(Toy):
        setups = 0

        def setup(self, options: Options, chance: Chance, events: list[Event] | None = None) -> State:
            state = super().setup(options, chance, events)
            self.setups += 1
            if self.setups % 2:
                state.hands.reverse()
            return state

    assert broken(Restless()) == "setup"


def test_options_must_come_back() -> None:
    class Forgetful(Toy):
        def options(self, values: Mapping[str, object]) -> Options:
            return Options(super().options(values).highest + 1)

    class Sets(Toy):
        def facts(self, options: Options) -> dict[str, object]:
            return {"cards": (1, 2)}

    assert broken(Forgetful()) == "options"
    assert broken(Sets()) == "facts as JSON"


def test_invariants_are_tested_at_every_decision() -> None:
    class Faulty(Toy):
        def faults(self, state: State, before: State | None = None) -> list[str]:
            return ["TOY-9: swapped"] if state.open else []

    with pytest.raises(BrokenPromise, match="invariants: TOY-9: swapped"):
        run(Faulty(), samples=0)
    assert broken(Faulty()) == "invariants when playing on"
    with pytest.raises(BrokenPromise, match="invariants: TOY-9: swapped"):
        run(Faulty(), samples=1)


def test_decision_choices_and_result_must_agree() -> None:
    class Endless(Toy):
        def decision(self, state: State) -> Decision | None:
            return Decision(state.turn % 2, "swap")

    class Silent(Toy):
        def result(self, state: State) -> Result | None:
            return None

    assert broken(Endless()) == "decision"
    assert broken(Silent()) == "decision"


def test_seats_and_places_must_exist() -> None:
    class Third(Toy):
        def decision(self, state: State) -> Decision | None:
            return Decision(2, "swap") if state.turn < 2 else None

    class Short(Toy):
        def result(self, state: State) -> Result | None:
            return Result("compared", [], [1], {}) if state.turn >= 2 else None

    assert broken(Third()) == "decision"
    assert broken(Short()) == "result"


def test_no_choice_twice() -> None:
    class Stutter(Toy):
        def legal(self, state: State) -> list[Action]:
            return [KEEP, KEEP] if state.turn < 2 else []

    assert broken(Stutter()) == "legal"


def test_samples_must_be_what_the_list_gives() -> None:
    class Stubborn(Toy):
        def sample(self, state: State, rng: Rng) -> Action:
            return SWAP if state.turn < 2 and rng.below(2) >= 0 else NO_ACTION

    class Wasteful(Toy):
        def sample(self, state: State, rng: Rng) -> Action:
            action = super().sample(state, rng)
            rng.word()
            return action

    class Tireless(Toy):
        def sample(self, state: State, rng: Rng) -> Action:
            return super().sample(state, rng) if state.turn < 2 else KEEP

    for game in (Stubborn(), Wasteful(), Tireless()):
        assert broken(game) == "sample"
    for game in (Stubborn(), Wasteful()):
        with pytest.raises(BrokenPromise, match=r"sample: .*seed"):
            run(game, samples=0)


def test_games_must_end_within_their_bound() -> None:
    class Brief(Toy):
        def decision_bound(self, options: Options) -> int:
            return 1

    class Unbounded(Toy):
        def decision_bound(self, options: Options) -> int:
            return 0

    assert broken(Brief()) == "termination"
    with pytest.raises(BrokenPromise, match="termination: more than 1 decisions"):
        run(Brief(), samples=0)
    run(Unbounded(), 3)
    run(Unbounded(), 3, samples=0)


def test_states_must_come_back() -> None:
    class Lossy(Toy):
        def decode_state(self, options: Options, data: object) -> State:
            state = super().decode_state(options, data)
            state.turn = 0
            return state

    class Tuples(Toy):
        def encode_state(self, state: State) -> dict[str, object]:
            return {**super().encode_state(state), "hands": tuple(state.hands)}

    assert broken(Lossy()) == "state round trip"
    assert broken(Tuples()) == "state as JSON"


def test_notation_must_come_back() -> None:
    class Mumble(Toy):
        def notate(self, state: State, action: Action) -> str:
            return "keep"

    class Guess(Toy):
        def parse(self, state: State, text: str) -> Action:
            return KEEP if text == "keep" else SWAP

    class Same(Toy):
        def notate(self, state: State, action: Action) -> str:
            return f"{super().notate(state, action)}"

        def legal(self, state: State) -> list[Action]:
            return [KEEP, SWAP, Action(2)] if state.turn < 2 else []

        def parse(self, state: State, text: str) -> Action:
            return self.next_parse(text)

        def next_parse(self, text: str) -> Action:
            self.swaps = getattr(self, "swaps", 1)
            if text == "swap":
                self.swaps = 3 - self.swaps
                return Action(3 - self.swaps)
            return super().parse(State(Options(6)), text)

    assert broken(Mumble()) == "notation"
    assert broken(Guess()) == "notation"
    assert broken(Same()) == "notation"


def test_refusals_must_leave_no_trace_and_say_why() -> None:
    class Messy(Toy):
        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            if state.turn >= 2:
                state.open.append(1)
            super().advance(state, action, chance, events)

    class Curt(Toy):
        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            if state.turn >= 2:
                raise IllegalAction("", "")
            super().advance(state, action, chance, events)

    class Lax(Toy):
        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            if state.turn >= 2:
                state.open.append(state.hands[0])
                return
            super().advance(state, action, chance, events)

    assert broken(Messy()) == "refusal leaves no trace"
    assert broken(Curt()) == "refusal"
    assert broken(Lax()) == "unlisted action"


def test_a_game_may_accept_more_than_it_lists() -> None:
    class Generous(Toy):
        def legal(self, state: State) -> list[Action]:
            return [KEEP] if state.turn == 1 else super().legal(state)

    run(Generous(), 20)


def test_copies_must_be_equal_and_share_nothing() -> None:
    class Alias(Toy):
        def copy(self, state: State) -> State:
            other = super().copy(state)
            other.open = state.open
            return other

    class Blur(Toy):
        def copy(self, state: State) -> State:
            other = super().copy(state)
            other.open = []
            return other

    class Rough(Toy):
        def apply(self, state: State, action: Action, chance: Chance) -> tuple[State, list[Event]]:
            return super().apply(state, KEEP, chance)

    assert broken(Alias()) in ("old state untouched", "apply", "invariants when playing on")
    assert broken(Blur()) in ("copy", "apply")
    assert broken(Rough()) == "apply"


def test_views_must_come_back() -> None:
    class Tuples(Toy):
        def encode_view(self, view: View) -> dict[str, object]:
            return {**super().encode_view(view), "open": tuple(view.open)}

    class Lossy(Toy):
        def decode_view(self, options: Options, data: object) -> View:
            view = super().decode_view(options, data)
            view.turn = 0
            return view

    assert broken(Tuples()) == "view as JSON"
    assert broken(Lossy()) == "view round trip"


def test_determinised_states_must_fit_the_view() -> None:
    class Careless(Toy):
        def determinise(self, view: View, rng: Rng) -> State:
            state = super().determinise(view, rng)
            state.hands.reverse()
            return state

    class Double(Toy):
        def determinise(self, view: View, rng: Rng) -> State:
            state = super().determinise(view, rng)
            state.hands = [state.hands[0], state.hands[0]] if view.seat == 0 else state.hands
            return state

    class Late(Toy):
        def determinise(self, view: View, rng: Rng) -> State:
            state = super().determinise(view, rng)
            state.turn += 1
            return state

        def view(self, state: State, seat: int | None) -> View:
            view = super().view(state, seat)
            view.turn = 0
            return view

    class Unequal(Toy):
        def view(self, state: State, seat: int | None) -> View:
            return Odd(state.options, seat, state.turn, super().view(state, seat).hand, state.open.copy())

    class Odd(View):
        def __eq__(self, other: object) -> bool:
            return False

        def __hash__(self) -> int:
            return 0

    assert broken(Careless()) == "determinise"
    assert broken(Double()) == "determinise"
    assert broken(Late()) == "determinise"
    assert broken(Unequal()) == "determinise"


def test_choices_must_not_depend_on_hidden_facts() -> None:
    class Cheat(Toy):
        def legal(self, state: State) -> list[Action]:
            if state.turn >= 2:
                return []
            return [KEEP] if state.hands[1 - state.turn] > 5 else [KEEP, SWAP]

    assert broken(Cheat()) == "legality depends only on the view"


def test_events_must_not_leak() -> None:
    class Gossip(Toy):
        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            if events is not None:
                events.append(Event("gossip", {"card": state.hands[1 - state.turn]}))
            super().advance(state, action, chance, events)

    class Telling(Toy):
        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            if events is not None and state.hands[1 - state.turn] > 3:
                events.append(Event("gossip", {}))
            super().advance(state, action, chance, events)

    assert broken(Gossip()) == "non-interference of events"
    assert broken(Telling()) == "non-interference of events"


def test_one_more_event_is_a_leak_unless_it_reveals() -> None:
    class Postscript(Toy):
        reveals = False

        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            seat = state.turn
            super().advance(state, action, chance, events)
            if events is not None and state.hands[1 - seat] > 3:
                events.append(Event("postscript", {}, reveals=self.reveals))

    assert broken(Postscript()) == "non-interference of events"
    honest = Postscript()
    honest.reveals = True
    assert run(honest).incomparable > run(Toy()).incomparable


def test_a_secret_question_is_not_told_to_others() -> None:
    class Secret(Toy):
        """The first seat always keeps; that the second is asked is kept from everybody else."""

        def decision(self, state: State) -> Decision | None:
            if state.turn == 1:
                return Decision(1, "swap", secret=True)
            return super().decision(state)

        def legal(self, state: State) -> list[Action]:
            return [KEEP] if state.turn == 0 else super().legal(state)

        def may_be_answered(self, state: State, action: Action) -> bool:
            return state.turn == 0

        def view(self, state: State, seat: int | None) -> View:
            view = super().view(state, seat)
            if state.turn == 1 and seat != 1:
                view.turn = 0
            return view

    class Open(Secret):
        def decision(self, state: State) -> Decision | None:
            return Toy.decision(self, state)

    class Sudden(Secret):
        def may_be_answered(self, state: State, action: Action) -> bool:
            return False

    class Telling(Secret):
        def may_be_answered(self, state: State, action: Action) -> bool:
            return state.turn == 0 and state.hands[1] > 3

    assert run(Secret()).games == 40
    assert broken(Open()) == "determinise"
    assert broken(Sudden()) == "secret question"
    assert broken(Telling()) == "secret question"


def test_what_is_known_of_options_tells_no_more_when_asked_again() -> None:
    class Growing(Toy):
        def known_options(self, options: Options, seats: list[int]) -> Options:
            return Options(options.highest + 1)

    assert broken(Growing()) == "known options"


def test_views_must_not_leak() -> None:
    class Window(Toy):
        """The other hand shows once a card lies open, and is guessed so that the view looks consistent."""

        def advance(
            self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
        ) -> None:
            super().advance(state, action, chance, events)
            if state.turn == 1 and action == KEEP:
                state.open.append(8 if state.hands[1] > 3 else 9)

        def options(self, values: Mapping[str, object]) -> Options:
            return Options(9)

        def encode_options(self, options: Options) -> dict[str, object]:
            return {}

        def pick(self, state: State, ask: int, chance: Chance) -> int:
            pool = state.pool()
            pool[0] = pool[8] = pool[9] = 0
            return chance.pick(ask, pool, sum(pool))

        def determinise(self, view: View, rng: Rng) -> State:
            state = super().determinise(view, rng)
            while 8 in state.hands or 9 in state.hands:
                state = super().determinise(view, rng)
            return state

    assert broken(Window()) == "non-interference of views"


def test_looking_must_not_change_anything() -> None:
    class Clumsy(Toy):
        looks = 0

        def view(self, state: State, seat: int | None) -> View:
            view = super().view(state, seat)
            self.looks += 1
            if self.looks > 6:
                state.turn = 2
            return view

    assert broken(Clumsy()) in ("purity", "determinise")


def test_replays_must_end_in_the_same_state() -> None:
    class Moody(Toy):
        setups = 0

        def setup(self, options: Options, chance: Chance, events: list[Event] | None = None) -> State:
            state = super().setup(options, chance, events)
            self.setups += 1
            if self.setups == 3:
                state.open.append(7)
            return state

        def result(self, state: State) -> Result | None:
            return Result("compared", [], [1, 1], {}) if state.turn >= 2 else None

    with pytest.raises(BrokenPromise) as caught:
        Checker(Moody(), json.dumps, json.loads).check_closely({"highest": 9}, 5, 0)
    assert caught.value.promise == "replay"


def test_differences_are_short() -> None:
    assert difference({"a": 1, "b": {"c": 2}}, {"a": 1, "b": {"c": 3}}) == "b: c: 2 is not 3"
    assert difference({"a": 1}, {"a": 1}) == "{'a': 1} is not {'a': 1}"


def test_random_play_goes_to_the_end() -> None:
    game = Toy()
    state = game.setup(game.options({}), SeededChance(1))
    assert random_prefix(game, state, SeededChance(1), Rng(1), 1) == 1
    assert random_playout(game, state, SeededChance(1), Rng(1)) == 1
    assert random_prefix(game, state, SeededChance(1), Rng(1), 5) == 0
