"""Lessons at a server: without an account, kept for guests, corrected with nothing changed."""

from __future__ import annotations

from pathlib import Path

from server.playground import playground, run

FIRST = "/api/lessons/city/first"


def test_somebody_unknown_learns_and_is_corrected(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            anybody = ground.client()
            start = await anybody.get(FIRST)
            assert (start["seat"], start["seats"], start["inputs"]) == (0, 2, [])
            assert start["facts"]["prices"]
            page = await anybody.post(FIRST, {})
            assert (page["id"], page["step"], page["reads"], page["decision"]) == ("goal", 0, True, None)
            page = await anybody.post(FIRST, {"texts": ["", ""]})
            assert (page["id"], page["point"], page["shown"]) == ("walk", ["plot d4"], "move d4")
            assert "move d4" in page["decision"]["legal"]
            wrong = await anybody.post(FIRST, {"inputs": page["inputs"], "texts": ["move c4"]})
            assert wrong["refusal"]["correction"] == "elsewhere"
            assert (wrong["id"], wrong["view"]) == ("walk", page["view"])
            far = await anybody.post(FIRST, {"inputs": page["inputs"], "texts": ["move a2"]})
            assert far["refusal"] == {
                "correction": "",
                "reason": "too_far",
                "rule": "CITY-6.2",
                **far_facts(far),
            }
            odd = await anybody.post(FIRST, {"inputs": page["inputs"], "texts": ["fly"]})
            assert odd["refusal"]["reason"] == "unreadable"
            page = await anybody.post(FIRST, {"inputs": page["inputs"], "texts": ["move d4"]})
            assert (page["id"], page["begun"], page["back"]) == ("pay", 3, 2)
            assert page["moments"][0]["step"]["events"][0]["event"] == "figure_walked"
            assert page["decision"]["after"][0]["legal"][0] == "build 1 r3"
            listed = (await anybody.get("/api/lessons"))["lessons"]
            assert {(one["step"], one["done"]) for one in listed} == {(0, False)}

    run(scenario())


def far_facts(page: dict[str, dict[str, object]]) -> dict[str, object]:
    return {"facts": page["refusal"]["facts"]}


def test_progress_of_a_guest_is_kept_and_an_end_is_not_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            page = await ann.post(FIRST, {})
            for _ in range(40):
                page = await ann.post(FIRST, {"inputs": page["inputs"], "texts": [page["shown"]]})
                if page["step"] == 5:
                    await ann.post(FIRST, {"inputs": page["inputs"], "texts": ["done"]})
                    assert (await ann.get(FIRST))["inputs"] == page["inputs"]
                if not page["id"]:
                    break
            assert page["step"] == page["steps"]
            await ann.post(FIRST, {"inputs": page["inputs"][:3], "texts": []})
            listed = (await ann.get("/api/lessons"))["lessons"]
            (line,) = [one for one in listed if (one["game"], one["id"]) == ("city", "first")]
            assert (line["step"], line["done"]) == (3, True)
            assert (await ground.client().get(FIRST))["inputs"] == []

    run(scenario())


def test_what_is_no_lesson_is_not_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            anybody = ground.client()
            for path in ("/api/lessons/city/last", "/api/lessons/chess/first"):
                assert (await anybody.get(path, 404))["reason"] == "lesson"
                assert (await anybody.post(path, {}, 404))["reason"] == "lesson"
            await anybody.post(FIRST, {"inputs": ["x"] * 401}, 400)
            page = await anybody.post(FIRST, {"inputs": ["", "what was once legal"]})
            assert page["id"] == "turn"

    run(scenario())
