"""Events, decisions, refusals and results as sentences, for any game and language.

An event of game `city` with the id `card_drawn` is the message `city-event-card-drawn`. Each of its facts is
a variable of the same name, and more variables come with it:

- `$card_name` is the word for it, where `city-card-k3` or `card-k3` is a message; else as `$card`;
- a list is joined: `$cards` (as texts), `$cards_name` (as words) and `$cards_number` (how many there are);
- a seat is `p2`, and its `_name` is who sits there; `none` stands for nothing, `yes` and `no` for a truth.

If a fact is missing because the listener may not know it, the attribute `.blurred` of the message is said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from obelisk.core.decision import Result, Seat
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.core.notation import seat_name
from obelisk.i18n.catalogue import Catalogue, FactValue, word_ids

SEATS: Final = {"seat", "seats", "winner", "winners", "loser", "owner", "by", "from", "victim"}
"""Facts whose numbers are seats."""
SORTS: Final = {
    "reason": "ending",
    "cards": "card",
    "choices": "card",
    "ship": "card",
    "target": "card",
    "tiles": "tile",
    "coins": "coin",
    "peoples": "people",
    "heroes": "hero",
}
"""Under which sort of words a fact is found, where that is not its own name."""
CHAMBER: Final = re.compile(r"([a-z_]+)(?:\[[NESW]*-?\]|\.[0-9][a-z]?)")
"""A chamber with its doors, `plain[NE]` or `plain.2a`, is called by its kind: a board shows the rest."""


class Narrator:
    """Tells one game in one language. `names` says who sits where; by default seats are p1, p2 …"""

    def __init__(self, words: Catalogue, game: str, names: list[str] | None = None) -> None:
        self.words = words
        self.game = game
        self.names = names if names is not None else []

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else seat_name(seat)

    def word(self, sort: str, value: str) -> str:
        """The word for an id, or the id itself where there is none."""
        id = self.words.first(word_ids(self.game, sort, value))
        if not id and (chamber := CHAMBER.fullmatch(value)):
            id = self.words.first(word_ids(self.game, "chamber", chamber[1]))
        return self.words.say(id) if id else value

    def message(self, sort: str, value: str, facts: Mapping[str, object]) -> str:
        """The sentence for an id with its facts, or nothing where there is none."""
        id = self.words.first(word_ids(self.game, sort, value))
        return self.words.format(id, self.variables(facts)) if id else ""

    def event(self, event: Event) -> str:
        """What happened, as far as `event` tells it; its id and facts where no sentence is known."""
        told = self.message("event", event.id.replace("_", "-"), event.facts)
        if told:
            return told
        return " ".join([event.id, *[f"{name}={value}" for name, value in event.facts.items()]])

    def refusal(self, error: IllegalAction | InvalidNotation) -> str:
        """Why an action is refused, in words, without its rule id."""
        facts: Mapping[str, object] = (
            error.facts if isinstance(error, IllegalAction) else {"text": error.text}
        )
        return self.message("refusal", error.reason, facts) or error.reason

    def ending(self, result: Result) -> str:
        """Why the game ended, and who won."""
        reason = self.word("ending", result.reason)
        winners = self.joined([self.seat(seat) for seat in result.winners])
        number = len(result.winners)
        return self.words.say("result", reason=reason, winners=winners, winners_number=number)

    def action(self, verb: str, about: list[str]) -> str:
        """What could be done: the verb, and what it is about."""
        word = self.word("verb", verb)
        word = word[:1].upper() + word[1:]
        return self.words.say("web-action", verb=word, about=self.joined(about)) if about else word

    def choice(self, text: str) -> str:
        """An action as records write it, in the words that a game has for it: `<game>-action-<verb>`."""
        verb, _, rest = text.partition(" ")
        id = self.words.first(word_ids(self.game, "action", verb))
        return self.words.say(id, what=rest) if id else text

    def joined(self, parts: list[str]) -> str:
        """A list of words as a text."""
        return self.words.say("list-comma").join(parts)

    def variables(self, facts: Mapping[str, object]) -> dict[str, FactValue]:
        """The variables that a message may use for these facts."""
        found: dict[str, FactValue] = {}
        for name, value in facts.items():
            if isinstance(value, list):
                found[name] = self.joined([self.text(name, item) for item in value])
                found[f"{name}_name"] = self.joined([self.name(name, item) for item in value])
                found[f"{name}_number"] = len(value)
            elif isinstance(value, int) and not isinstance(value, bool) and name not in SEATS:
                found[name] = value
            else:
                found[name] = self.text(name, value)
                found[f"{name}_name"] = self.name(name, value)
        return found

    def text(self, name: str, value: object) -> str:
        """A fact as it is written in texts for the program."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and name in SEATS:
            return seat_name(value)
        return str(value)

    def name(self, name: str, value: object) -> str:
        """A fact as people call it."""
        if isinstance(value, int) and not isinstance(value, bool) and name in SEATS:
            return self.seat(value)
        if isinstance(value, str):
            return self.word(SORTS.get(name, name), value)
        return self.text(name, value)
