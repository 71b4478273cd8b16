"""The search keeps its limits, and finds what there is to find."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bots.positions import GAME_IDS, game_of, position, question
from games.legends import table_language as legends
from obelisk.bots.base import Budget
from obelisk.bots.brain import brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.chances import chance
from obelisk.bots.hints import PASSING, deeds_of, hints
from obelisk.bots.search.blur import FIELD, BlurredPlanner
from obelisk.bots.search.drakon import DrakonGuide
from obelisk.bots.search.horizon import MOST_PLANS
from obelisk.bots.search.ismcts import Tree
from obelisk.bots.search.legends import LegendsGuide
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Candidate, Worlds
from obelisk.bots.search.plan import NoChance, Plan, best_first, play_plan
from obelisk.bots.search.turn import FORCED, AllActions, TurnPlanner
from obelisk.bots.spec import make_bot
from obelisk.bots.thinkers import GreedyBot, SearchBot, Thought
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.core.decision import Decision
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng
from obelisk.games.city import rules as city_rules
from obelisk.games.city.grid import COURTYARD_CELL
from obelisk.games.city.public import MOVEMENT, OFFERING


class SlowThoughts:
    """An evaluation that takes a millisecond each time, on a clock that nothing else moves."""

    def __init__(self, evaluation: Evaluation[Any]) -> None:
        self.id = evaluation.id
        self.batch = evaluation.batch
        self.evaluation = evaluation
        self.milliseconds = 0

    def values(self, states: list[Any], seat: int) -> list[float]:
        self.milliseconds += len(states)
        return self.evaluation.values(states, seat)

    def now(self) -> float:
        return self.milliseconds / 1000.0


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize(
    "spec",
    [
        "casual:ms=7",
        "greedy:ms=7",
        "turn:ms=7",
        "search:ms=7,turns=1",
        "search:ms=7,turns=1,method=ismcts",
        "search:ms=60,width=3,turns=2",
        "search:ms=60,width=3,turns=2,method=ismcts",
    ],
)
def test_a_bot_stops_on_time(id: str, spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at a position takes a millisecond; two more may be under way when time is up."""
    game = game_of(id)
    brain = brain_of(game)
    slow = SlowThoughts(brain.evaluations[brain.default])
    monkeypatch.setitem(brain.evaluations, brain.default, slow)
    budget = int(spec.partition("ms=")[2].partition(",")[0])
    for decisions in (0, 10):
        view, legal = question(id, decisions)
        slow.milliseconds = 0
        action = make_bot(spec, game, 1, slow.now).choose(view, legal, Budget())
        assert action in legal
        assert slow.milliseconds <= budget + 2
        assert len(legal) == 1 or slow.milliseconds > 0


def test_a_budget_stops_bots_that_have_no_limit_of_their_own() -> None:
    view, legal = question("drakon", 6)
    game = game_of("drakon")
    brain = brain_of(game)
    slow = SlowThoughts(brain.evaluations[brain.default])
    bot = GreedyBot(game, slow, AllActions(), "1", Thought(clock=slow.now))
    bot.choose(view, legal, Budget())
    assert slow.milliseconds == len(legal)
    slow.milliseconds = 0
    bot.choose(view, legal, Budget(milliseconds=5))
    assert slow.milliseconds == 5 < len(legal)


def test_the_tighter_limit_counts() -> None:
    view, legal = question("city", 0)
    bot = make_bot("search:sims=1000000,width=2,turns=0", game_of("city"), 1)
    bot.choose(view, legal, Budget(simulations=3))
    assert getattr(bot, "simulations", 0) == 3


def test_a_limit_is_used_up_by_simulations() -> None:
    limit = Limit(0, 2)
    assert limit.used() == 0.0
    limit.count()
    assert limit.used() == 0.5
    limit.count()
    assert limit.is_over()


@pytest.mark.parametrize("id", GAME_IDS)
def test_plans_are_legal_lines(id: str) -> None:
    """Every action of a plan is legal where it is played, and only its last may ask chance."""
    game = game_of(id)
    brain = brain_of(game)
    evaluation = brain.evaluations[brain.default]
    for decisions, quick in ((0, False), (11, False), (11, True)):
        planner = brain.planner(game, evaluation, quick)
        state = position(id, decisions)
        before = game.encode_state(state)
        decision = game.decision(state)
        assert decision is not None
        plans = planner.plans(state, 8, Limit(0, 0))
        assert plans
        assert game.encode_state(state) == before
        assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
        for plan in plans:
            line = game.copy(state)
            asked = NoChance()
            for action in plan.actions:
                assert not asked.asked
                now = game.decision(line)
                assert now is not None
                assert now.seat == decision.seat
                assert action in game.legal(line)
                game.advance(line, action, asked)


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_planner_plays_its_best_plan(id: str) -> None:
    """Also where it plays what leaves no choice at once, not planned before: same luck, same end."""
    game = game_of(id)
    brain = brain_of(game)
    planner = brain.planner(game, brain.evaluations[brain.default], True)
    forced = 0
    for decisions in range(3, 27, 2):
        planned = position(id, decisions)
        played = game.copy(planned)
        forced += len(game.legal(planned)) == 1
        play_plan(game, planned, planner.plans(planned, 1, Limit(0, 0))[0].actions, SeededChance("luck"))
        planner.play(played, SeededChance("luck"), Limit(0, 0))
        assert game.encode_state(played) == game.encode_state(planned)
    assert forced > 0 or id != "legends"


def test_a_plan_goes_through_actions_without_a_choice() -> None:
    """Where a plan of Legends stops, its seat has a choice again, or it is not its move any more."""
    game = game_of("legends")
    state = position("legends", 40)
    decision = game.decision(state)
    assert decision is not None
    planner = brain_of(game).planner(game, brain_of(game).evaluations["legends-v1"], False)
    stops = 0
    for plan in planner.plans(state, 20, Limit(0, 0)):
        line = game.copy(state)
        chance = NoChance()
        for action in plan.actions:
            game.advance(line, action, chance)
        now = game.decision(line)
        if not chance.asked and now is not None and now.seat == decision.seat:
            assert len(game.legal(line)) > 1
        stops += 1
    assert stops > 1


class Orders:
    """Takes 2 and one of 1 and 3, in any order; then a choice. The state is what was taken."""

    FOLLOWING: Final = {(): [1, 2, 3], (1,): [2], (3,): [2], (2,): [1, 3]}

    def copy(self, state: list[int]) -> list[int]:
        return state.copy()

    def legal(self, state: list[int]) -> list[int]:
        return self.FOLLOWING.get(tuple(state), [8, 9])

    def decision(self, state: list[int]) -> Decision:
        return Decision(0, "take")

    def advance(self, state: list[int], action: int, chance: NoChance) -> None:
        state.append(action)

    batch = 1

    def values(self, states: list[list[int]], seat: int) -> list[float]:
        return [0.9 if state == [2] else 0.5 for state in states]


def test_there_is_a_plan_even_if_everything_was_seen_before() -> None:
    """The best first step leads only to what two worse ones have led to already, which were not followed."""
    orders: Any = Orders()
    planner = TurnPlanner(orders, orders, AllActions(), 60, 1, 12)
    assert [plan.actions for plan in planner.plans([], 1, Limit(0, 0))] == [[2]]


def test_a_search_does_not_think_twice_about_one_plan() -> None:
    """Also not when a planned action was the only one: in Legends most phases only end."""
    game = game_of("legends")
    state = game.setup(game.options({}), SeededChance("twice"))
    bots = [SearchBot(game, search_of(game), Rng(f"{seat}"), Thought(simulations=9)) for seat in range(2)]
    chance = SeededChance("twice")
    thoughts = 0
    for _ in range(120):
        decision = game.decision(state)
        assert decision is not None
        bot = bots[decision.seat]
        before = bot.simulations
        action = bot.choose(game.view(state, decision.seat), game.legal(state), Budget())
        thoughts += bot.simulations > before
        game.advance(state, action, chance)
    assert 8 <= thoughts <= 18


class Round:
    """Some seats by turns, each with one action. The state is who has acted."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def determinise(self, view: list[int], rng: Rng) -> list[int]:
        return view.copy()

    def copy(self, state: list[int]) -> list[int]:
        return state.copy()

    def legal(self, state: list[int]) -> list[int]:
        return [1]

    def decision(self, state: list[int]) -> Decision:
        return Decision(len(state) % self.seats, "act")

    def advance(self, state: list[int], action: int, chance: NoChance) -> None:
        state.append(len(state) % self.seats)


class Ends:
    """An evaluation that remembers what it was asked about."""

    def __init__(self) -> None:
        self.id = "ends"
        self.batch = 1
        self.seen: list[list[int]] = []

    def values(self, states: list[list[int]], seat: int) -> list[float]:
        self.seen.extend(state.copy() for state in states)
        return [0.5] * len(states)


def ends_of(search: Any, seats: int, turns: int) -> list[list[int]]:
    """Where the playouts of a search for the first seat end."""
    game: Any = Round(seats)
    planner = TurnPlanner(game, Ends(), AllActions(), 60, 4, 1)
    ends = Ends()
    explore = [0.1] if search is Tree else []
    search(game, planner, planner, ends, 1, turns, *explore).run([], 0, Rng("round"), Limit(0, 1))
    assert ends.seen
    return ends.seen


@pytest.mark.parametrize(
    ("turns", "end"),
    [(0, [0]), (1, [0, 1, 2]), (2, [0, 1, 2, 0]), (3, [0, 1, 2, 0, 1, 2]), (20, [0, 1, 2] * 10 + [0])],
)
@pytest.mark.parametrize("search", [Worlds, Tree])
def test_the_turns_of_all_others_count_as_one(search: Any, turns: int, end: list[int]) -> None:
    """With three seats as with two, a playout of two turns sees the own next turn."""
    assert all(seen == end for seen in ends_of(search, 3, turns))


@pytest.mark.parametrize("search", [Worlds, Tree])
def test_who_is_never_answered_comes_to_an_end(search: Any) -> None:
    """In Drakon a seat whose rivals have nothing left to do moves again and again."""
    longest = (MOST_PLANS + 1) * FORCED
    assert all(len(seen) <= longest for seen in ends_of(search, 1, 2))


def search_of(game: Any) -> Worlds:
    brain = brain_of(game)
    evaluation = brain.evaluations[brain.default]
    planner = brain.planner(game, evaluation, False)
    return Worlds(game, planner, brain.planner(game, evaluation, True), evaluation, 3, 1)


@pytest.mark.parametrize("id", GAME_IDS)
def test_evaluations_are_chances(id: str) -> None:
    game = game_of(id)
    brain = brain_of(game)
    evaluation = brain.evaluations[brain.default]
    for decisions in (0, 10, 40, 10_000):
        state = position(id, decisions)
        for seat in range(2):
            assert 0.0 <= evaluation.values([state], seat)[0] <= 1.0


def test_who_is_far_ahead_still_sees_a_difference() -> None:
    assert chance([200.0, 0.0], 0, 1.6) < chance([205.0, 0.0], 0, 1.6) < 1.0
    assert chance([0.0, 0.0, 0.0], 2, 3.0) == pytest.approx(1 / 3)


def test_city_takes_the_offering_that_wins() -> None:
    game = game_of("city")
    state = position("city", 0)
    seat = state.active
    needed = state.options.offerings_to_win
    state.obelisk = [seat] * (needed - 1)
    state.supply[seat] -= needed - 1
    state.crystals[seat] = 30
    state.figures[seat] = COURTYARD_CELL
    for spec in ("turn", "search:sims=6,width=3,turns=1"):
        played = game.copy(state)
        bot = make_bot(spec, game, 1)
        while game.decision(played) is not None:
            decision = game.decision(played)
            assert decision is not None
            assert decision.seat == seat
            action = bot.choose(game.view(played, seat), list(game.legal(played)), Budget())
            city_rules.advance(played, Deal(NoChance()), action)
        result = game.result(played)
        assert result is not None
        assert result.winners == [seat]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_who_looks_one_action_ahead_walks_to_where_an_offering_can_be_made(seed: int) -> None:
    """Before a turn two steps away is as good as there; in the middle of it only being there counts."""
    game = game_of("city")
    state = position("city", 0)
    seat = state.active
    state.crystals[seat] = state.options.prices[0]
    state.hands = [0] * len(state.hands)
    state.hand_sizes = [0] * len(state.hand_sizes)
    state.figures[seat] = COURTYARD_CELL - 2
    bot = make_bot("greedy", game, seed)
    while state.phase in (MOVEMENT, OFFERING):
        action = bot.choose(game.view(state, seat), list(game.legal(state)), Budget())
        city_rules.advance(state, Deal(NoChance()), action)
    assert state.obelisk == [seat]


def test_plans_of_legends_are_told_apart_though_all_begin_with_a_phase_left() -> None:
    """With one for each action there would be a single one."""
    game = game_of("legends")
    view, _ = question("legends", 0)
    found = hints(game, view, Budget(simulations=40), 6, "1", by_plan=True)
    assert {hint.action for hint in found} == {"done"}
    plans = {tuple(deeds_of(hint.line)) for hint in found}
    assert len(plans) == len(found) > 2
    assert not any(PASSING in plan for plan in plans)
    assert len(hints(game, view, Budget(simulations=40), 6, "1")) == 1


def test_hints_are_legal_distinct_and_ordered() -> None:
    game = game_of("city")
    view, _ = question("city", 0)
    found = hints(game, view, Budget(simulations=12), 4, "1")
    again = hints(game, view, Budget(simulations=12), 4, "1")
    assert [hint.encode() for hint in found] == [hint.encode() for hint in again]
    assert 1 <= len(found) <= 4
    assert len({hint.action for hint in found}) == len(found)
    assert all(0.0 <= hint.chance <= 1.0 and hint.line[0] == hint.action for hint in found)


class Tried:
    """A search that is over: of its plans the first was lucky and dropped early, the last has won."""

    def __init__(self, plans: list[Plan]) -> None:
        self.candidates = [Candidate(plan) for plan in plans]
        for candidate, trials, mean in zip(self.candidates, [4, 12, 12], [0.9, 0.45, 0.5], strict=True):
            candidate.trials = trials
            candidate.total = trials * mean
        self.best: Candidate | None = self.candidates[2]

    def run(self, view: object, seat: int, rng: Rng, limit: Limit) -> None:
        """All has been tried."""


def test_a_plan_dropped_early_stands_below_the_finalists() -> None:
    game = game_of("city")
    view, legal = question("city", 0)
    search = Tried([Plan([action], 0.5) for action in legal[:3]])
    bot = SearchBot(game, search, Rng(1), Thought())
    found = bot.estimates(view, Budget())
    assert [estimate.trials for estimate in found] == [12, 12, 4]
    assert [estimate.actions for estimate in found] == [[legal[2]], [legal[1]], [legal[0]]]


def test_what_was_dropped_in_an_earlier_round_stands_below_though_it_was_tried_as_often() -> None:
    """With one world for all of them, luck in it would decide; the search ranks by more than that."""
    game = game_of("drakon")
    brain = brain_of(game)
    evaluation = brain.evaluations[brain.default]
    planner, quick = (brain.planner(game, evaluation, is_quick) for is_quick in (False, True))
    view, legal = question("drakon", 20)
    assert len(legal) > 8
    for seed in range(6):
        search = Worlds(game, planner, quick, evaluation, 8, 2)
        found = SearchBot(game, search, Rng(seed), Thought()).estimates(view, Budget(simulations=8))
        lines = [estimate.actions for estimate in found]
        rounds = {tuple(each.plan.actions): each.rounds for each in search.candidates}
        order = [rounds[tuple(line)] for line in lines]
        assert {estimate.trials for estimate in found} == {1}
        assert order == sorted(order, reverse=True)
        assert order == [3, 2, 1, 1, 0, 0, 0, 0]


def test_hints_are_not_blurred() -> None:
    game = game_of("drakon")
    view, _ = question("drakon", 12)
    told = [
        [hint.encode() for hint in hints(game, view, Budget(simulations=12), 4, "1", f"search:width=4{blur}")]
        for blur in ("", ",spread=0.5")
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("method", ["pimc", "ismcts"])
def test_a_hint_for_the_only_action_is_tried_out_too(method: str) -> None:
    game = game_of("legends")
    state = position("legends", 0)
    decision = game.decision(state)
    assert decision is not None
    while len(game.legal(state)) > 1:
        game.advance(state, game.legal(state)[0], SeededChance("only"))
        decision = game.decision(state)
        assert decision is not None
    view = game.view(state, decision.seat)
    found = hints(game, view, Budget(simulations=9), 4, "1", f"search:width=3,turns=1,method={method}")
    assert [(hint.action, hint.trials > 0) for hint in found] == [
        (game.notate(state, game.legal(state)[0]), True)
    ]


def test_placements_that_nobody_reaches_are_left_out() -> None:
    """Of the many placements in Drakon those in reach stay, and one waiting move of each kind."""
    game = game_of("drakon")
    state = position("drakon", 30)
    legal = list(game.legal(state))
    kept = DrakonGuide().worth_trying(state, legal)
    assert set(kept) <= set(legal)
    assert 0 < len(kept) < len(legal)
    moves = [action for action in legal if game.notate(state, action).startswith("move")]
    assert set(moves) <= set(kept)


@pytest.mark.parametrize("players", [2, 4])
def test_playouts_of_drakon_lay_chambers_before_all_heroes(players: int) -> None:
    """Playouts used to see only what lies before the own hero and pays: nobody barred another there."""
    game = game_of("drakon")
    brain = brain_of(game)
    evaluation = brain.evaluations["drakon-v3"]
    quick = brain.planner(game, evaluation, True)
    chance = SeededChance("heroes")
    state = game.setup(game.options({"players": players}), chance)
    random_prefix(game, state, chance, Rng("heroes"), 30)
    kept = set(DrakonGuide().worth_trying(state, list(game.legal(state))))
    found = {plan.actions[0] for plan in quick.plans(state, 1000, Limit(0, 1))}
    placements = {action for action in kept if game.notate(state, action).startswith("place")}
    assert placements
    assert placements <= found


def test_some_playouts_stop_where_a_bluff_may_be_called_whatever_lies_there() -> None:
    """The hand of the seat that is asked decides, since a caller must not know the bluff (LEG-12.6)."""
    stopped: set[bool] = set()
    for turn in range(2, 12):
        answers: set[int] = set()
        for bluff in ("buka-07", "buka-04"):
            ann = legends.seat(hand="power-5", support=f"bluff:{bluff}")
            table = legends.given(ann, legends.seat(combat="power-1*", hand="hoax-01"), turn=turn)
            table.play("continue", "play power-5", "done", "done", "announce fire")
            assert table.choices == ["call", "accept"]
            legal = game_of("legends").legal(table.state)
            assert LegendsGuide(False).worth_trying(table.state, legal) == legal
            answers.add(len(LegendsGuide(True).worth_trying(table.state, legal)))
        assert answers in ({0}, {2})
        stopped.add(answers == {0})
    assert stopped == {True, False}


def test_a_blurred_planner_says_the_same_plans_in_another_order() -> None:
    """The more it is blurred, the worse are the plans it finds best; not blurred at all, none is worse."""
    game = game_of("drakon")
    brain = brain_of(game)
    planner = brain.planner(game, brain.evaluations[brain.default], False)
    state = position("drakon", 30)
    sharp = planner.plans(state, FIELD, Limit(0, 0))
    worths = {tuple(plan.actions): plan.value for plan in sharp}
    lost = []
    for spread in (0.0, 0.01, 0.1):
        blurred = BlurredPlanner(planner, spread, Rng("blur"))
        found = [blurred.plans(state, 3, Limit(0, 0)) for _ in range(60)]
        assert all(
            [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
            for plans in found
        )
        lost.append(sum(sharp[0].value - worths[tuple(plans[0].actions)] for plans in found))
    assert lost[0] == 0.0 < lost[1] < lost[2]


def test_the_best_come_first() -> None:
    plans = [Plan([], 0.1), Plan([], 0.5), Plan([], 0.3)]
    assert [plan.value for plan in best_first(plans, 2)] == [0.5, 0.3]


def test_a_place_with_many_slots_is_looked_at_in_time() -> None:
    """The Main Hall has eight slots of value 1; all ways to fill it would be thousands."""
    game = game_of("city")
    options = game.options({"players": 2, "expansion": True})
    state = game.setup(options, SeededChance("hall"))
    hall = next(i for i, building in enumerate(options.buildings) if building.id == "main_hall")
    state.figures[state.active] = state.tiles.index(hall)
    for kind in range(22):
        state.hands[state.active * 22 + kind] = 1
    state.hand_sizes[state.active] = 22
    planner = brain_of(game).planner(game, brain_of(game).evaluations["city-v1"], False)
    plans = planner.plans(state, 100_000, Limit(0, 0))
    assert 10 < len(plans) < 4000
