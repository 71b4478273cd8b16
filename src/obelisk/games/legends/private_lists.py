"""Lists that fit what was seen of a private one, filled up with legal cards.  [LEG-2.4]"""

from __future__ import annotations

from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import can_be_bluff, is_fixed
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.deckbuilding.deck import FAMILY_SIZE
from obelisk.games.legends.deckbuilding.presets import FAMILIES, preset_deck
from obelisk.games.legends.view import HIDDEN, View


def sampled_cast(view: View, rng: Rng) -> Cast:
    """The cards of both seats where a list is private: what was seen, filled up with legal cards.
    [LEG-2.4]
    """
    lists: list[list[int]] = []
    table = view.table
    for owner in range(2):
        known = view.lists[owner]
        if known is not None:
            lists.append([table.index(id) for id in known])
        else:
            lists.append(_sampled_list(view, owner, rng))
    flags = view.settings
    return Cast(
        table,
        lists,
        match=flags[0] != 0,
        mulligan=flags[1] != 0,
        achievements=flags[2] != 0,
        closed_lists=flags[3] != 0,
        first=flags[4],
        max_turns=flags[5],
        spares=flags[6:8],
    )


def seen_ids(view: View, owner: int) -> list[str]:
    """Every card of a seat that the viewer has seen to be in its list."""
    seen = view.seats[owner]
    ids = [*view.fixed[owner], *seen.hand, *seen.deck, *seen.bottom, *seen.leadership, *seen.discards]
    ids.extend([*seen.achievements, *seen.seen])
    for cards in (seen.combat, seen.support, seen.ships, seen.cargo):
        ids.extend(card.id for card in cards if card.id != HIDDEN)
    names = [view.hyla]
    for frame in view.frames:
        names.extend([frame.card, *[name.partition("/")[0] for name in frame.picks]])
    for name in names:
        if name.startswith(f"{owner}:"):
            ids.append(name[2:])
    if view.rewind is not None:
        ids.extend(seen_ids(view.rewind, owner))
    return list(dict.fromkeys(ids))


def _preset_list(view: View, owner: int, rng: Rng) -> list[int]:
    """The list of a preset that an emissary or a Buka family joined; empty for all others.

    With an emissary everybody can tell the whole list, with a family all but which (LEG-18.2, LEG-19.7).
    """
    table = view.table
    leader = ""
    emissary = ""
    for id in view.fixed[owner]:
        type = table.card(id).type
        if type == words.LEADER:
            leader = id
        elif type == words.EMISSARY:
            emissary = id
        else:
            return []
    people = table.card(leader).people if leader else ""
    found: list[str] = []
    if emissary:
        found = preset_deck(table, people, emissary=emissary).cards
    elif leader and view.sizes[owner] == 1 + FAMILY_SIZE:
        seen = seen_ids(view, owner)
        # A family that another preset has is taken; a Buka or built deck may have the same cards.
        taken: list[str] = []
        if view.sizes[1 - owner] == 1 + FAMILY_SIZE:
            taken = view.lists[1 - owner] or []
        possible: list[list[str]] = []
        for family, ids in FAMILIES.items():
            cards = preset_deck(table, people, family).cards
            if ids[0] not in taken and all(id in cards or id == leader for id in seen):
                possible.append(cards)
        found = possible[rng.below(len(possible))]
    if not found:
        return []
    fixed = [table.index(id) for id in view.fixed[owner]]
    return [*fixed, *sorted(table.index(id) for id in found)]


def _sampled_list(view: View, owner: int, rng: Rng) -> list[int]:
    """A list that a legal deck could have: its leader's people free, others within the moons.  [LEG-19.2]"""
    table = view.table
    preset = _preset_list(view, owner, rng)
    if preset:
        return preset
    chosen = [table.index(id) for id in seen_ids(view, owner)]
    missing = view.sizes[owner] - len(chosen)
    bluffs = sum(1 for card in view.seats[owner].support if card.id == HIDDEN)
    people = ""
    moons = 0
    limit = 99
    for index in chosen:
        card = table.cards[index]
        if is_fixed(card):
            if (
                card.deck_size
                and not people
                and card.moons is None
                and card.people not in ("inquisitor", "emissary")
            ):
                people = card.people
                limit = 0
            limit += card.moon_limit
    drafted = people == ""
    for index in chosen:
        card = table.cards[index]
        if not drafted and card.people != people and not is_fixed(card):
            moons += card.moons or 0
    others = [card.index for card in table.cards if card.index not in chosen and not is_fixed(card)]
    rng.shuffle(others)
    # How many foreign cards there are is anybody's guess.
    foreign = rng.below(missing + 1)
    found: list[int] = []
    for wanted_bluff in (True, False):
        for own_people in (False, True):
            for index in others:
                if len(found) == missing:
                    break
                card = table.cards[index]
                if index in found or (wanted_bluff and (bluffs == 0 or not can_be_bluff(card))):
                    continue
                cost = 0 if drafted or card.people == people else card.moons or 0
                if not own_people and not drafted:
                    if card.people == people or foreign == 0 or moons + cost > limit:
                        continue
                    foreign -= 1
                elif moons + cost > limit:
                    continue
                moons += cost
                found.append(index)
                if wanted_bluff:
                    bluffs -= 1
    fixed = [index for index in chosen if is_fixed(table.cards[index])]
    rest = [index for index in chosen if not is_fixed(table.cards[index])]
    return [*fixed, *sorted([*rest, *found])]
