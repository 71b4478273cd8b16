"""Texts that move my own cards between deck, hand, table and discard pile.  [LEG-16.8, LEG-16.9, LEG-17.1]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import asks, moves, reasons, words
from obelisk.games.legends import events as tell
from obelisk.games.legends.actions import action
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.power import side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.state import State, pile_size
from obelisk.games.legends.texts.fields import RULE, number_of, number_or_word
from obelisk.games.legends.texts.once import Once, picks


class Draw(Once):
    """Draws `n` cards, or until the hand has `until_hand`; from the discard pile at random.  [LEG-17.1]"""

    __slots__ = ("n", "source", "until_hand")

    KIND = "draw"

    def __init__(self, n: int = 0, until_hand: int = 0, source: int = words.DECK) -> None:
        super().__init__(words.NOW)
        self.n = n
        self.until_hand = until_hand
        self.source = source

    @staticmethod
    def read(table: Section) -> Draw:
        source = table.word("source", ["deck", "random_discard"], RULE)
        place = words.DECK if source == "deck" else words.RANDOM_DISCARD
        if table.has("until_hand"):
            return Draw(until_hand=table.integer("until_hand", 1, 99, RULE), source=place)
        return Draw(table.integer("n", 1, 99, RULE), source=place)

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.until_hand:
            facts["until_hand"] = self.until_hand
        else:
            facts["n"] = self.n
        facts["source"] = words.PLACE_NAMES[self.source]
        return facts

    def can_do(self, state: State, card: int, actor: int) -> bool:
        """A number of cards is there in full; `until_hand` is full with at least one.  [LEG-15.3]"""
        if self.when == words.END and side(state, actor).no_end_draws:
            return False
        if self.until_hand:
            return len(state.hand[actor]) < self.until_hand and moves.may_take(state, actor, True)
        if self.source == words.RANDOM_DISCARD:
            return pile_size(state, actor) >= self.n and moves.may_take(state, actor, False, self.n)
        return moves.may_take(state, actor, True, self.n)

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        if self.until_hand:
            moves.draw_up_to(state, deal, actor, self.until_hand)
        elif self.source == words.RANDOM_DISCARD:
            moves.shuffle_pile(state, actor)
            for _ in range(self.n):
                if pile_size(state, actor) and moves.may_take(state, actor, False):
                    moves.dig(state, deal, actor)
            moves.turn_up(state, deal, actor)
        else:
            for _ in range(self.n):
                if moves.draw(state, deal, actor) == words.NONE:
                    break


class DrawSift(Once):
    """Draws up to `n`, then gives cards away.  [LEG-17.1]"""

    __slots__ = ("give", "give_from", "give_to", "n", "shown")

    KIND = "draw_sift"

    def __init__(self, n: int, give: int, give_from: int, give_to: int, shown: bool) -> None:
        super().__init__(words.END, may=True)
        self.n = n
        self.give = give
        self.give_from = give_from
        self.give_to = give_to
        self.shown = shown

    @staticmethod
    def read(table: Section) -> DrawSift:
        giver = table.word("give_from", ["drawn", "hand"], RULE)
        to = table.word("give_to", ["discard", "deck"], RULE)
        return DrawSift(
            table.integer("n", 1, 99, RULE),
            table.integer("give", 1, 99, RULE),
            words.DRAWN if giver == "drawn" else words.FROM_HAND,
            words.DISCARD if to == "discard" else words.DECK,
            table.flag("shown", RULE),
        )

    def parameters(self) -> dict[str, object]:
        return {
            "n": self.n,
            "give": self.give,
            "give_from": "drawn" if self.give_from == words.DRAWN else "hand",
            "give_to": words.PLACE_NAMES[self.give_to],
            "shown": self.shown,
        }

    def can_do(self, state: State, card: int, actor: int) -> bool:
        if self.when == words.END and side(state, actor).no_end_draws:
            return False
        return moves.may_take(state, actor, True)

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        drawn: list[int] = []
        for _ in range(self.n):
            if not moves.may_take(state, actor, True):
                break
            if self.shown:
                top = moves.top_card(state, deal, actor, asks.ASK_DEAL)
                moves.take_shown(state, deal, top)
                drawn.append(top)
            else:
                drawn.append(moves.draw(state, deal, actor))
        among = len(drawn) if self.give_from == words.DRAWN else len(state.hand[actor])
        count = min(self.give, among)
        if count:
            frame = Frame(words.FRAME_PICK, actor, card, number, count)
            if self.give_from == words.DRAWN:
                frame.picks = drawn
            state.frames.append(frame)

    def options(self, state: State, frame: Frame) -> list[int]:
        if self.give_from == words.DRAWN:
            return picks(state, sorted(frame.picks))
        return picks(state, state.hand[frame.seat])

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        if card in frame.picks:
            frame.picks.remove(card)
        if self.give_to == words.DECK:
            moves.return_hidden(state, deal, card, False)
        else:
            moves.discard(state, deal, card)

    def close(self, state: State, deal: Deal, frame: Frame) -> None:
        if self.give_to == words.DECK:
            moves.shuffle_deck(state, deal, frame.seat)

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        return reasons.NOT_AMONG if self.give_from == words.DRAWN else reasons.NOT_IN_HAND


class Search(Once):
    """Searches the deck or the discard pile for up to `n` cards.  [LEG-16.9]"""

    __slots__ = ("n", "zone")

    KIND = "search"

    def __init__(self, zone: int, n: int = 1) -> None:
        super().__init__(words.NOW)
        self.zone = zone
        self.n = n

    @staticmethod
    def read(table: Section) -> Search:
        zone = table.word("zone", ["deck", "discard"], RULE)
        return Search(words.DECK if zone == "deck" else words.DISCARD, table.integer("n", 1, 9, RULE))

    def parameters(self) -> dict[str, object]:
        return {"zone": words.PLACE_NAMES[self.zone], "n": self.n}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        if self.zone == words.DECK:
            return moves.may_take(state, actor, True)
        return pile_size(state, actor) > 0 and moves.may_take(state, actor, False)

    def count(self, state: State, actor: int) -> int:
        return self.n

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        options: list[int] = []
        in_deck = self.zone == words.DECK
        if moves.may_take(state, seat, in_deck):
            found = moves.deck_cards(state, seat) if in_deck else moves.pile_cards(state, seat)
            options = picks(state, found)
        options.append(action(words.PICK_NONE))
        return options

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        moves.take_shown(state, deal, card)

    def close(self, state: State, deal: Deal, frame: Frame) -> None:
        if self.zone == words.DECK:
            moves.shuffle_deck(state, deal, frame.seat)
        else:
            moves.turn_up(state, deal, frame.seat)

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        may_take = moves.may_take(state, frame.seat, self.zone == words.DECK)
        return reasons.NOT_AMONG if may_take else reasons.MAY_NOT_TAKE


class ReturnToHand(Once):
    """Takes one own card back to hand, never the card itself.  [LEG-17.1]"""

    __slots__ = ("active_only", "area")

    KIND = "return_to_hand"

    def __init__(self, area: int, active_only: bool) -> None:
        super().__init__(words.NOW)
        self.area = area
        self.active_only = active_only

    @staticmethod
    def read(table: Section) -> ReturnToHand:
        is_combat = table.word("area", ["any", "combat"], RULE) == "combat"
        area = words.COMBAT_AREA if is_combat else words.ANY_AREA
        return ReturnToHand(area, table.flag("active_only", RULE))

    def parameters(self) -> dict[str, object]:
        return {
            "area": "any" if self.area == words.ANY_AREA else "combat",
            "active_only": self.active_only,
        }

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return moves.may_take(state, actor, False) and len(self._returnable(state, card, actor)) > 0

    def options(self, state: State, frame: Frame) -> list[int]:
        return picks(state, self._returnable(state, frame.card, frame.seat))

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        moves.take_shown(state, deal, card)

    def _returnable(self, state: State, card: int, actor: int) -> list[int]:
        """The own cards that may come back to hand.  [LEG-17.1]"""
        found: list[int] = []
        areas = [state.combat[actor]]
        if self.area == words.ANY_AREA:
            areas.extend([state.support[actor], state.ships[actor], state.achievements[actor]])
            if state.hyla != words.NONE and state.cast.owners[state.hyla] == actor:
                areas.append([state.hyla])
        for area in areas:
            for other in area:
                if other != card and (state.flags[other] & words.ACTIVE or not self.active_only):
                    found.append(other)
        return found

    def add_reach(self, reach: Reach) -> None:
        reach.returns += 1


class MoveHand(Once):
    """Own hand cards of my choice go to the discard pile or under the deck.  [LEG-17.1]"""

    __slots__ = ("n", "to")

    KIND = "move_hand"
    IS_SIMPLE = True

    def __init__(self, n: int, to: int) -> None:
        super().__init__(words.NOW)
        self.n = n
        self.to = to

    @staticmethod
    def read(table: Section) -> MoveHand:
        is_bottom = table.word("to", ["discard", "deck_bottom"], RULE) == "deck_bottom"
        n = number_or_word(table, "n", {"any": words.ANY})
        return MoveHand(n, words.DECK_BOTTOM if is_bottom else words.DISCARD)

    def parameters(self) -> dict[str, object]:
        return {"n": number_of(self.n), "to": words.PLACE_NAMES[self.to]}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        held = len(state.hand[actor])
        return held > 0 if self.n == words.ANY else held >= self.n

    def count(self, state: State, actor: int) -> int:
        return min(self.n, len(state.hand[actor]))

    def options(self, state: State, frame: Frame) -> list[int]:
        options = picks(state, state.hand[frame.seat])
        if self.n == words.ANY:
            options.append(action(words.DONE))
        return options

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        if self.to == words.DECK_BOTTOM:
            moves.return_hidden(state, deal, card, True)
        else:
            moves.discard(state, deal, card)

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        return reasons.NOT_IN_HAND


class RecycleDiscards(Once):
    """Shuffles my discard pile into my deck.  [LEG-17.1]"""

    __slots__ = ()

    KIND = "recycle_discards"

    def __init__(self) -> None:
        super().__init__(words.NOW)

    @staticmethod
    def read(table: Section) -> RecycleDiscards:
        return RecycleDiscards()

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return pile_size(state, actor) > 0

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        moves.put_into_deck(state, moves.pile_cards(state, actor))
        tell.discards_recycled(deal, actor)
        moves.shuffle_deck(state, deal, actor)
