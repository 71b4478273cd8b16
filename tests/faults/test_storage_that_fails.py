"""A store that fails: nothing unstored is shown or kept, and the same move can be sent again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.playground import playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


@pytest.mark.parametrize("can_read", [True, False])
def test_a_move_that_cannot_be_stored_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_read: bool
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("disk full")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            async with ann.socket(table) as socket:
                state = await socket.until("state")
            action = state["decision"]["legal"][0]
            body = {"seq": 0, "key": "a", "actions": [action]}
            with monkeypatch.context() as broken:
                broken.setattr(ground.services.storage, "append", fail)
                if not can_read:
                    broken.setattr(ground.services.storage, "table", fail)
                refused = await ann.post(f"/api/tables/{table}/moves", body, 503)
                assert refused["error"] == "unavailable"
            async with ann.socket(table) as socket:
                again = await socket.until("state")
                assert again["seq"] == 0
                assert again["view"] == state["view"]
            assert (await ann.post(f"/api/tables/{table}/moves", body)) == {"key": "a", "seq": 1}
            assert len(await ground.services.storage.log(table)) == 1

    run(scenario())
