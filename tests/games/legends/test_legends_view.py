"""What a seat may know, what it remembers, and states that fit.  [LEG-2]"""

from __future__ import annotations

from games.legends.table_language import ANN, BOB, LegendsTable, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, words
from obelisk.games.legends.cards.card import Card, can_be_bluff
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import Deck, DeckRules, encode_deck
from obelisk.games.legends.deckbuilding.presets import FAMILIES
from obelisk.games.legends.deckbuilding.random_decks import random_deck, random_pool_deck
from obelisk.games.legends.moves import draw
from obelisk.games.legends.texts.draw import DrawSift
from obelisk.games.legends.texts.values import RaiseValues
from obelisk.games.legends.view import HIDDEN, SeatView, View


def seen(table: LegendsTable, viewer: int | None, owner: int) -> SeatView:
    return GAME.view(table.state, viewer).seats[owner]


def test_hands_and_decks_are_hidden() -> None:
    table = given(seat(hand="hoax-06 hoax-07"), seat(hand="vulca-01 vulca-03"))
    other = seen(table, BOB, ANN)
    assert (other.hand, other.hand_count, other.deck, other.deck_count) == ([], 2, [], 10)
    own = seen(table, ANN, ANN)
    assert own.hand == ["hoax-06", "hoax-07"]
    assert len(own.deck) == 10
    assert GAME.view(table.state, ANN).lists[BOB] is not None


def test_a_bluff_is_a_slot_for_others() -> None:
    table = given(seat(support="bluff:buka-07 support-1-1*"))
    assert [card.id for card in seen(table, BOB, ANN).support] == [HIDDEN, "support-1-1"]
    assert [card.id for card in seen(table, None, ANN).support] == [HIDDEN, "support-1-1"]
    assert [card.id for card in seen(table, ANN, ANN).support] == ["buka-07", "support-1-1"]


def test_only_the_top_of_the_discards_has_a_place() -> None:
    table = given(seat(discard="hoax-03 hoax-01 hoax-02"))
    other = seen(table, BOB, ANN)
    assert (other.discard_top, other.discard_count) == ("hoax-02", 3)
    assert other.discards == ["hoax-01", "hoax-02", "hoax-03"]
    orders = set()
    for number in range(40):
        state = GAME.determinise(GAME.view(table.state, ANN), Rng(number))
        orders.add(tuple(table.names(state.pile[ANN])))
    assert orders == {("hoax-01", "hoax-03", "hoax-02"), ("hoax-03", "hoax-01", "hoax-02")}


def test_retrieved_cards_are_known_in_hand() -> None:
    table = given(seat(combat="flit-26*"), seat(combat="power-1*"), phase="begin")
    table.play("retrieve flit-26")
    other = seen(table, BOB, ANN)
    assert other.hand == ["flit-26"]
    assert other.revealed == []


def test_digging_hides_the_pile_from_others() -> None:
    ann = seat(hand="khind-30", discard="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05")
    chance = ["dig hoax-02", "dig hoax-04", "dig hoax-01", "turn hoax-05"]
    table = given(ann, phase="leadership", fight=None, chance=chance)
    table.play("play khind-30", "use khind-30")
    other = seen(table, BOB, ANN)
    assert (other.discards, other.discard_top, other.discard_count) == (["hoax-05"], "hoax-05", 2)
    assert other.hand == []
    assert seen(table, ANN, ANN).discards == ["hoax-03", "hoax-05"]


def test_no_leadership_card_is_guessed_in_a_pile() -> None:
    """A discarded one lies in the leadership area: what is unseen in a pile is something else.  [LEG-16.4]"""
    ann = seat(
        hand="khind-30",
        deck="hoax-27 hoax-28 hoax-29 hoax-06",
        discard="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05",
    )
    chance = ["dig hoax-02", "dig hoax-04", "dig hoax-01", "turn hoax-05"]
    table = given(ann, phase="leadership", fight=None, chance=chance)
    table.play("play khind-30", "use khind-30")
    view = GAME.view(table.state, BOB)
    guessed = set()
    for number in range(40):
        state = GAME.determinise(view, Rng(number))
        assert GAME.view(state, BOB) == view
        guessed.update(table.names(state.pile[ANN]))
    assert {"hoax-05", "hoax-06"} < guessed
    assert guessed.isdisjoint({"hoax-27", "hoax-28", "hoax-29"})


def test_recycled_discards_are_known_in_the_deck_until_a_draw() -> None:
    table = given(seat(hand="aqua-31", discard="hoax-01 hoax-02"), phase="leadership", fight=None)
    table.play("play aqua-31", "use aqua-31")
    assert seen(table, BOB, ANN).deck == ["hoax-01", "hoax-02"]
    table.play("done", "decline")
    assert seen(table, BOB, ANN).deck == []


def test_a_bluff_blurs_what_was_known_of_the_hand() -> None:
    ann = seat(hand="buka-01 buka-09 power-5", combat="power-1*")
    table = given(ann, seat(combat="power-5*"))
    for id in ("buka-01", "buka-09"):
        table.state.flags[table.card(id)] |= 16
    assert seen(table, BOB, ANN).hand == ["buka-01", "buka-09"]
    table.play("continue", "play power-5", "done", "bluff buka-09")
    other = seen(table, BOB, ANN)
    assert other.hand == ["buka-01"]
    assert other.support[0].id == HIDDEN


def test_a_revealed_card_cannot_be_bluffed_secretly() -> None:
    ann = seat(hand="buka-07 buka-09 power-5", revealed="buka-07")
    table = given(ann, seat(combat="power-5*"))
    table.play("continue", "play power-5", "done", "bluff buka-07")
    assert seen(table, BOB, ANN).support[0].id == "buka-07"


def test_cards_put_under_the_deck_are_known_to_their_owner() -> None:
    ann = seat(hand="aqua-14 hoax-06 hoax-07", revealed="hoax-07")
    table = given(ann, seat(combat="power-0*"))
    table.play("continue", "play aqua-14", "use aqua-14", "pick hoax-07", "pick hoax-06")
    own = seen(table, ANN, ANN)
    assert own.bottom == ["hoax-07", "hoax-06"]
    other = seen(table, BOB, ANN)
    assert (other.bottom, other.bottom_count, other.deck) == ([], 2, ["hoax-07"])


def test_a_draw_leaves_others_unsure_of_the_whole_deck() -> None:
    """The mark of a card under the deck says the deck, not the place: it is dropped like the others."""
    table = given(seat(hand="hoax-06", deck=3, bottom="hoax-07"))
    table.state.flags[table.state.bottom[ANN][0]] |= words.PLACE_KNOWN
    assert seen(table, BOB, ANN).deck == ["hoax-07"]
    draw(table.state, Deal(SeededChance(1)), ANN)
    assert seen(table, BOB, ANN).deck == []
    assert seen(table, ANN, ANN).bottom == ["hoax-07"]


def test_cards_come_up_from_the_bottom_last() -> None:
    ann = seat(hand="power-1", deck="hoax-01", bottom="hoax-02 hoax-03")
    table = given(ann, seat(combat="power-1*"))
    table.play("continue", "play power-1", "done", "done", "announce fire")
    assert table.hand(ANN) == ["hoax-01", "hoax-02", "hoax-03"]


def test_dragons_are_alike_without_achievements() -> None:
    table = given(seat(dragons=1))
    assert GAME.view(table.state, ANN).dragons == [0, 2, 2]


def test_views_of_players_who_wait_do_not_say_who_decides() -> None:
    table = given(seat(hand="power-3"), seat(combat="power-1*"))
    view = GAME.view(table.state, BOB)
    assert (view.asked, view.kind) == (False, "")
    assert (GAME.view(table.state, ANN).asked, GAME.view(table.state, ANN).kind) == (True, "engagement")


def private_view() -> tuple[View, list[str]]:
    rng = Rng("private")
    built = [encode_deck(random_deck(KNOWN, rng, leader=leader)) for leader in ("buka-00", "hoax-00")]
    options = GAME.options({"decks": built})
    state = GAME.setup(options, SeededChance(1))
    chance = SeededChance(2)
    for _ in range(60):
        choices = GAME.legal(state)
        GAME.advance(state, choices[rng.below(len(choices))], chance)
    return GAME.view(state, 1), [state.cast.cards[card].id for card in state.hand[0]]


def test_private_lists_are_sampled_within_the_rules() -> None:
    view, hand = private_view()
    assert view.lists[0] is None
    assert view.cast is None
    lists = set()
    for number in range(30):
        state = GAME.determinise(view, Rng(number))
        assert GAME.view(state, 1) == view
        ids = [KNOWN.cards[index].id for index in state.cast.lists[0]]
        lists.add(tuple(ids))
        deck = Deck("built", ids[1:], leader=ids[0])
        assert check_deck(KNOWN, deck, DeckRules()) == []
    assert len(lists) == 30
    assert hand


def test_a_private_list_keeps_what_was_seen_and_went_back() -> None:
    """Wherever a card goes that BOB has seen, also into the deck or into the next game: it is in the list."""
    rng = Rng("memory")
    built = [encode_deck(random_deck(KNOWN, rng, leader=leader)) for leader in ("aqua-00", "hoax-00")]
    state = GAME.setup(GAME.options({"decks": built, "match": True}), SeededChance(1))
    chance = SeededChance(5)
    met: set[str] = set()
    forgotten = 0
    while state.game < 3 and GAME.legal(state):
        choices = GAME.legal(state)
        GAME.advance(state, choices[rng.below(len(choices))], chance)
        view = GAME.view(state, BOB)
        other = view.seats[ANN]
        here = {card.id for card in [*other.combat, *other.support] if card.id != HIDDEN}
        here.update([*other.discards, *other.leadership, *other.hand, *other.deck])
        met |= here
        assert set(other.seen) == met
        if met - here and rng.below(25) == 0:
            forgotten += 1
            sampled = GAME.determinise(view, rng)
            assert met <= {KNOWN.cards[index].id for index in sampled.cast.lists[ANN]}
            assert GAME.view(sampled, BOB) == view
    assert forgotten > 3


def test_the_list_of_a_preset_with_an_emissary_is_no_secret() -> None:
    pair = [
        {"kind": "preset", "preset": "hoax", "emissary": "sample-e1"},
        {"kind": "preset", "preset": "vulca", "emissary": "sample-e2"},
    ]
    options = GAME.options({"decks": pair, "emissaries": True, "card_file": "samples"})
    state = GAME.setup(options, SeededChance(1))
    view = GAME.view(state, ANN)
    assert view.lists[BOB] is None
    sampled = GAME.determinise(view, Rng(1))
    assert sampled.cast.lists[BOB] == state.cast.lists[BOB]


def test_the_family_of_the_foe_is_guessed_until_it_shows() -> None:
    pair = [
        {"kind": "preset", "preset": "hoax", "family": "a"},
        {"kind": "preset", "preset": "vulca", "family": "d"},
    ]
    state = GAME.setup(GAME.options({"decks": pair, "families": True}), SeededChance(1))

    def families() -> set[str]:
        found: set[str] = set()
        for number in range(60):
            sampled = GAME.determinise(GAME.view(state, ANN), Rng(number))
            ids = {KNOWN.cards[index].id for index in sampled.cast.lists[BOB]}
            found.update(name for name, cards in FAMILIES.items() if ids >= set(cards))
        return found

    assert families() == {"b", "c", "d", "e", "f"}
    state.seen[state.cast.instances[BOB][KNOWN.index("buka-07")]] = words.SEEN_NOW
    assert families() == {"d"}


def test_the_family_of_the_foe_may_be_any_for_a_player_of_buka() -> None:
    """The Buka preset takes no family from anybody, though all their cards are in it.  [LEG-19.7]"""
    pair = ["buka", {"kind": "preset", "preset": "vulca", "family": "d"}]
    state = GAME.setup(GAME.options({"decks": pair, "families": True}), SeededChance(1))
    found: set[str] = set()
    for number in range(60):
        sampled = GAME.determinise(GAME.view(state, ANN), Rng(number))
        ids = {KNOWN.cards[index].id for index in sampled.cast.lists[BOB]}
        found.update(name for name, cards in FAMILIES.items() if ids >= set(cards))
        assert {"vulca-01", "mutant-106"} < ids
    assert found == set(FAMILIES)


def test_drafted_decks_have_no_leader_and_any_cards() -> None:
    rng = Rng("drafted")
    pools = [[card.id for card in KNOWN.cards if card.type != 128][start::9] for start in (0, 4)]
    values = {"decks": [encode_deck(random_pool_deck(pool, rng)) for pool in pools]}
    state = GAME.setup(GAME.options(values), SeededChance(1))
    view = GAME.view(state, 0)
    assert view.lists[1] is None
    other = GAME.determinise(view, rng)
    assert GAME.view(other, 0) == view
    assert other.cast.lists[1] != state.cast.lists[1]


def test_hidden_bluffs_are_sampled_from_cards_that_can_be_one() -> None:
    table = given(
        seat(support="bluff:buka-07", hand="buka-09 hoax-01", deck="buka-04 hoax-02"), seat(combat="power-1*")
    )
    faces = set()
    for number in range(60):
        state = GAME.determinise(GAME.view(table.state, BOB), Rng(number))
        face = state.cast.cards[state.support[ANN][0]]
        assert can_be_bluff(face)
        faces.add(face.id)
    assert faces == {"buka-07", "buka-09", "buka-04"}


def test_samples_respect_what_the_foe_is_seen_to_do() -> None:
    # BOB matched a power of 9 only with one of his cards: he holds it in every sample.
    bob = seat(hand="power-9 power-1 power-2", deck="power-3 power-4")
    table = given(seat(combat="power-8*"), bob, active=BOB)
    table.play("continue")
    for number in range(30):
        state = GAME.determinise(GAME.view(table.state, ANN), Rng(number))
        assert "power-9" in table.names(state.hand[BOB])


def test_samples_let_the_foe_pay_what_he_is_seen_to_pay() -> None:
    """BOB pays for flit-30 with three characters: he holds them in every sample."""
    bob = seat(hand="flit-30 power-1 power-2 power-3", deck="booster-1-1 booster-2-2 booster-3-3")
    table = given(seat(), bob, phase="leadership", fight=None, active=BOB)
    table.play("play flit-30", "use flit-30")
    for number in range(30):
        state = GAME.determinise(GAME.view(table.state, ANN), Rng(number))
        assert table.names(state.hand[BOB]) == ["power-1", "power-2", "power-3"]


def test_views_differ_and_hash() -> None:
    table = given(seat(hand="hoax-06"))
    one, two = GAME.view(table.state, ANN), GAME.view(table.state, BOB)
    assert one != two
    assert one != "view"
    assert len({one, two, GAME.view(table.state, ANN)}) == 2


def test_a_covered_card_has_no_target() -> None:
    """Also when what it worked on goes back to hand from under the new character."""
    ann = seat(hand="pillar-12", combat="pillar-05* pillar-22*")
    table = given(ann, seat(combat="power-1*"))
    assert table.target("pillar-22") == "pillar-05"
    table.play("continue", "play pillar-12", "use pillar-12", "pick pillar-05")
    assert table.target("pillar-22") is None
    for viewer in (ANN, BOB, None):
        view = GAME.view(table.state, viewer)
        assert [card.target for card in view.seats[ANN].combat] == [-1, -1]
        assert GAME.view(GAME.determinise(view, Rng(1)), viewer) == view


def test_a_target_that_has_just_left_is_none() -> None:
    table = given(seat(combat="pillar-05* pillar-22*"), seat(combat="power-1*"))
    card = table.card("pillar-05")
    table.state.combat[ANN].remove(card)
    table.state.pile[ANN].append(card)
    assert [one.target for one in seen(table, BOB, ANN).combat] == [-1]


def test_a_target_in_the_support_area_is_counted_after_the_combat_area() -> None:
    rampart = Card(
        "user-01",
        "user",
        1,
        words.SUPPORT,
        0,
        0,
        effects=[RaiseValues(words.SUPPORT, words.FIRE, 6, one=True)],
    )
    ann = seat(combat="power-1 power-2*", support="support-1-1* user-01*")
    table = given(ann, seat(combat="power-1*"), cards=[rampart], targets={"user-01": "support-1-1"})
    view = GAME.view(table.state, BOB)
    assert [card.target for card in view.seats[ANN].support] == [-1, 2]
    assert view.seats[ANN].power == [8, 3]
    sampled = GAME.determinise(view, Rng(1))
    assert sampled.link[table.card("user-01")] == table.card("support-1-1")


def test_a_target_that_is_zeroed_stays_so_in_samples() -> None:
    """ANN was asked about it when it happened, and is not asked again.  [LEG-15.12]"""
    ann = seat(combat="hoax-01* power-2* pillar-24*")
    table = given(ann, seat(combat="khind-01*"), targets={"pillar-24": "hoax-01"})
    table.play("keep pillar-24")
    for viewer in (ANN, BOB, None):
        view = GAME.view(table.state, viewer)
        assert [card.id for card in view.seats[ANN].combat if card.spoiled] == ["pillar-24"]
        assert GAME.view(GAME.determinise(view, Rng(1)), viewer) == view


def test_cards_drawn_in_secret_stay_secret_while_their_owner_sifts_them() -> None:
    sifter = Card(
        "user-01",
        "user",
        1,
        words.CHARACTER,
        1,
        1,
        effects=[DrawSift(2, 1, words.DRAWN, words.DISCARD, False)],
    )
    ann = seat(combat="user-01*", hand="hoax-06 hoax-07", revealed="hoax-07", deck="hoax-01 hoax-02")
    table = given(ann, cards=[sifter], phase="end", chance=["deal hoax-02", "deal hoax-01"])
    table.play("use user-01")
    assert GAME.view(table.state, ANN).frames[-1].picks == ["0:hoax-02", "0:hoax-01"]
    for viewer in (BOB, None):
        view = GAME.view(table.state, viewer)
        assert view.frames[-1].picks == [HIDDEN, HIDDEN]
        drawn = set()
        for number in range(40):
            state = GAME.determinise(view, Rng(number))
            assert GAME.view(state, viewer) == view
            drawn.add(tuple(sorted(table.names(state.frames[-1].picks))))
        assert drawn == {("hoax-01", "hoax-02"), ("hoax-01", "hoax-06"), ("hoax-02", "hoax-06")}


def test_a_finished_game_can_be_imagined_too() -> None:
    table = given(seat(hand="hoax-06"), seat(combat="power-9*", hand="hoax-07", dragons=3))
    table.play("retreat")
    assert table.winner == BOB
    for viewer in (ANN, BOB, None):
        view = GAME.view(table.state, viewer)
        state = GAME.determinise(view, Rng(1))
        assert GAME.decision(state) is None
        assert GAME.view(state, viewer) == view


def test_a_loaded_card_does_not_tell_when_it_was_played_before() -> None:
    ann = seat(combat="flit-26* power-1*", ships="buka-28", hand="power-3")
    table = given(ann, seat(combat="power-1*"), phase="begin")
    card = table.card("flit-26")
    table.state.order[card] = 21
    table.state.stamp[card] = 22
    table.play("retrieve flit-26", "done", "done", "continue", "play power-3", "done")
    table.play("load flit-26 on buka-28")
    loaded = seen(table, BOB, ANN).cargo[0]
    assert (loaded.id, loaded.order, loaded.stamp) == ("flit-26", 0, 0)


def test_samples_let_the_active_player_complete_the_turn() -> None:
    """BOB has to discard in ANN's turn; with terrah-15 alone she would not have been allowed to continue."""
    hand = "terrah-15 booster-9-9 plain-1-0 plain-0-1"
    table = given(
        seat(hand=hand, deck="plain-2-0 plain-0-2"), seat(combat="power-8*", hand="power-1 power-2")
    )
    table.play("continue", "play terrah-15", "use terrah-15")
    assert table.decision == "p2 pick"
    for viewer in (BOB, None):
        for number in range(20):
            state = GAME.determinise(GAME.view(table.state, viewer), Rng(number))
            assert "booster-9-9" in table.names(state.hand[ANN])


def test_what_all_positions_share_stays_as_it_was() -> None:
    """Links, orders and stamps begin as lists of the cast, in sampled states too."""
    changed = 0
    for values in ({"decks": ["vulca", "buka"]}, {"decks": ["flit", "pillar"], "open_lists": False}):
        chance, rng = SeededChance("shared"), Rng("shared")
        state = GAME.setup(GAME.options(values), chance)
        for _ in range(12):
            random_prefix(GAME, state, chance, rng, 15)
            for viewer in range(2):
                world = GAME.determinise(GAME.view(state, viewer), rng)
                random_prefix(GAME, world, chance, rng, 20)
                assert world.cast.zeros == [0] * world.cast.size
                assert world.cast.no_links == [words.NONE] * world.cast.size
                changed += world.link != world.cast.no_links
        assert state.cast.zeros == [0] * state.cast.size
        assert state.cast.no_links == [words.NONE] * state.cast.size
    assert changed


def test_a_view_written_by_hand_may_name_only_what_was_seen_in_this_game() -> None:
    state = GAME.setup(GAME.options({}), SeededChance("by hand"))
    view = GAME.view(state, 0)
    view.seats[1].present = [state.cast.cards[state.cast.bases[1]].id]
    world = GAME.determinise(view, Rng("by hand"))
    assert words.SEEN_NOW in world.seen
    assert world.cast.zeros == [0] * world.cast.size
