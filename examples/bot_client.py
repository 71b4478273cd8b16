"""A bot that plays over HTTP with a token: random legal actions, whole games, any table it sits at.

    python examples/bot_client.py http://127.0.0.1:8377 TOKEN            play wherever it is my turn, for ever
    python examples/bot_client.py http://127.0.0.1:8377 TOKEN --join ID  take a seat at a table first

It needs nothing but Python's standard library. docs/protocol.md describes what it says.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
PATIENCE = 60
"""The server sends an empty line every 15 seconds; a silent stream is broken."""


class Server:
    """Speaks HTTP with the token of the bot."""

    def __init__(self, address: str, token: str) -> None:
        self._address = address.rstrip("/")
        self._token = token

    def _open(self, path: str, body: Json | None, method: str | None = None) -> Any:
        request = urllib.request.Request(
            self._address + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"},
            method=method,
        )
        return urllib.request.urlopen(request, timeout=PATIENCE)

    def ask(self, path: str, body: Json | None = None, method: str | None = None) -> Json:
        """The answer; for a refusal, its body with `error`."""
        try:
            with self._open(path, body, method) as answer:
                found: Json = json.load(answer)
        except urllib.error.HTTPError as refusal:
            found = json.load(refusal)
        return found

    def lines(self, path: str) -> Iterator[Json]:
        """The messages of a stream; empty lines only say that it lives."""
        with self._open(path, None) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


class Parts:
    """What the bot gives to chance at each table, so that nobody else can have chosen the cards."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._secrets: dict[tuple[str, int], bytes] = {}

    def promise(self, table: Json) -> None:
        """Promises a secret for each own seat: tells its hash."""
        for seat in table["you"]["seats"]:
            secret = self._secrets.setdefault((table["id"], seat), secrets.token_bytes(32))
            body = {"commitment": hashlib.sha256(secret).hexdigest()}
            self._server.ask(f"/api/tables/{table['id']}/commitments/{seat}", body, "PUT")

    def give(self, table: str) -> None:
        """Gives them: nobody may promise any more. Keep the table's page to compare it with the record."""
        for (id, seat), secret in list(self._secrets.items()):
            if id == table:
                del self._secrets[id, seat]
                self._server.ask(f"/api/tables/{id}/secrets/{seat}", {"secret": secret.hex()}, "PUT")


def play(server: Server, table: str) -> None:
    """Plays one table to its end."""
    seen = -1
    while True:
        try:
            for frame in server.lines(f"/api/bot/tables/{table}/stream?seq={seen}"):
                if frame["type"] == "bye" and frame["reason"] != "restart":
                    return
                # Also when somebody resigns: then the game has no result, but the table an ending.
                if frame["type"] == "table" and frame["table"]["status"] == "finished":
                    print(f"{table}: over, {frame['table']['ending']}", flush=True)
                    return
                if frame["type"] != "state":
                    continue
                seen = frame["seq"]
                decision = frame["decision"]
                if decision is not None and decision["legal"]:
                    answer(server, table, seen, random.choice(decision["legal"]))
        except (OSError, ValueError):
            # Broken connection, or the server restarts: come back with the last number.
            time.sleep(1)


def answer(server: Server, table: str, seq: int, action: str) -> None:
    """Sends an action. The key makes it safe to send it again; a stale one is not played."""
    move = {"seq": seq, "key": f"bot-{seq}", "actions": [action]}
    while True:
        result = server.ask(f"/api/tables/{table}/moves", move)
        if result.get("error") not in ("too_many", "unavailable"):
            return
        time.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays over HTTP.")
    parser.add_argument("address")
    parser.add_argument("token")
    parser.add_argument("--join", metavar="TABLE", help="take a free seat there first")
    parser.add_argument("--once", action="store_true", help="stop after one game")
    wishes = parser.parse_args()
    server = Server(wishes.address, wishes.token)
    parts = Parts(server)
    if wishes.join:
        table = server.ask(f"/api/tables/{wishes.join}/join", {})
        print(table.get("error", "seated"), flush=True)
        if "you" in table:
            parts.promise(table)
    playing: set[str] = set()
    while True:
        try:
            for event in server.lines("/api/bot/events"):
                if event["type"] == "turn" and event["table"] not in playing:
                    playing.add(event["table"])
                    if wishes.once:
                        play(server, event["table"])
                        return
                    threading.Thread(target=play, args=(server, event["table"]), daemon=True).start()
                elif event["type"] == "starting":
                    parts.give(event["table"])
                elif event["type"] == "finished":
                    playing.discard(event["table"])
        except (OSError, ValueError):
            time.sleep(1)


if __name__ == "__main__":
    main()
