"""Drafts and views of drafts as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import SPECTATOR, Archive, archive_of
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft.invariants import faults
from obelisk.games.legends.draft.options import CARDS, DEALT, DECKS, ROUNDS, Options, stock_of
from obelisk.games.legends.draft.state import OVER, State
from obelisk.games.legends.draft.view import FORMAT as VIEW_FORMAT
from obelisk.games.legends.draft.view import View, steps_begun

STATE_FORMAT: Final = "legends-draft-state/1"


def encode_facts(options: Options) -> dict[str, object]:
    """What can lie in the packets, and how many cards are dealt when.  [LEG-19.8] [LEG-19.9]"""
    peoples = options.peoples if options.peoples else list(range(len(PEOPLES)))
    return {
        "cards": [KNOWN.card(CARDS[card]).facts() for card in stock_of(peoples)],
        "decks": DECKS[options.players],
        "dealt": DEALT[options.players],
        "rounds": ROUNDS[options.players],
    }


def encode_state(state: State) -> dict[str, object]:
    """The whole truth; the stock is what has not been dealt."""
    archive = Archive(STATE_FORMAT)
    state.archive(archive)
    return archive.data


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    archive = archive_of(STATE_FORMAT, data, "state")
    state = State(options, [])
    state.archive(archive)
    archive.check()
    dealt = {card for round in state.rounds for packet in round.packets for card in packet}
    state.stock = [card for card in stock_of(state.peoples) if card not in dealt]
    archive.check_faults([*misplaced(state), *faults(state, None)])
    return state


def misplaced(state: State) -> list[str]:
    """Whether `seat` and `step` agree with the cards taken."""
    players = state.options.players
    last = len(state.rounds) - 1
    for number, round in enumerate(state.rounds):
        whole = state.sizes[number] - 1
        wanted = [whole] * players
        if number == last and state.seat != OVER:
            if state.step >= whole:
                return ["step is beyond the round"]
            wanted = [state.step] * players
            direction = 1 if number % 2 else -1
            for seat in range(state.seat):
                wanted[(seat - direction * state.step) % players] += 1
        if [len(taken) for taken in round.taken] != wanted:
            return ["the cards taken do not fit the step"]
    return []


def encode_view(seen: View) -> dict[str, object]:
    """One seat's knowledge; `seat` is null for a spectator, `asked` after the end."""
    return seen.encode()


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    archive = archive_of(VIEW_FORMAT, data, "view")
    seen = View(options, SPECTATOR, [])
    seen.archive(archive)
    archive.check()
    rounds = 0 if seen.seat == SPECTATOR else seen.round + 1
    begun = [steps_begun(seen, round) for round in range(rounds)]
    if [len(held) for held in seen.held] != begun or len(seen.picked) != rounds:
        archive.check_faults(["held: not every packet that was held is there"])
    return seen
