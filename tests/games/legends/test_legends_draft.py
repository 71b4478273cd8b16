"""The draft: sizes, passing, what is hidden, and the contract of a game."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import obelisk.games.legends
from obelisk.core.chance import RecordingChance, ScriptedChance, SeededChance
from obelisk.core.check import Checker
from obelisk.core.decision import Action
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions
from obelisk.core.event import Event, seen_events
from obelisk.core.game import Game
from obelisk.core.rng import Rng
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import DRAFTED, Deck, DeckRules, encode_deck
from obelisk.games.legends.deckbuilding.random_decks import random_pool_deck
from obelisk.games.legends.draft import GAME
from obelisk.games.legends.draft.options import CARD_OF, CARDS, Options, stock_of
from obelisk.games.legends.draft.pairings import pairings
from obelisk.games.legends.draft.scoring import pool_ids
from obelisk.games.legends.draft.state import State, hand, pool, waste
from obelisk.games.legends.draft.view import View
from repeated import few_interpreted

THE_GAME: Game[Options, State, View] = GAME
NINE = ["vulca", "hoax", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka"]


def started(players: int, peoples: list[str] | str = "random", seed: int = 1) -> tuple[State, SeededChance]:
    chance = SeededChance(seed)
    return GAME.setup(GAME.options({"players": players, "peoples": peoples}), chance), chance


def played(players: int, picks: int = 999, seed: int = 1, peoples: list[str] | str = "random") -> State:
    """A draft after a number of random picks."""
    state, chance = started(players, peoples, seed)
    rng = Rng(seed)
    for _ in range(picks):
        legal = GAME.legal(state)
        if not legal:
            break
        GAME.advance(state, legal[rng.below(len(legal))], chance)
    return state


@pytest.mark.parametrize(
    ("players", "decks", "size", "size_with_buka"),
    [(2, 3, 39, 38), (3, 4, 35, 34), (4, 6, 39, 39), (5, 7, 38, 37), (6, 9, 42, 42)],
)
def test_pools_have_the_sizes_of_the_table(players: int, decks: int, size: int, size_with_buka: int) -> None:
    for peoples, expected in ((NINE[:decks], size), (NINE[-decks:], size_with_buka)):
        state = played(players, peoples=peoples)
        result = GAME.result(state)
        assert result is not None
        assert result.scores["cards"] == [size_with_buka if players == 6 else expected] * players
        assert (result.reason, result.winners, result.places) == ("drafted", [], [1] * players)
        assert GAME.faults(state) == []


def test_w38_two_players_draft_vulca_hoax_and_mimix() -> None:
    state = played(2, peoples=["vulca", "hoax", "mimix"])
    assert len(stock_of(state.peoples)) == 99
    assert [len(pool(state, seat)) for seat in range(2)] == [39, 39]
    assert len(waste(state)) == 20
    assert len(state.stock) == 1
    assert [len(round.packets[0]) for round in state.rounds] == [5] * 9 + [4]


def test_a_people_deck_has_its_mutant_but_not_its_leader() -> None:
    state, _ = started(2, "vulca hoax mimix")
    stock = {CARDS[card] for card in stock_of(state.peoples)}
    assert {"vulca-01", "vulca-32", "mutant-106", "mutant-105", "mutant-104"} <= stock
    assert "vulca-00" not in stock
    assert "mutant-101" not in stock


def test_packets_go_right_first_then_left() -> None:
    state, chance = started(3, "vulca hoax mimix flit")
    dealt = [list(packet) for packet in state.rounds[0].packets]
    for _ in range(3):
        GAME.advance(state, GAME.legal(state)[0], chance)
    # Seat 0 passed its packet to seat 2, and now holds that of seat 1.
    assert hand(state) == dealt[1][1:]
    while len(state.rounds) == 1:
        GAME.advance(state, GAME.legal(state)[0], chance)
    dealt = [list(packet) for packet in state.rounds[1].packets]
    for _ in range(3):
        GAME.advance(state, GAME.legal(state)[0], chance)
    assert hand(state) == dealt[2][1:]


def test_of_the_last_two_cards_one_is_picked_and_one_wasted() -> None:
    state, chance = started(2, "vulca hoax mimix")
    sizes: list[int] = []
    while len(state.rounds) == 1:
        sizes.append(len(GAME.legal(state)))
        GAME.advance(state, GAME.legal(state)[-1], chance)
    assert sizes == [5, 5, 4, 4, 3, 3, 2, 2]
    assert len(waste(state)) == 2


def test_drafted_cards_make_a_deck() -> None:
    state = played(4)
    for seat in range(4):
        ids = pool_ids(state, seat)
        deck = Deck(DRAFTED, ids[:30], pool=ids)
        assert check_deck(KNOWN, deck, DeckRules()) == []


def test_drafted_decks_can_be_played_with() -> None:
    state = played(2)
    decks = [encode_deck(random_pool_deck(pool_ids(state, seat), Rng(seat))) for seat in range(2)]
    options = obelisk.games.legends.GAME.options({"decks": decks})
    assert obelisk.games.legends.GAME.encode_options(options)["decks"] == decks
    decks[0]["pool"] = decks[1]["pool"]
    with pytest.raises(InvalidOptions) as refused:
        obelisk.games.legends.GAME.options({"decks": decks})
    assert refused.value.problems[0].reason.startswith("not_in_pool")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_round_robin_pairs_everybody_once(players: int) -> None:
    games = pairings(players)
    assert sorted(games) == [(one, other) for one in range(players) for other in range(one + 1, players)]
    if players == 4:
        assert games == [(0, 3), (1, 2), (0, 2), (1, 3), (0, 1), (2, 3)]


# What is hidden.


def test_a_seat_sees_its_picks_and_its_packet_and_nothing_else() -> None:
    state = played(3, 4, peoples=["vulca", "hoax", "mimix", "flit"])
    mine = GAME.view(state, 1)
    assert mine.pool() == pool(state, 1)
    assert mine.packet() == hand(state)
    spectator = GAME.view(state, None)
    assert (spectator.held, spectator.picked, spectator.pool(), spectator.packet()) == ([], [], [], [])
    done = GAME.view(state, 0)
    assert done.packet() == []
    assert len(done.pool()) == 2
    over = GAME.view(played(3), 0)
    assert over.packet() == []


def test_a_pick_is_told_to_the_picker_only() -> None:
    state, chance = started(2)
    pick = GAME.legal(state)[2]
    _, events = GAME.apply(state, pick, chance)
    assert seen_events(events, 0)[0].facts == {"seat": 0, "card": CARDS[pick]}
    assert seen_events(events, 1)[0].facts == {"seat": 0}
    assert seen_events(events, None)[0].facts == {"seat": 0}


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 6), st.integers(0, 200), st.integers(0, 10**6))
def test_samples_agree_with_everything_the_seat_has_seen(players: int, picks: int, seed: int) -> None:
    state = played(players, picks, seed)
    rng = Rng(seed)
    for seat in [None, *range(players)]:
        view = GAME.view(state, seat)
        for _ in range(3):
            sample = GAME.determinise(view, rng)
            assert GAME.view(sample, seat) == view
            assert GAME.faults(sample) == []
            decision = GAME.decision(state)
            assert GAME.decision(sample) == decision
            if decision is not None and decision.seat == seat:
                assert GAME.legal(sample) == GAME.legal(state)


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 6), st.integers(0, 150), st.integers(0, 10**6))
def test_what_others_picked_changes_nothing_for_a_seat(players: int, picks: int, seed: int) -> None:
    """Two drafts that a seat cannot tell apart stay so until chance or another seat says otherwise."""
    state = played(players, picks, seed)
    decision = GAME.decision(state)
    if decision is None or decision.seat == players - 1:
        return
    seat = decision.seat
    twin = GAME.determinise(GAME.view(state, seat), Rng(seed))
    pick = GAME.legal(state)[0]
    after, events = GAME.apply(state, pick, SeededChance(seed))
    twin_after, twin_events = GAME.apply(twin, pick, SeededChance(seed))
    assert seen_events(events, seat) == seen_events(twin_events, seat)
    assert GAME.view(after, seat) == GAME.view(twin_after, seat)


def test_samples_reach_every_draft_that_fits() -> None:
    """Seat 1 has seen nothing but its packet: each unseen card can be what seat 0 picked."""
    state = played(2, 1, peoples=["vulca", "hoax", "mimix"])
    view = GAME.view(state, 1)
    rng = Rng(3)
    picked = {pool(GAME.determinise(view, rng), 0)[0] for _ in range(2000)}
    assert picked == set(stock_of(state.peoples)) - set(view.packet())


def test_a_packet_that_comes_back_shows_what_was_taken() -> None:
    """Two seats: what is missing in the third packet is what the other one picked; nothing else fits."""
    state = played(2, 4, peoples=["vulca", "hoax", "mimix"])
    view = GAME.view(state, 0)
    before = [card for card in view.held[0][0] if card != view.picked[0][0]]
    missing = [card for card in before if card not in view.held[0][2]]
    assert missing == [pool(state, 1)[1]]
    rng = Rng(5)
    assert all(pool(GAME.determinise(view, rng), 1)[1] == missing[0] for _ in range(50))


# The rest of the contract.


def test_it_is_a_game() -> None:
    assert THE_GAME.id == "legends-draft"
    assert THE_GAME.seat_counts() == [2, 3, 4, 5, 6]
    assert THE_GAME.rules_version == 1
    assert THE_GAME.turn_rule == "LEG-19.9"
    options = THE_GAME.options({})
    assert THE_GAME.seats(options) == 2
    assert THE_GAME.encode_options(options) == {"players": 2, "peoples": "random"}
    facts = THE_GAME.facts(THE_GAME.options({"players": 2, "peoples": "vulca hoax mimix"}))
    cards = facts.pop("cards")
    assert isinstance(cards, list)
    assert len(cards) == 99
    assert cards[0] == KNOWN.card("vulca-01").facts()
    assert facts == {"decks": 3, "dealt": 5, "rounds": 9}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_draft_ends_within_its_bound_and_is_always_sound(players: int) -> None:
    state, chance = started(players, seed=players)
    bound = GAME.decision_bound(state.options)
    rng = Rng(players)
    seats: list[int] = []
    while True:
        decision = GAME.decision(state)
        if decision is None:
            break
        assert GAME.result(state) is None
        seats.append(decision.seat)
        legal = GAME.legal(state)
        assert legal == sorted(legal)
        before = GAME.copy(state)
        events: list[Event] = []
        GAME.advance(state, legal[rng.below(len(legal))], chance, events)
        assert GAME.faults(state, before) == []
        assert events[0].id == "draft_card_picked"
    assert len(seats) <= bound
    assert all((first + 1) % players == second for first, second in pairwise(seats))
    assert GAME.legal(state) == []


def test_apply_leaves_the_old_state_alone() -> None:
    state, chance = started(3)
    before = GAME.encode_state(state)
    after, _ = GAME.apply(state, GAME.legal(state)[0], chance)
    assert GAME.encode_state(state) == before
    assert GAME.encode_state(after) != before


def test_illegal_picks_are_refused_and_change_nothing() -> None:
    state, chance = started(2, "vulca hoax mimix")
    before = GAME.encode_state(state)
    foreign = next(card for card in stock_of(state.peoples) if card not in hand(state))
    with pytest.raises(IllegalAction) as refused:
        GAME.advance(state, Action(foreign), chance)
    assert (refused.value.reason, refused.value.rule) == ("not_in_packet", "LEG-19.9")
    assert GAME.encode_state(state) == before
    with pytest.raises(IllegalAction) as refused:
        GAME.advance(played(2), Action(0), chance)
    assert refused.value.reason == "game_over"


def test_a_draft_replays_from_its_chance_outcomes() -> None:
    options = GAME.options({"players": 3})
    chance = RecordingChance(SeededChance(11))
    events: list[Event] = []
    state = GAME.setup(options, chance, events)
    assert [event.id for event in events] == ["peoples_chosen", "draft_round_began", *["packet_dealt"] * 3]
    texts = [GAME.notate_chance(options, ask, outcome) for ask, outcome, _ in chance.outcomes]
    assert texts[0].startswith("people ")
    assert texts[4].startswith("deal p1 ")
    script = [(*GAME.parse_chance(options, text), "") for text in texts]
    again = GAME.setup(options, ScriptedChance(script))
    assert GAME.encode_state(again) == GAME.encode_state(state)


def test_notation_goes_both_ways() -> None:
    state, _ = started(2)
    for action in GAME.legal(state):
        assert GAME.parse(state, GAME.notate(state, action)) == action
    assert GAME.parse(state, "pick vulca-03") == CARD_OF["vulca-03"]
    for text in ("pick", "pick vulca-00", "take vulca-03", "pick vulca-03 now"):
        with pytest.raises(InvalidNotation):
            GAME.parse(state, text)
    for text in ("deal", "people elves", "deal p1 vulca-00", "deal vulca-03 p1"):
        with pytest.raises(InvalidNotation):
            GAME.parse_chance(state.options, text)


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 6), st.integers(0, 300), st.integers(0, 10**6))
def test_states_and_views_survive_encoding(players: int, picks: int, seed: int) -> None:
    state = played(players, picks, seed)
    data = GAME.encode_state(state)
    assert GAME.encode_state(GAME.decode_state(state.options, data)) == data
    for seat in [None, *range(players)]:
        view = GAME.view(state, seat)
        again = GAME.decode_view(state.options, GAME.encode_view(view))
        assert again == view
        assert hash(again) == hash(view)


def changed(data: dict[str, object], **changes: object) -> dict[str, object]:
    return {**data, **changes}


def test_data_that_is_no_draft_is_refused() -> None:
    state = played(2, 5, peoples=["vulca", "hoax", "mimix"])
    data = GAME.encode_state(state)
    rounds = data["rounds"]
    assert isinstance(rounds, list)
    first = rounds[0]
    swapped = {"packets": first["packets"], "taken": list(reversed(first["taken"]))}
    bad: list[object] = [
        5,
        changed(data, format="city-state/1"),
        changed(data, seat=7),
        changed(data, step=0),
        changed(data, step=4),
        changed(data, seat=None),
        changed(data, seat=0),
        changed(data, peoples=["vulca"]),
        changed(data, peoples=["vulca", "hoax", "elves"]),
        changed(data, peoples=["vulca", "hoax", "flit"]),
        changed(data, rounds=[]),
        changed(data, rounds=[{"packets": 3, "taken": [[], []]}]),
        changed(data, rounds=[{"packets": [3, []], "taken": [[], []]}]),
        changed(data, rounds=[{"packets": [["vulca-00"]], "taken": [[], []]}]),
        changed(data, rounds=[swapped]),
        changed(data, more=1),
    ]
    for broken in bad:
        with pytest.raises(InvalidDocument):
            GAME.decode_state(state.options, broken)
    view = GAME.encode_view(GAME.view(state, 1))
    for broken in (
        changed(view, held=[]),
        changed(view, held=[1]),
        changed(view, seat=9),
        changed(view, x=1),
    ):
        with pytest.raises(InvalidDocument):
            GAME.decode_view(state.options, broken)


def test_faults_are_found() -> None:
    state = played(2, 9)
    lost = GAME.copy(state)
    lost.stock.pop()
    assert any("LEG-23.17" in fault for fault in GAME.faults(lost))
    taken = GAME.copy(state)
    taken.rounds[-1].taken[0] = [taken.stock[0]]
    assert any("not in the packet" in fault for fault in GAME.faults(taken))
    assert any("left its pool" in fault for fault in GAME.faults(played(2, 5, 8), state))
    short = GAME.copy(state)
    short.rounds[0].packets[0] = short.rounds[0].packets[0][:-1]
    assert any("LEG-19.9" in fault for fault in GAME.faults(short))
    over = played(2)
    over.rounds.pop()
    assert any("wrong size" in fault for fault in GAME.faults(over))


@pytest.mark.parametrize(
    ("values", "option"),
    [
        ({"players": 1}, "players"),
        ({"players": 7}, "players"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"players": 2, "peoples": ["vulca", "hoax"]}, "peoples"),
        ({"players": 2, "peoples": ["vulca", "hoax", "hoax"]}, "peoples"),
        ({"players": 2, "peoples": "vulca hoax elves"}, "peoples"),
        ({"players": 2, "peoples": 3}, "peoples"),
        ({"players": 2, "speed": 3}, "speed"),
    ],
)
def test_bad_drafts_are_refused(values: dict[str, object], option: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        GAME.options(values)
    problem = refused.value.problems[0]
    assert problem.option == option
    assert problem.reason.startswith("bad_option" if option == "speed" else "bad_draft")


def test_peoples_may_be_given_as_words_or_as_a_list() -> None:
    for peoples in ("mimix, vulca,hoax", ["hoax", "mimix", "vulca"]):
        options = GAME.options({"players": 2, "peoples": peoples})
        assert GAME.encode_options(options)["peoples"] == ["vulca", "hoax", "mimix"]


@pytest.mark.parametrize("players", few_interpreted(3, [2, 3, 4, 5, 6]))
def test_the_contract_of_games_holds_for_drafts(players: int) -> None:
    checker = Checker(THE_GAME, json.dumps, json.loads)
    for number in range(3):
        checker.check({"players": players}, f"draft/{players}/{number}", 4)
    assert checker.tally.endings == {"drafted": 3}
    assert checker.tally.pairs > 0
    assert checker.tally.refusals > 0


def test_views_of_drafts_with_other_players_differ() -> None:
    two, three = started(2)[0], started(3)[0]
    assert GAME.view(two, 0) == GAME.view(started(2)[0], 0)
    assert GAME.view(two, 0) != GAME.view(three, 0)
    assert GAME.view(two, 0) != "a view"
