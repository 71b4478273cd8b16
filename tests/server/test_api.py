"""The API as a whole: its description, every role at every route, and senseless requests."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from obelisk.exercises.shelf import exercises_of
from obelisk.server.app import Application
from obelisk.server.services import Services
from server.playground import Client, Playground, play_out, playground, run, test_settings

REACTION = {"on": "ply", "target": 9999, "mark": "wow"}
TABLE = "/api/tables/{table}"
EXERCISE = exercises_of("city")[0].id
CLUB = "/api/clubs/{club}"
TOURNAMENT = {"game": "city", "format": "swiss", "clock": {"mode": "days", "days": 1}}

# Per route the status for each role: stranger (no session), watcher (signed in, not seated), other seat,
# owner, bot token (not seated), operator (the account of whoever runs the server). Admin is a command line
# without routes, so that no stolen session can become admin; here the operator is somebody like any other.
Matrix = list[tuple[str, str, Any, list[int | None]]]

PLAYING: Matrix = [
    ("GET", "/api/me", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/sessions/current", None, [200, 200, 200, 200, 200, 200]),
    ("PATCH", "/api/me", {}, [401, 200, 200, 200, 200, 200]),
    ("POST", "/api/me/password", {"old": "x", "new": "y"}, [401, 403, 403, 422, 403, 422]),
    ("GET", "/api/me/tables", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/me/bots", None, [401, 200, 200, 200, 200, 200]),
    ("POST", "/api/me/bots", {"name": "Other"}, [401, 403, 403, 200, 403, 409]),
    ("POST", "/api/me/bots/{robin}/token", None, [401, 404, 404, None, 404, 404]),
    ("DELETE", "/api/me/bots/{robin}", None, [401, 404, 404, None, 404, 404]),
    ("GET", "/api/me/mutes", None, [401, 200, 200, 200, 200, 200]),
    ("PUT", "/api/me/mutes/{robin}", None, [401, 200, 200, 200, 403, 200]),
    ("DELETE", "/api/me/mutes/{robin}", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/people?name=Robin", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/people/{robin}", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/people/{robin}/results", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/people/{robin}/record?game=city", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/ladder/city", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/me/export", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/live", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/lobby", None, [200, 200, 200, 200, 200, 200]),
    ("POST", "/api/me/seek", {"game": "city", "rated": True}, [401, 403, 403, 200, 403, 200]),
    ("DELETE", "/api/me/seek", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/tournaments", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/me/tournaments", None, [401, 200, 200, 200, 200, 200]),
    ("POST", "/api/tournaments", TOURNAMENT, [401, 403, 403, 201, 201, 201]),
    ("GET", "/api/tournaments/{cup}", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/tournaments/{cup}/results", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/tournaments/{cup}/standing.csv", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/tournaments/{cup}/calendar.ics", None, [409, 409, 409, 409, 409, 409]),
    ("POST", "/api/tournaments/{cup}/join", {}, [401, 403, 403, 200, 200, 200]),
    ("POST", "/api/tournaments/{cup}/leave", None, [401, 409, 409, 200, 200, 200]),
    ("POST", "/api/tournaments/{cup}/start", None, [401, 403, 403, 409, 403, 403]),
    ("POST", "/api/tournaments/{cup}/cancel", None, [401, 403, 403, None, 403, 403]),
    ("GET", "/api/me/clubs", None, [401, 200, 200, 200, 200, 200]),
    ("POST", "/api/clubs", {"name": "Another"}, [401, 403, 403, 201, 403, 201]),
    ("GET", CLUB, None, [401, 403, 200, 200, 403, 403]),
    ("GET", CLUB + "/ladder?game=city", None, [401, 403, 200, 200, 403, 403]),
    ("GET", CLUB + "/tables", None, [401, 403, 200, 200, 403, 403]),
    ("GET", CLUB + "/tournaments", None, [401, 403, 200, 200, 403, 403]),
    ("POST", CLUB + "/invite", None, [401, 403, 403, 200, 403, 403]),
    ("POST", CLUB + "/invited", {"code": "guessed"}, [403, 403, 403, 403, 403, 403]),
    ("POST", CLUB + "/ask", {"name": "Nobody"}, [401, 403, 403, 404, 403, 403]),
    ("POST", CLUB + "/join", {"code": "guessed"}, [401, 403, 409, 409, 403, 403]),
    ("POST", CLUB + "/leave", None, [401, 409, None, None, 409, 409]),
    ("DELETE", CLUB + "/members/{robin}", None, [401, 403, 403, 404, 403, 403]),
    ("DELETE", CLUB, None, [401, 403, 403, None, 403, 403]),
    ("GET", "/api/me/friends", None, [401, 200, 200, 200, 200, 200]),
    ("PUT", "/api/me/friends/{robin}", None, [401, 200, 200, 200, 403, 200]),
    ("DELETE", "/api/me/friends/{robin}", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/me/blocks", None, [401, 200, 200, 200, 200, 200]),
    ("PUT", "/api/me/blocks/{robin}", None, [401, 200, 200, 200, 403, 200]),
    ("DELETE", "/api/me/blocks/{robin}", None, [401, 200, 200, 200, 200, 200]),
    ("POST", "/api/people/{robin}/offences", {"reason": "name"}, [401, 200, 200, 200, 403, 200]),
    ("GET", "/api/games", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/games/city/words/de", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/tables", None, [200, 200, 200, 200, 200, 200]),
    (
        "POST",
        "/api/tables",
        {"game": "city", "seats": [{"kind": "me"}, {"kind": "me"}]},
        [401, 201, 201, 201, 201, 201],
    ),
    ("GET", TABLE, None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/facts", None, [403, 403, 200, 200, 403, 403]),
    ("POST", TABLE + "/join", {}, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/leave", None, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/kick/1", None, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/invites/1", None, [401, 409, 409, 409, 409, 409]),
    ("PUT", TABLE + "/seat-options/0", {"values": {}}, [401, 409, 409, 409, 409, 409]),
    ("PUT", TABLE + "/commitments/0", {"commitment": "ab" * 32}, [401, 409, 409, 409, 409, 409]),
    ("PUT", TABLE + "/secrets/0", {"secret": "ab" * 32}, [401, 403, 403, 409, 403, 403]),
    ("POST", TABLE + "/start", None, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/close", None, [401, 403, 403, 409, 403, 403]),
    ("POST", TABLE + "/reopen", None, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/rematch", None, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/moves", {"seq": 999, "key": "k", "actions": ["x"]}, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/suppose", {"line": []}, [401, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/plans", None, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/plans", {"line": []}, [401, 403, 409, 409, 403, 403]),
    ("DELETE", TABLE + "/plans/1", None, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/undo", {"seq": 0}, [401, 422, 422, 422, 422, 422]),
    ("POST", TABLE + "/undo-answer", {"seq": 0, "agree": True}, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/return", None, [401, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/chat", None, [403, 403, 200, 200, 403, 403]),
    ("POST", TABLE + "/chat", {"text": "hi"}, [401, 403, 200, 200, 403, 403]),
    ("PUT", TABLE + "/chat/read", {"line": 1}, [401, 403, 200, 200, 403, 403]),
    ("POST", TABLE + "/reactions", REACTION, [401, 403, 404, 404, 403, 403]),
    ("GET", TABLE + "/record", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/fairness", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/hints?ply=0", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/report", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/notes", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/pictures?plies=0", None, [403, 403, 409, 409, 403, 403]),
    ("GET", "/api/people/{robin}/progress?game=city", None, [401, 403, 403, 200, 200, 403]),
    ("POST", "/api/people/{robin}/progress", {"game": "city"}, [401, 403, 403, 202, 202, 403]),
    ("GET", TABLE + "/replay?viewer=spectator", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=0", None, [403, 403, 403, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=1", None, [403, 403, 200, 403, 403, 403]),
    ("GET", TABLE + "/replay?viewer=open", None, [403, 403, 403, 403, 403, 403]),
    (
        "POST",
        TABLE + "/fork",
        {"ply": 0, "seats": [{"kind": "me"}, {"kind": "me"}]},
        [401, 403, 409, 409, 403, 403],
    ),
    ("GET", "/api/legends/cards", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/lessons", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/lessons/city/first", None, [200, 200, 200, 200, 200, 200]),
    ("POST", "/api/lessons/city/first", {"texts": [""]}, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/exercises", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/exercises/daily", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/exercises/city/next?theme=crystals", None, [200, 200, 200, 200, 200, 200]),
    ("GET", f"/api/exercises/city/{EXERCISE}", None, [200, 200, 200, 200, 200, 200]),
    ("POST", f"/api/exercises/city/{EXERCISE}", {"give_up": True}, [200, 200, 200, 200, 200, 200]),
    ("POST", "/api/legends/decks/check", {"deck": {}}, [422, 422, 422, 422, 422, 422]),
    ("POST", "/api/legends/decks/read", {"text": ""}, [422, 422, 422, 422, 422, 422]),
    ("POST", "/api/legends/decks/write", {"deck": {}}, [422, 422, 422, 422, 422, 422]),
    ("GET", "/api/me/decks", None, [401, 200, 200, 200, 200, 200]),
    ("POST", "/api/me/decks", {"deck": {}}, [401, 422, 422, 422, 422, 422]),
    ("PUT", "/api/me/decks/none", {"deck": {}}, [401, 404, 404, 404, 404, 404]),
    ("DELETE", "/api/me/decks/none", None, [401, 404, 404, 404, 404, 404]),
    ("GET", "/api/drafts/{table}", None, [404, 404, 404, 404, 404, 404]),
    ("PUT", "/api/drafts/{table}/decks/0", {"cards": []}, [401, 404, 404, 404, 404, 404]),
    ("POST", "/api/drafts/{table}/matches/0", None, [401, 404, 404, 404, 404, 404]),
    ("POST", "/api/records", {"text": ""}, [401, 422, 422, 422, 422, 422]),
    ("POST", "/api/analysis", {"text": "position"}, [422, 422, 422, 422, 422, 422]),
    ("POST", "/api/analysis/look", {"text": "position"}, [422, 422, 422, 422, 422, 422]),
    ("POST", "/api/analysis/think", {"text": "position"}, [422, 422, 422, 422, 422, 422]),
    ("POST", TABLE + "/tip", None, [401, 409, 409, 409, 409, 409]),
    ("GET", "/api/bot/tables/{table}/stream", None, [401, 403, None, None, 403, 403]),
    ("POST", TABLE + "/resign", None, [401, 403, None, None, 403, 403]),
    ("GET", "/api/mail", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/api/me/address", None, [401, 200, 200, 200, 200, 200]),
    (
        "PUT",
        "/api/me/address",
        {"address": "a@example.org", "password": "x"},
        [401, 403, 403, 401, 403, 401],
    ),
    ("DELETE", "/api/me/address", None, [401, 200, 200, 200, 200, 200]),
    ("GET", "/api/me/calendar", None, [401, 200, 200, 200, 200, 200]),
    (
        "PUT",
        "/api/me/calendar",
        {"zone": "UTC", "weekdays": [], "holidays": []},
        [401, 200, 200, 200, 200, 200],
    ),
    ("GET", "/api/me/calls", None, [401, 200, 200, 200, 200, 200]),
    ("PUT", "/api/me/calls", {"push": []}, [401, 200, 200, 200, 403, 200]),
    (
        "PUT",
        "/api/me/browsers",
        {"endpoint": "https://push.example.org/", "key": "AA", "auth": "AA"},
        [401, 422, 422, 422, 403, 422],
    ),
    ("DELETE", "/api/me/browsers", {"endpoint": "x"}, [401, 200, 200, 200, 200, 200]),
    (
        "PUT",
        "/api/me/bots/{robin}/webhook",
        {"url": "https://example.org/"},
        [401, 404, 404, 200, 404, 404],
    ),
    ("GET", "/api/me/bots/{robin}/webhook", None, [401, 404, 404, 200, 404, 404]),
    ("DELETE", "/api/me/bots/{robin}/webhook", None, [401, 404, 404, 200, 404, 404]),
    ("POST", "/api/resets", {"address": "a@example.org"}, [200, 200, 200, 200, 200, 200]),
    ("GET", "/health", None, [200, 200, 200, 200, 200, 200]),
    ("GET", "/ready", None, [200, 200, 200, 200, 200, 200]),
    ("DELETE", "/api/sessions/current", None, [401, None, None, None, None, None]),
    ("DELETE", "/api/sessions", None, [401, None, None, None, None, None]),
    ("POST", "/api/me/delete", {"password": "x"}, [401, None, None, 401, 403, 401]),
    ("GET", "/api/bot/events", None, [401, None, None, None, None, None]),
    ("POST", "/api/accounts", {"name": "x", "password": ""}, [422, None, None, None, None, None]),
    ("POST", "/api/sessions", {"name": "x", "password": ""}, [401, None, None, None, None, None]),
    ("POST", "/api/guests", {"name": "x"}, [200, None, None, None, None, None]),
]

WATCHED: Matrix = [
    ("GET", TABLE, None, [200, 200, 200, 200, 200, 200]),
    ("GET", TABLE + "/facts", None, [200, 200, 200, 200, 200, 200]),
    ("POST", TABLE + "/moves", {"seq": 0, "key": "k", "actions": ["x"]}, [401, 403, None, None, 403, 403]),
    ("POST", TABLE + "/undo", {"seq": 0}, [401, 422, 422, 422, 422, 422]),
    ("POST", TABLE + "/resign", None, [401, 403, None, None, 403, 403]),
    ("POST", TABLE + "/return", None, [401, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/chat", None, [200, 200, 200, 200, 200, 200]),
    ("POST", TABLE + "/chat", {"text": "hi"}, [401, 200, 200, 200, 200, 200]),
    ("PUT", TABLE + "/chat/read", {"line": 1}, [401, 200, 200, 200, 200, 200]),
    ("POST", TABLE + "/reactions", REACTION, [401, 404, 404, 404, 404, 404]),
    ("GET", TABLE + "/record", None, [409, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/fairness", None, [200, 200, 200, 200, 200, 200]),
    ("GET", TABLE + "/hints?ply=0", None, [409, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/report", None, [409, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/notes", None, [409, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/pictures?plies=0", None, [409, 409, 409, 409, 409, 409]),
    ("GET", TABLE + "/replay?viewer=spectator", None, [200, 200, 200, 200, 200, 200]),
    ("GET", TABLE + "/replay?viewer=0", None, [403, 403, 403, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=1", None, [403, 403, 200, 403, 403, 403]),
    ("GET", TABLE + "/replay?viewer=open", None, [403, 403, 403, 403, 403, 403]),
]
"""A table with spectators."""

LOBBY: Matrix = [
    ("GET", TABLE, None, [403, 403, 200, 200, 403, 403]),
    ("PUT", TABLE + "/seat-options/0", {"values": {}}, [401, 403, 403, 200, 403, 403]),
    ("PUT", TABLE + "/commitments/0", {"commitment": "ab" * 32}, [401, 403, 403, 200, 403, 403]),
    ("PUT", TABLE + "/secrets/0", {"secret": "ab" * 32}, [401, 403, 403, 409, 403, 403]),
    ("POST", TABLE + "/invites/2", None, [401, 403, 403, 200, 403, 403]),
    ("POST", TABLE + "/start", None, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/moves", {"seq": 0, "key": "k", "actions": ["x"]}, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/join", {}, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/join", {"invite": "guessed"}, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/leave", None, [401, 403, None, None, 403, 403]),
    ("POST", TABLE + "/close", None, [401, 403, 403, None, 403, 403]),
    ("POST", TABLE + "/kick/1", None, [401, 403, 403, 200, 403, 403]),
]
"""A private table that has not begun, with a seat free."""

FINISHED: Matrix = [
    ("GET", TABLE, None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/record", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/fairness", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/hints?ply=0", None, [403, 403, None, None, 403, 403]),
    ("GET", TABLE + "/report", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/notes", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/pictures?plies=0", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=0", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=open", None, [403, 403, 200, 200, 403, 403]),
    ("POST", TABLE + "/moves", {"seq": 0, "key": "k", "actions": ["x"]}, [401, 409, 409, 409, 409, 409]),
    ("POST", TABLE + "/chat", {"text": "hi"}, [401, 403, 200, 200, 403, 403]),
    ("POST", TABLE + "/reactions", REACTION, [401, 403, 404, 404, 403, 403]),
    ("POST", TABLE + "/rematch", None, [401, 403, 200, 200, 403, 403]),
]
"""A private table whose other seat resigned."""

OVER_DAYS: Matrix = [
    ("POST", TABLE + "/suppose", {"line": []}, [401, 403, None, None, 403, 403]),
    ("GET", TABLE + "/plans", None, [401, 403, 200, 200, 403, 403]),
    ("POST", TABLE + "/plans", {"line": []}, [401, 403, None, None, 403, 403]),
    ("DELETE", TABLE + "/plans/1", None, [401, 403, 404, 404, 403, 403]),
]
"""A table over days with spectators; chance decides which of the two waits."""

OF_CLUB: Matrix = [
    ("GET", TABLE, None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/facts", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/chat", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/fairness", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=spectator", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/record", None, [403, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/join", {}, [401, 403, 409, 409, 403, 403]),
    ("POST", TABLE + "/chat", {"text": "hi"}, [401, 403, 200, 200, 403, 403]),
]
"""A table of the club with spectators, at which the owner sits with a bot; the other seat watches."""

DRAFT = "/api/drafts/{table}"
DRAFTED: Matrix = [
    ("GET", TABLE, None, [403, 403, 200, 200, 403, 403]),
    ("GET", DRAFT, None, [403, 403, 200, 200, 403, 403]),
    ("PUT", DRAFT + "/decks/0", {"cards": []}, [401, 403, 403, 422, 403, 403]),
    ("PUT", DRAFT + "/decks/1", {"cards": []}, [401, 403, 422, 403, 403, 403]),
    ("POST", DRAFT + "/matches/0", None, [401, 403, 409, 409, 403, 403]),
    ("POST", DRAFT + "/matches/1", None, [401, 404, 404, 404, 404, 404]),
    ("GET", TABLE + "/record", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/fairness", None, [403, 403, 200, 200, 403, 403]),
    ("GET", TABLE + "/hints?ply=0", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/report", None, [403, 403, 409, 409, 403, 403]),
    ("GET", TABLE + "/replay?viewer=0", None, [403, 403, 403, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=1", None, [403, 403, 200, 403, 403, 403]),
    ("GET", TABLE + "/replay?viewer=open", None, [403, 403, 403, 403, 403, 403]),
]
"""A private draft that is over, before its match."""


class Company:
    """Somebody in every role."""

    def __init__(self, ground: Playground) -> None:
        self.ground = ground
        self.robin = ""
        self.cup = ""
        self.club = ""
        self.people: list[Client] = []

    async def gather(self) -> None:
        ground = self.ground
        stranger = ground.client()
        watcher, seated = await ground.guest("Watcher"), await ground.guest("Seated")
        owner = await ground.account("Owner")
        token = await owner.post("/api/me/bots", {"name": "Robin"})
        robot = ground.client()
        robot.http.headers["authorization"] = f"Bearer {token['token']}"
        operator = await ground.account("Overseer")
        self.robin = str(token["id"])
        self.cup = str((await owner.post("/api/tournaments", TOURNAMENT, 201))["info"]["id"])
        self.club = str((await owner.post("/api/clubs", {"name": "Family"}, 201))["info"]["id"])
        code = (await owner.post(f"/api/clubs/{self.club}/invite"))["code"]
        await seated.post(f"/api/clubs/{self.club}/join", {"code": code})
        self.people = [stranger, watcher, seated, owner, robot, operator]

    async def table(self, seats: int = 2, **wish: Any) -> str:
        """A private table of the owner and the other seat."""
        wishes = [{"kind": "me"}, *[{"kind": "link"}] * (seats - 1)]
        body = {"game": "city", "public": False, "spectators": False, "seats": wishes, **wish}
        created = await self.people[3].post("/api/tables", body, 201)
        table = str(created["table"]["id"])
        await self.people[2].post(f"/api/tables/{table}/join", {"invite": created["invites"][0]["secret"]})
        return table

    async def started(self, **wish: Any) -> str:
        table = await self.table(**wish)
        await self.people[3].post(f"/api/tables/{table}/start")
        return table

    async def of_club(self) -> str:
        """A table of the club that has begun."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "city", "seats": seats, "club": self.club}
        table = str((await self.people[3].post("/api/tables", body, 201))["table"]["id"])
        await self.people[3].post(f"/api/tables/{table}/start")
        return table

    async def drafted(self) -> str:
        table = await self.started(game="legends-draft", options={"players": 2})
        async with self.people[2].socket(table) as one, self.people[3].socket(table) as other:
            await play_out([one, other], Random(1))
        return table

    async def check(self, matrix: Matrix, table: str) -> None:
        wrong: list[str] = []
        for method, path, body, expected in matrix:
            for client, status in zip(self.people, expected, strict=True):
                if status is None:
                    continue
                address = path.format(table=table, robin=self.robin, cup=self.cup, club=self.club)
                answer = await client.http.request(method, address, json=body)
                if answer.status_code != status:
                    name = client.me.get("name", "stranger or bot")
                    wrong.append(
                        f"{method} {path} by {name}: {answer.status_code}, not {status} {answer.text}"
                    )
        assert not wrong, "\n".join(wrong)


def test_every_role_at_every_route(tmp_path: Path) -> None:
    async def scenario() -> None:
        # Mail is on; nobody listens there.
        mail: dict[str, Any] = {
            "smtp_url": "smtp://127.0.0.1:1",
            "mail_from": "games@example.org",
            "mails_per_hour": 1000,
        }
        async with playground(tmp_path, **mail) as ground:
            company = Company(ground)
            await company.gather()
            await company.check(LOBBY, await company.table(seats=3))
            await company.check(WATCHED, await company.started(spectators=True))
            days = {"mode": "days", "days": 1}
            await company.check(OVER_DAYS, await company.started(spectators=True, clock=days))
            await company.check(OF_CLUB, await company.of_club())
            over = await company.started()
            await company.people[2].post(f"/api/tables/{over}/resign")
            await company.check(FINISHED, over)
            await company.check(DRAFTED, await company.drafted())
            await company.check(PLAYING, await company.started())
            described = {
                (method.upper(), path)
                for path, methods in (await company.people[0].get("/docs/openapi.json"))["paths"].items()
                for method in methods
            }
            assert not [path for _, path in described if "admin" in path]
            covered = {(method, path.partition("?")[0]) for method, path, _, _ in PLAYING}
            missing = {
                (method, path)
                for method, path in described
                if not any(method == one and fits(path, two) for one, two in covered)
            }
            assert not missing

    run(scenario())


UNDESCRIBED = {
    "/api/tables/{table:str}/socket": "test_every_role_at_the_socket",
    "/confirm/{secret:str}": "a secret of a letter: test_mail",
    "/reset/{secret:str}": "a secret of a letter: test_mail",
    "/stop/{token:str}": "a secret of a letter: test_calls",
    "/metrics": "test_operations",
    "/person/{id:str}": "test_previews",
    "/tournament/{id:str}": "test_previews",
    "/t/{id:str}": "test_previews",
    "/replay/{id:str}": "test_previews",
    "/report/{id:str}": "test_previews",
    "/preview/{kind:str}/{name:str}": "test_previews, and every byte of it in test_secrecy",
}
"""Routes that the description does not tell of, and where their roles are tried."""


def test_no_route_is_left_out(tmp_path: Path) -> None:
    """Routes as the server itself has them: each is in the table of roles, or named with its own test."""
    services = Services(test_settings(tmp_path))
    app = Application(services).litestar
    run(services.storage.close())
    covered = {path.partition("?")[0] for _, path, _, _ in PLAYING}
    found = {route.path for route in app.routes if not route.path.startswith("/docs")}
    left_out = {path for path in found if not any(fits(path, one) for one in covered)}
    assert left_out - {"/", "/assets/{file_path:path}"} == set(UNDESCRIBED), "files are for everybody"


def test_every_role_at_the_socket(tmp_path: Path) -> None:
    async def viewer(client: Client, table: str) -> object:
        """Whose eyes somebody gets there, or the status of the refusal."""
        try:
            async with client.socket(table) as socket:
                return (await socket.until("state"))["viewer"]
        except InvalidStatus as refusal:
            return refusal.response.status_code

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            company = Company(ground)
            await company.gather()
            closed, watched = await company.started(), await company.started(spectators=True)
            assert [await viewer(one, closed) for one in company.people] == [403, 403, 1, 0, 403, 403]
            assert [await viewer(one, watched) for one in company.people] == [None, None, 1, 0, None, None]

    run(scenario())


def fits(template: str, path: str) -> bool:
    one, two = template.split("/"), path.split("/")
    return len(one) == len(two) and all(a == b or a.startswith("{") for a, b in zip(one, two, strict=True))


def test_the_description_is_closed_and_complete(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            client = ground.client()
            schema = await client.get("/docs/openapi.json")
            structs = {
                name: one for name, one in schema["components"]["schemas"].items() if "properties" in one
            }
            assert {"TableInfo", "Me", "NewTable", "Move", "ProblemBody", "ReplayPage"} <= set(structs)
            assert all(one["additionalProperties"] is False for one in structs.values())
            frames = schema["components"]["schemas"]["Frame"]["oneOf"]
            assert {"$ref": "#/components/schemas/StateFrame"} in frames
            assert structs["StateFrame"]["properties"]["type"] == {"enum": ["state"]}
            assert structs["MoveMessage"]["additionalProperties"] is False
            page = await client.http.get("/docs")
            assert "POST /api/tables/{table}/moves" in page.text

    run(scenario())


def test_a_body_that_is_too_large_is_a_described_refusal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            await ann.post("/api/legends/decks/read", {"text": "x" * 1_000_000}, 413)
            paths = (await ann.get("/docs/openapi.json"))["paths"]
            for path, methods in paths.items():
                for method, route in methods.items():
                    assert "413" in route["responses"] or "requestBody" not in route, f"{method} {path}"

    run(scenario())


def test_senseless_requests_get_described_answers(tmp_path: Path) -> None:
    from server.hammer import hammer

    hammer(tmp_path, 4)


@pytest.mark.long
def test_many_senseless_requests_get_described_answers(tmp_path: Path) -> None:
    from server.hammer import hammer

    hammer(tmp_path, 300)
