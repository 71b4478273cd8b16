"""Tips in a guided game at a server: for the own decision, kept for guests, never where others play."""

from __future__ import annotations

from pathlib import Path

from server.playground import playground, run


def test_a_guest_is_told_each_tip_once_also_at_another_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "legends", "seats": seats, "options": {"first": "p1"}}
            told: list[str] = []
            for _ in range(2):
                table = (await ann.post("/api/tables", wish, 201))["table"]["id"]
                await ann.post(f"/api/tables/{table}/start")
                async with ann.socket(table) as socket:
                    frame = await socket.until("state")
                    for _ in range(12):
                        while not (frame["decision"] or {}).get("legal"):
                            frame = await socket.until("state")
                        found = await ann.post(f"/api/tables/{table}/tip")
                        assert found["id"] == "" or found["id"] not in told
                        if found["id"]:
                            told.append(found["id"])
                        again = await ann.post(f"/api/tables/{table}/tip")
                        assert again["id"] == "" or again["id"] not in told
                        if again["id"]:
                            told.append(again["id"])
                        await socket.move(frame, frame["decision"]["legal"][0])
                        frame = await socket.until("state")
            assert "decline" in told, "at the beginning a fight can be started or declined"
            (row,) = [
                one for one in await ground.services.storage.lessons(ann.id) if one.lesson == "legends/tips"
            ]
            assert row.step == len(told)
            listed = (await ann.get("/api/lessons"))["lessons"]
            assert "tips" not in {one["id"] for one in listed}

    run(scenario())


def test_nobody_is_told_anything_where_people_play_or_by_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            together = await ground.table(ann, bob)
            await ann.post(f"/api/tables/{together}/tip", status=409)
            await ground.client().post(f"/api/tables/{together}/tip", status=401)

    run(scenario())
