"""Card files: the samples load, and whatever is wrong is told with line, field and reason."""

from __future__ import annotations

import pytest

from obelisk.core.document import InvalidDocument
from obelisk.games.legends import cardfile
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import DeckRules
from obelisk.games.legends.deckbuilding.presets import preset_deck

TOP = "version = 1\n"
TUTU = (
    '[[cards]]\nid = "my-1"\npeople = "tutu"\nnumber = 1\nname = "Mine"\ntype = "character"\n'
    "fire = 1\nearth = 2\nmoons = 1\n"
)
BARE = '[[cards]]\nid = "my-1"\npeople = "spirit"\nnumber = 1\nname = "Mine"\ntype = "support"\nmoons = 1\n'


def problems(text: str) -> list[str]:
    with pytest.raises(InvalidDocument) as refused:
        cardfile.load(text, "my.toml")
    return [str(problem) for problem in refused.value.problems]


def texted(effect: str) -> str:
    """A support with one effect, on line 9 of the file."""
    return f'{TOP}{BARE}text = [{{ {effect} }}]\nsummary = "Does something."\n'


def test_the_samples_load_and_say_that_they_are_invented() -> None:
    samples = cardfile.samples()
    assert samples.is_sample
    assert len(samples.cards) == 18
    assert len(samples.table()) == 324
    assert samples.names["sample-06"] == "Sample Veto"
    assert samples.texts["sample-06"] == "When the foe plays a leadership card: cancel it."
    assert samples.cards[6].facts()["trigger"] == {"on": "foe_plays", "types": ["leadership"]}
    assert samples.cards[16].deck_size == 5
    assert samples.cards[16].moon_limit == 4


def test_a_card_file_survives_as_data() -> None:
    samples = cardfile.samples()
    again = cardfile.decode(samples.encode())
    assert [card.facts() for card in again.cards] == [card.facts() for card in samples.cards]
    assert again.texts == samples.texts


def test_an_own_file_is_no_sample() -> None:
    own = cardfile.load(TOP + TUTU, "my.toml")
    assert not own.is_sample
    assert own.cards[0].facts() == {
        "id": "my-1",
        "people": "tutu",
        "number": 1,
        "type": "character",
        "fire": 1,
        "earth": 2,
        "icons": [],
        "moons": 1,
        "set": "module",
    }


def test_every_text_of_the_known_cards_can_be_written_in_a_file() -> None:
    """Every effect, each on a card of a type that may have it."""
    for card in KNOWN.cards:
        facts = card.facts()
        if not card.has_text:
            continue
        kept = (
            "number",
            "icons",
            "pair",
            "tags",
            "text",
            "fire",
            "earth",
            "moons",
            "type",
            "subtype",
            "capacity",
        )
        data = {key: facts[key] for key in kept if facts.get(key) is not None}
        data.update({"id": "my-1", "people": "tutu", "name": "Mine", "summary": "As printed."})
        loaded = cardfile.decode({"version": 1, "cards": [data]}).cards[0]
        assert loaded.facts()["text"] == facts["text"], card.id


def test_all_problems_are_told_at_once_with_line_field_and_reason() -> None:
    text = (
        'version = 2\ncount = 3\ncolour = "red"\n'
        '[[cards]]\nid = "hoax-07"\npeople = "elves"\nnumber = 1\nname = "Elf"\ntype = "wizard"\nmoons = 1\n'
        '[[cards]]\nid = "my-2"\npeople = "tutu"\nnumber = 2\nname = "Two"\ntype = "character"\nfire = 1\n'
        'moons = "many"\nicons = ["free", "sparkle"]\nwings = 2\n'
    )
    assert problems(text) == [
        "my.toml:1: version: 2 is not from 1 to 1 [LEG-18.1]",
        "my.toml:2: count: is 3, but there are 2 cards [LEG-18.1]",
        "my.toml:3: colour: unknown key [LEG-18.1]",
        "my.toml:5: cards.hoax-07.id: 'hoax-07' is the id of another card [LEG-18.1]",
        "my.toml:6: cards.hoax-07.people: 'elves' is not one of tutu, spirit, hyla, crystal, interference, "
        "emissary, inquisitor [LEG-18.1]",
        "my.toml:9: cards.hoax-07.type: 'wizard' is not one of character, booster, support, leadership, "
        "influence, achievement, interference, emissary, inquisitor [LEG-18.1]",
        "my.toml:11: cards.my-2: fire and earth are both printed or neither [LEG-18.1]",
        "my.toml:18: cards.my-2.moons: 'many' is not a whole number [LEG-18.1]",
        "my.toml:19: cards.my-2.icons[2]: 'sparkle' is not one of shield_fire, shield_earth, stop, retrieve, "
        "free, pair, protected, gang_cool, gang_top, gang_fun, gang_no, bluff_fire, bluff_earth, "
        "bluff_blank, replace [LEG-18.1]",
        "my.toml:20: cards.my-2.wings: unknown key [LEG-18.1]",
    ]


def test_a_syntax_error_has_its_line() -> None:
    assert problems("version = 1\n[[cards\n")[0].startswith("my.toml:2: not valid TOML")


def test_two_cards_cannot_have_one_id() -> None:
    assert problems(TOP + TUTU + TUTU) == [
        "my.toml:12: cards.my-1.id: 'my-1' is the id of another card [LEG-18.1]"
    ]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ('type = "achievement"\nmoons = 1', "an achievement needs dragon"),
        ('type = "interference"\nmoons = 1', "an interference card needs trigger"),
        ('type = "influence"\nmoons = 1', "an influence card needs subtype"),
        ('type = "influence"\nsubtype = "ship"\nmoons = 1', "a ship needs capacity"),
        ('type = "emissary"', "an emissary has 7 cards; 0 bear its symbol"),
        ('type = "support"\nmoons = 1\nicons = ["pair"]', "a card with the pair icon needs pair"),
        ('type = "support"\nmoons = 1\nicons = ["gang_fun"]', "only a character has gang and bluff icons"),
        (
            'type = "leadership"\nmoons = 1\nfire = 1\nearth = 1',
            "only a character, booster or support has values",
        ),
        ('type = "support"\nmoons = 1\npair = "wild"', "only a card with the pair icon has it"),
        ('type = "support"\nmoons = 1\ndragon = "red"', "only an achievement has it"),
        ('type = "support"\nmoons = 1\nemissary = "my-9"', "there is no emissary 'my-9'"),
        ('type = "inquisitor"\ndeck_size = 1', "is missing"),
        (
            'type = "inquisitor"\ndeck_size = 1\nmoon_limit = 1\nemissary = "my-1"',
            "an emissary or inquisitor bears no symbol",
        ),
        (
            'type = "support"\nmoons = 1\ntext = [{kind = "next_card_free", when = "always"}]',
            "needs a summary",
        ),
    ],
)
def test_fields_that_need_each_other(card: str, reason: str) -> None:
    found = problems(f'{TOP}[[cards]]\nid = "my-1"\npeople = "tutu"\nnumber = 1\nname = "Mine"\n{card}\n')
    assert any(reason in problem for problem in found), found


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ('kind = "explode", when = "now"', "cards.my-1.text.explode.kind: 'explode' is not one of"),
        ('kind = "draw", when = "always", n = 1, source = "deck"', "when: 'always' is not one of now"),
        ('kind = "draw", when = "now", source = "deck"', "n: is missing"),
        ('kind = "draw", when = "now", n = 1, source = "hand"', "source: 'hand' is not one of"),
        ('kind = "draw", when = "now", n = 1, source = "deck", colour = "red"', "colour: unknown key"),
        ('kind = "forbid_play", when = "always", types = ["wizard"]', "types[1]: 'wizard' is not one of"),
        ('kind = "limit", when = "always", what = "speed", n = 1', "what: 'speed' is not one of"),
        ('kind = "ignore_cards", when = "always"', "needs either types or only"),
        ('kind = "ignore_text", when = "always", void_if_foe_has = [7]', "7 is not a card id"),
        ('kind = "ignore_text", when = "always", spare = "elves"', "'elves' is not one of flit_characters"),
        (
            'kind = "play_only_if", when = "before_play", metric = "my_ships"',
            "needs either at_least or at_most",
        ),
        ('kind = "free_if", when = "before_play", metric = "luck", at_least = 1', "'luck' is not one of"),
        ('kind = "dragon_for_discards", when = "now", cost = {}', "exactly one sort of cost"),
        (
            'kind = "dragon_for_discards", when = "now", cost = {moons = 1, fire = 1}',
            "exactly one sort of cost",
        ),
        ('kind = "move_hand", when = "now", n = "some", to = "discard"', "'some' is not a whole number"),
        (
            'kind = "retreat_dragons", when = "always", retreater = "me", mode = "many", n = 1',
            "'many' is not one",
        ),
        ('kind = "custom", when = "now", name = "magic"', "'magic' is not one of chosen_of_fire"),
        ('kind = "waive", when = "always", what = "tax", n = 1', "'tax' is not one of"),
        ('kind = "cancel", when = "response"', "interference cards, and only they"),
        ('kind = "attract_dragons", when = "game_start", n = 1', "only an inquisitor"),
        ('kind = "crystal_bonus", when = "game_won", n = 1', "only an achievement"),
    ],
)
def test_texts_that_cannot_be(effect: str, reason: str) -> None:
    found = problems(texted(effect))
    assert any(reason in problem for problem in found), found
    assert all(problem.startswith("my.toml:9: cards.my-1.text") for problem in found), found


def test_an_ignoring_text_on_a_protected_card_is_refused() -> None:
    text = texted('kind = "ignore_text", when = "always"') + 'icons = ["protected"]\n'
    assert problems(text) == [
        "my.toml:9: cards.my-1.text[1]: an ignoring text on a PROTECTED card would make the layers "
        "circular [LEG-18.1]"
    ]


def test_emissaries_have_no_text_and_inquisitors_are_never_played() -> None:
    head = (
        f'{TOP}[[cards]]\nid = "my-1"\npeople = "emissary"\nnumber = 1\nname = "Mine"\nsummary = "Draws."\n'
    )
    draw = 'text = [{ kind = "draw", when = "now", n = 1, source = "deck" }]\n'
    assert any(
        "an emissary has no text" in problem for problem in problems(head + 'type = "emissary"\n' + draw)
    )
    inquisitor = 'type = "inquisitor"\ndeck_size = 15\nmoon_limit = 10\n'
    assert any("never played" in problem for problem in problems(head + inquisitor + draw))
    fine = draw.replace('"now"', '"end"')
    assert cardfile.load(head + inquisitor + fine, "my.toml").cards[0].deck_size == 15


def test_an_inquisitor_may_make_decks_smaller_but_leaves_a_card() -> None:
    head = f'{TOP}[[cards]]\nid = "my-1"\npeople = "inquisitor"\nnumber = 1\nname = "Mine"\n'
    inquisitor = 'type = "inquisitor"\nmoon_limit = 0\ndeck_size = '
    assert cardfile.load(f"{head}{inquisitor}-29\n", "my.toml").cards[0].deck_size == -29
    assert any("deck_size" in problem for problem in problems(f"{head}{inquisitor}-30\n"))


def emissaries(*mutants: str, cards: int = 6) -> str:
    """Emissaries, one for each list of mutants; the first has some cards of the file too."""
    text = TOP
    for number, names in enumerate(mutants):
        text += f'[[cards]]\nid = "my-e{number}"\npeople = "emissary"\nnumber = {number}\nname = "Mine"\n'
        text += f'type = "emissary"\nmutants = [{names}]\n'
    for number in range(cards):
        text += f'[[cards]]\nid = "my-{number}"\npeople = "tutu"\nnumber = {number}\nname = "Mine"\n'
        text += 'type = "character"\nfire = 1\nearth = 1\nmoons = 0\nemissary = "my-e0"\n'
    return text


def test_mutants_bear_the_symbol_of_an_emissary() -> None:
    """LEG-18.2, LEG-18.12: they count among the seven cards, and join the deck."""
    loaded = cardfile.load(emissaries('"mutant-108"'), "my.toml")
    deck = preset_deck(loaded.table(), "hoax", emissary="my-e0")
    assert len(deck.cards) == 40
    assert "mutant-108" in deck.cards
    assert "mutant-110" not in deck.cards
    assert check_deck(loaded.table(), deck, DeckRules(emissaries=True)) == []
    # The known cards themselves stay as they are.
    assert preset_deck(cardfile.samples().table(), "hoax", emissary="sample-e1").cards[-1] == "sample-07"
    again = cardfile.decode(loaded.encode())
    assert again.symbols == {"mutant-108": "my-e0"}


def test_only_two_mutants_bear_a_symbol_and_only_one() -> None:
    assert any(
        "an emissary has 7 cards; 8 bear" in text for text in problems(emissaries('"mutant-108"', cards=7))
    )
    assert any(
        "'mutant-101' is not one of mutant-108" in text for text in problems(emissaries('"mutant-101"'))
    )
    twice = problems(emissaries('"mutant-108"', '"mutant-108"'))
    assert any("mutant-108 bears the symbol of my-e0" in text for text in twice)
    tutu = TOP + TUTU + 'mutants = ["mutant-108"]\n'
    assert any("only an emissary has it" in text for text in problems(tutu))


def test_an_interference_card_needs_a_text() -> None:
    text = (
        f'{TOP}[[cards]]\nid = "my-1"\npeople = "interference"\nnumber = 1\nname = "Mine"\nmoons = 1\n'
        'type = "interference"\ntrigger = { on = "foe_lands" }\n'
    )
    assert problems(text) == ["my.toml:2: cards.my-1: an interference card needs a text [LEG-18.1]"]
