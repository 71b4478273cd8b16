"""The words of Drakon for the terminal: all there, all sayable."""

from __future__ import annotations

import ast
from pathlib import Path

import obelisk
from games.drakon.drakon_table import DrakonTable, default_options, given
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.core.decision import Result
from obelisk.core.errors import IllegalAction
from obelisk.core.event import Event
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME, actions
from obelisk.games.drakon import events as drakon_events
from obelisk.games.drakon.kinds import HERO_NAMES, KIND_NAMES
from obelisk.games.drakon.options import GOALS, HEROES_WORDS, NAMES
from obelisk.games.drakon.public import DECISION_KINDS, ENDINGS, THREATS
from obelisk.games.drakon.refusals import REASONS
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.i18n.narrate import Narrator

HELPERS = {"cell_name", "seats_in", "partners", "purse_text"}


def tellers() -> set[str]:
    """The functions of events.py, read from its source: compiled ones cannot be told from imported ones."""
    source = Path(obelisk.__file__).parent / "games" / "drakon" / "events.py"
    names = {node.name for node in ast.parse(source.read_text()).body if isinstance(node, ast.FunctionDef)}
    return names - set(HELPERS)


def story() -> list[Event]:
    """Everything that happens in some random games, and what is rare."""
    found: list[Event] = []
    for seed in range(30):
        options = default_options(6, "standard", "draft" if seed % 2 else "random")
        chance = SeededChance(f"words/{seed}")
        rng = Rng(f"words/{seed}")
        state = GAME.setup(options, chance, found)
        while legal := GAME.legal(state):
            others = [action for action in legal if actions.verb_of(action) != actions.PLACE]
            chosen = others if others and rng.below(3) else legal
            GAME.advance(state, chosen[rng.below(len(chosen))], chance, found)
    passed = given(powers={"p1": "dwarf"}, players=2)
    found.extend(passed.play("p1 pass").events)
    shared = Result("stall", [0, 1], [1, 1], {"gold": [1, 1], "coins": [1, 1]})
    drakon_events.game_ended(Deal(SeededChance(0), found), passed.state, shared)
    return found


def test_every_word_exists() -> None:
    wanted = ["drakon-title", "drakon-help"]
    wanted += [f"drakon-decision-{kind}" for kind in DECISION_KINDS]
    wanted += [f"drakon-phase-{kind}" for kind in [*DECISION_KINDS, "over"]]
    wanted += [f"drakon-verb-{verb}" for verb in actions.VERBS if " " not in verb]
    wanted += [f"drakon-chamber-{kind}" for kind in KIND_NAMES]
    wanted += [f"drakon-hero-{hero}" for hero in HERO_NAMES]
    wanted += [f"drakon-threat-{threat}" for threat in THREATS]
    wanted += [f"drakon-option-{name}" for name in NAMES]
    wanted += [f"drakon-goal-{goal}" for goal in GOALS]
    wanted += [f"drakon-heroes-{word}" for word in HEROES_WORDS]
    wanted += [f"drakon-score-{score}" for score in ("gold", "coins")]
    wanted += [f"drakon-ending-{ending}" for ending in ENDINGS if ending]
    wanted += [f"drakon-refusal-{reason}" for reason in REASONS if reason]
    wanted += [f"drakon-event-{teller.replace('_', '-')}" for teller in tellers()]
    assert [id for id in wanted if not catalogue().has(id)] == []


def test_every_event_is_told_whole_and_blurred() -> None:
    narrator = Narrator(catalogue(), "drakon")
    events = story()
    assert {event.id for event in events} == tellers()
    told: set[str] = set()
    for event in events:
        for part in (event.whole(), event.seen_by(None), event.seen_by(0)):
            assert part is not None
            text = narrator.event(part)
            told.add(text)
            assert text
            for sign in ("$", "{", "_name", "None", "event"):
                assert sign not in text, text
    assert any("finds a coin." in text for text in told)
    assert any("finds a coin:" in text for text in told)


def test_every_refusal_is_said() -> None:
    narrator = Narrator(catalogue(), "drakon")
    for reason in REASONS[1:]:
        text = narrator.refusal(IllegalAction(reason, "DRK-5.1"))
        assert text
        assert text != reason


def test_the_first_sentence_of_a_game() -> None:
    events: list[Event] = []
    state = GAME.setup(default_options(2), SeededChance(1), events)
    text = Narrator(catalogue(), "drakon").event(events[0])
    assert plain(text) == f"p{state.first + 1} begins."
    assert isinstance(DrakonTable(state).decision, str)
