"""Which card each instance is, and what is known of it for all time.  [LEG-1.3]

Cards on the table are *instances*: small integers, first those of seat 0 and then those of seat 1, each
seat's in the order of its list.
"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable, is_fixed
from obelisk.games.legends.texts.effect import Effect


class Cast:
    """Which card each instance is. Shared by all states of a game and never changed."""

    __slots__ = (
        "achievements",
        "bases",
        "by_id",
        "calm",
        "cards",
        "closed_lists",
        "effects",
        "first",
        "fixed_ids",
        "folded",
        "icons",
        "ids",
        "indices",
        "inquisitors",
        "instances",
        "interferes",
        "is_in_order",
        "list_ids",
        "lists",
        "match",
        "max_turns",
        "may_strand",
        "mulligan",
        "names",
        "no_links",
        "owners",
        "settings",
        "simple",
        "single_target",
        "size",
        "sizes",
        "spares",
        "table",
        "traits",
        "types",
        "zeros",
    )

    def __init__(
        self,
        table: CardTable,
        lists: list[list[int]],
        match: bool = False,
        mulligan: bool = False,
        achievements: bool = False,
        closed_lists: bool = False,
        first: int = words.NOBODY,
        max_turns: int = 500,
        spares: list[int] | None = None,
    ) -> None:
        self.table = table
        self.lists = lists
        self.match = match
        self.mulligan = mulligan
        self.achievements = achievements
        self.closed_lists = closed_lists
        self.first = first
        self.max_turns = max_turns
        # How many cards of its list each seat leaves aside in a game: the rest of a drafted pool.
        self.spares: list[int] = spares if spares is not None else [0, 0]
        self.bases: list[int] = [0, len(lists[0])]
        self.sizes: list[int] = [len(lists[0]), len(lists[1])]
        self.size = len(lists[0]) + len(lists[1])
        # What positions share until it happens to a card: no links; no orders and stamps, nothing seen.
        self.no_links: list[int] = [words.NONE] * self.size
        self.zeros: list[int] = [0] * self.size
        # The options that are not lists, for views.
        self.settings: list[int] = [
            1 if match else 0,
            1 if mulligan else 0,
            1 if achievements else 0,
            1 if closed_lists else 0,
            first,
            max_turns,
            *self.spares,
        ]
        # Whether instances of a seat have the order of the table, as those of all decks have.
        self.is_in_order = all(sorted(one) == one for one in lists)
        self.cards: list[Card] = []
        # What views call an instance: the place of its card in the table, its id, and `seat:id`.
        self.indices: list[int] = []
        self.ids: list[str] = []
        self.names: list[str] = []
        # The ids of each list, and of the cards in it that lie in the leadership area all game.
        self.list_ids: list[list[str]] = [[table.cards[index].id for index in one] for one in lists]
        self.fixed_ids: list[list[str]] = [
            [table.cards[index].id for index in one if is_fixed(table.cards[index])] for one in lists
        ]
        self.owners: list[int] = []
        self.instances: list[list[int]] = []
        # The instances of each seat by their ids.
        self.by_id: list[dict[str, int]] = []
        # Bit set per instance of what its constant texts are about (see `texts.traits`).
        self.traits: list[int] = []
        self.effects: list[list[Effect]] = []
        # The constant effects of an instance, which `power.fold` reads.
        self.folded: list[list[Effect]] = []
        self.types: list[int] = []
        self.icons: list[int] = []
        # The effect of an instance that has one target, or None.  [LEG-15.11]
        self.single_target: list[Effect | None] = []
        # Playing it never lowers the own power or raises the foe's, but for new targets (see `lookahead`).
        self.calm: list[bool] = []
        # Its text adds nothing to the own power, takes nothing from the foe's and lets nothing more be
        # played.
        self.simple: list[bool] = []
        self.inquisitors: list[int] = []
        self.interferes: list[bool] = [False, False]
        # Whether, as far as everybody can tell, an interference card could strand a turn (LEG-6.8).
        self.may_strand = False
        for seat in range(2):
            instances = [words.NONE] * len(table)
            for index in lists[seat]:
                card = table.cards[index]
                instances[index] = len(self.cards)
                if card.type == words.INQUISITOR:
                    self.inquisitors.append(len(self.cards))
                if card.type == words.INTERFERENCE:
                    self.interferes[seat] = True
                self._add(card, seat)
            self.instances.append(instances)
            self.by_id.append({id: self.bases[seat] + place for place, id in enumerate(self.list_ids[seat])})
        if closed_lists:
            self.may_strand = any(card.type == words.INTERFERENCE for card in table.cards)
        else:
            self.may_strand = self.interferes[0] or self.interferes[1]

    def _add(self, card: Card, seat: int) -> None:
        self.cards.append(card)
        self.indices.append(card.index)
        self.ids.append(card.id)
        self.names.append(f"{seat}:{card.id}")
        self.owners.append(seat)
        self.types.append(card.type)
        self.icons.append(card.icons)
        self.effects.append(card.effects)
        traits = 0
        folded: list[Effect] = []
        single: Effect | None = None
        for effect in card.effects:
            if effect.when == words.ALWAYS or effect.when == words.THIS_TURN or effect.when == words.DEMAND:
                traits |= effect.TRAITS
                folded.append(effect)
                if effect.has_one_target():
                    single = effect
        self.traits.append(traits)
        self.folded.append(folded)
        self.calm.append(is_calm(card))
        self.simple.append(is_simple(card))
        self.single_target.append(single)


def is_calm(card: Card) -> bool:
    """Whether what the card must do when it is played is harmless to its player's power."""
    for effect in card.effects:
        if effect.when == words.NOW and not effect.may and not effect.IS_HARMLESS:
            return False
        if effect.each:
            return False
    return True


def is_simple(card: Card) -> bool:
    """Whether the card brings nothing to a fight but its printed values and icons.  [LEG-6.9]"""
    return all(effect.IS_SIMPLE for effect in card.effects)
