"""How ids and facts become sentences: the table that the browser's narrator is tested with too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from obelisk.core.decision import Result
from obelisk.core.errors import IllegalAction
from obelisk.core.event import Event
from obelisk.i18n.catalogue import Catalogue
from obelisk.i18n.narrate import Narrator

TABLE: dict[str, Any] = json.loads(Path(__file__).with_name("narration.json").read_text("utf-8"))


def narrator() -> Narrator:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(TABLE["words"])))
    return Narrator(Catalogue("en", [bundle]), TABLE["game"], TABLE["names"])


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["rule"])
def test_it_is_told(case: dict[str, Any]) -> None:
    if "event" in case:
        facts = dict(case["event"])
        told = narrator().event(Event(facts.pop("event"), facts))
    elif "refusal" in case:
        told = narrator().refusal(IllegalAction(case["refusal"], "", case["facts"]))
    else:
        told = narrator().ending(Result(case["ending"]["reason"], case["ending"]["winners"], [], {}))
    assert told == case["told"]
