"""Drafted decks in a match: between the games each player may change the deck within the own pool.
[LEG-19.13]
"""

from __future__ import annotations

import json

import pytest

from obelisk.core.chance import SeededChance
from obelisk.core.check import Checker
from obelisk.core.deal import Deal
from obelisk.core.errors import IllegalAction, InvalidOptions
from obelisk.core.event import Event, seen_events
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, words
from obelisk.games.legends.deckbuilding.deck import DRAFTED
from obelisk.games.legends.deckbuilding.random_decks import random_pool_deck
from obelisk.games.legends.draft.options import CARDS
from obelisk.games.legends.options import encode_deck
from obelisk.games.legends.scoring import finish
from obelisk.games.legends.state import State
from obelisk.games.legends.turn import settle
from repeated import few_interpreted

POOL = 39
DECK = 30


def pools(seed: int) -> list[list[str]]:
    """Two pools of different cards."""
    order = list(range(len(CARDS)))
    Rng(f"pools/{seed}").shuffle(order)
    return [[CARDS[card] for card in sorted(half)] for half in (order[:POOL], order[POOL : 2 * POOL])]


def values(seed: int = 1, **options: object) -> dict[str, object]:
    """The options of a match between two drafters."""
    rng = Rng(seed)
    decks = [encode_deck(random_pool_deck(pool, rng)) for pool in pools(seed)]
    return {"decks": decks, "match": True, "first": "p1", **options}


def after_first_game(seed: int = 1, **options: object) -> State:
    """A match whose first game p1 has won with one dragon: p2 starts the next."""
    state = GAME.setup(GAME.options(values(seed, **options)), SeededChance(seed))
    deal = Deal(SeededChance(seed))
    finish(state, deal, 0, words.FOURTH_DRAGON)
    settle(state, deal)
    return state


def play(state: State, text: str, events: list[Event] | None = None) -> None:
    GAME.advance(state, GAME.parse(state, text), SeededChance(text), events)


def texts(state: State) -> list[str]:
    return [GAME.notate(state, action) for action in GAME.legal(state)]


def names(state: State, cards: list[int]) -> list[str]:
    return [state.cast.cards[card].id for card in cards]


def deck(state: State, seat: int) -> list[str]:
    return GAME.view(state, seat).seats[seat].deck


def test_the_first_game_is_played_with_the_decks_as_they_are() -> None:
    options = GAME.options(values())
    state = GAME.setup(options, SeededChance(1))
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.kind == "begin"
    assert [len(aside) for aside in state.aside] == [POOL - DECK, POOL - DECK]
    for seat, drafted in enumerate(options.decks):
        assert set(names(state, state.aside[seat])) == set(drafted.pool) - set(drafted.cards)
    assert GAME.faults(state) == []


def test_the_loser_changes_his_deck_first_and_starts() -> None:
    state = after_first_game()
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.seat, decision.kind, state.phase) == (1, "deck", words.BUILDING_PHASE)
    play(state, "done")
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "deck")
    play(state, "done")
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.seat, decision.kind, state.game) == (1, "begin", 2)
    assert [len(hand) for hand in state.hand] == [6, 6]


def test_one_card_goes_and_one_comes() -> None:
    state = after_first_game()
    out = deck(state, 1)[0]
    spare = names(state, state.aside[1])[0]
    assert texts(state) == [*[f"pick {id}" for id in deck(state, 1)], "done"]
    play(state, f"pick {out}")
    # No deck of 29 cards: another card has to come, and not the same one.
    assert texts(state) == [f"pick {id}" for id in names(state, state.aside[1]) if id != out]
    play(state, f"pick {spare}")
    assert f"pick {spare}" not in texts(state)
    play(state, "done")
    play(state, "done")
    held = [*names(state, state.hand[1]), *deck(state, 1)]
    assert len(held) == DECK
    assert spare in held
    assert out not in held
    assert GAME.faults(state) == []


def test_every_card_of_the_pool_can_come_and_then_it_ends() -> None:
    state = after_first_game()
    spares = names(state, state.aside[1])
    for spare in spares:
        play(state, texts(state)[0])
        play(state, f"pick {spare}")
    assert texts(state) == ["done"]
    assert set(spares) <= set(deck(state, 1))


def test_a_changed_deck_stays_changed() -> None:
    state = after_first_game()
    out = deck(state, 1)[3]
    play(state, f"pick {out}")
    play(state, texts(state)[0])
    play(state, "done")
    play(state, "done")
    deal = Deal(SeededChance(2))
    finish(state, deal, 1, words.FOURTH_DRAGON)
    settle(state, deal)
    assert state.game == 3
    assert out in names(state, state.aside[1])


def test_only_cards_of_the_own_pool_come() -> None:
    state = after_first_game()
    foreign = GAME.options(values()).decks[0].cards[0]
    with pytest.raises(IllegalAction):
        play(state, f"pick {foreign}")


def test_nobody_else_learns_what_was_changed_or_whether() -> None:
    state = after_first_game()
    before = [GAME.view(state, seat) for seat in (0, None)]
    events: list[Event] = []
    play(state, texts(state)[0], events)
    assert [GAME.view(state, seat) for seat in (0, None)] == before
    play(state, texts(state)[0], events)
    assert [GAME.view(state, seat) for seat in (0, None)] == before
    assert [event.id for event in events] == ["card_left_out", "card_let_in"]
    assert seen_events(events, 0) == []
    assert seen_events(events, None) == []
    assert len(seen_events(events, 1)) == 2
    play(state, "done", events)
    assert [event.id for event in seen_events(events, 0)] == ["deck_settled"]


def test_open_lists_stay_open() -> None:
    state = after_first_game(open_lists=True)
    out = deck(state, 1)[0]
    events: list[Event] = []
    play(state, f"pick {out}", events)
    assert out in GAME.view(state, 0).seats[1].aside
    assert seen_events(events, 0)[0].facts["card"] == out


def test_sampled_states_leave_no_card_aside_that_was_seen_in_this_game() -> None:
    """What was seen and went back is in the deck or hand, and in the pool in later games."""
    state = GAME.setup(GAME.options(values()), SeededChance(3))
    rng = Rng(3)
    chance = SeededChance(3)
    games = 0
    while GAME.legal(state) and games < 3:
        game = state.game
        actions = GAME.legal(state)
        GAME.advance(state, actions[rng.below(len(actions))], chance)
        view = GAME.view(state, 0)
        other = view.seats[1]
        if state.game != game:
            games += 1
            assert other.seen
            assert other.present == []
        if rng.below(20) == 0:
            sampled = GAME.determinise(view, rng)
            assert GAME.view(sampled, 0) == view
            assert set(other.seen) <= {sampled.cast.cards[card].id for card in range(sampled.cast.size)}
            assert not set(other.present) & set(names(sampled, sampled.aside[1]))


def test_a_single_game_has_no_cards_aside() -> None:
    state = GAME.setup(GAME.options(values(match=False)), SeededChance(1))
    assert state.aside == [[], []]
    assert state.cast.sizes == [DECK, DECK]


def test_built_decks_stay_the_same_through_a_match() -> None:
    """Only drafters are asked between the games of a match.  [LEG-9.7]"""
    state = GAME.setup(GAME.options({"match": True}), SeededChance(1))
    deal = Deal(SeededChance(1))
    finish(state, deal, 0, words.FOURTH_DRAGON)
    settle(state, deal)
    decision = GAME.decision(state)
    assert decision is not None
    assert (state.game, decision.kind) == (2, "begin")


@pytest.mark.parametrize(
    ("extra", "reason"),
    [("nobody-01", "unknown_card"), ("vulca-00", "leader_in_deck"), ("", "duplicate")],
)
def test_a_pool_holds_only_what_a_deck_may_hold(extra: str, reason: str) -> None:
    pool = pools(1)[0]
    wrong = {"kind": DRAFTED, "cards": pool[:DECK], "pool": [*pool, extra or pool[-1]]}
    with pytest.raises(InvalidOptions) as error:
        GAME.options({"decks": [wrong, "hoax"], "match": True})
    assert any(reason in problem.reason for problem in error.value.problems)


@pytest.mark.parametrize("seed", few_interpreted(1, range(3)))
def test_the_contract_of_matches_between_drafters(seed: int) -> None:
    checker = Checker(GAME, json.dumps, json.loads)
    checker.check(values(seed, open_lists=seed == 2, mulligan=seed == 1, first="random"), seed, 12)
    assert checker.tally.games == 1
