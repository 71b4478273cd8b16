"""Who is connected to a table, and what they are sent. People with the same eyes get the same bytes."""

from __future__ import annotations

import asyncio

from obelisk.server.streams import Stream
from obelisk.server.table.clock import clock_info
from obelisk.server.table.frames import encode_frame, state_frame
from obelisk.server.table.info import table_info
from obelisk.server.table.match import Match
from obelisk.server.table.seats import people_at, seats_of, viewer_among
from obelisk.server.wire import AckFrame, ByeFrame, ChatFrame, ChatMessage, TableFrame, TableInfo
from obelisk.storage.base import PLAYING, TableRow


class Audience:
    """The streams of a table."""

    def __init__(self) -> None:
        self.streams: set[Stream] = set()
        # Players who are here by way of other processes, by the names of these.
        self.elsewhere: dict[str, set[str]] = {}
        self.told_here: set[str] = set()

    def players_here(self, row: TableRow) -> set[str]:
        """Those of the players who are connected to this process."""
        return people_at(row) & {stream.person for stream in self.streams if stream.person is not None}

    def is_here(self, person: str | None) -> bool:
        """Whether somebody is connected, to this process or to another."""
        if any(stream.person == person for stream in self.streams):
            return True
        return any(person in people for people in self.elsewhere.values())

    def others_are(self, process: str, people: set[str], row: TableRow) -> None:
        """Another process has told who is connected to it, or is gone with all of them."""
        before = self.elsewhere.pop(process, set())
        if people:
            self.elsewhere[process] = people
        if people != before:
            self.tell_table(row)

    def info(self, row: TableRow, person: str | None) -> TableInfo:
        online = {stream.person for stream in self.streams if stream.person is not None}
        online.update(*self.elsewhere.values())
        return table_info(row, person, online)

    def enter(self, stream: Stream, row: TableRow) -> None:
        """Somebody begins to watch: everybody hears of it if it is one of the players."""
        is_new = stream.person in people_at(row) and not self.is_here(stream.person)
        self.streams.add(stream)
        if is_new:
            self.tell_table(row)
        else:
            stream.push(encode_frame(TableFrame(table=self.info(row, stream.person))))

    def leave(self, stream: Stream, row: TableRow) -> None:
        self.streams.discard(stream)
        if stream.person in people_at(row) and not self.is_here(stream.person):
            self.tell_table(row)

    def tell_table(self, row: TableRow) -> None:
        made: dict[str, bytes] = {}
        concerned = people_at(row) | {row.owner}
        for stream in self.streams:
            person = stream.person if stream.person in concerned else None
            if (person or "") not in made:
                made[person or ""] = encode_frame(TableFrame(table=self.info(row, person)))
            stream.push(made[person or ""])

    def known(self, row: TableRow, match: Match) -> dict[Stream, int]:
        """The number of the last change that each of them knows of."""
        return {stream: match.number(seats_of(row, stream.person)) for stream in self.streams}

    def tell_state(self, row: TableRow, match: Match, known: dict[Stream, int], now: int) -> None:
        """Sends the new state, with the steps after what they knew, to all from whom nothing is held back."""
        made: dict[tuple[int, ...], bytes] = {}
        for stream in self.streams:
            seats = seats_of(row, stream.person)
            if not match.sees_all(seats):
                continue
            since = known.get(stream, match.seq)
            eyes = (since, *seats)
            if eyes not in made:
                made[eyes] = state_bytes(row, match, seats, since, now)
            stream.push(made[eyes])

    def tell_chat(self, line: ChatMessage) -> None:
        frame = encode_frame(ChatFrame(line=line))
        for stream in self.streams:
            if line.person not in stream.muted:
                stream.push(frame)

    def close(self, bye: ByeFrame, code: int, person: str | None = None) -> None:
        """Says goodbye to everybody who is connected, or to one person."""
        frame = encode_frame(bye)
        for stream in list(self.streams):
            if person is None or stream.person == person:
                stream.push(frame)
                stream.close(code)


def state_bytes(row: TableRow, match: Match, seats: list[int], since: int, now: int) -> bytes:
    """The state as the person of these seats knows it, with the steps after `since` as they count them."""
    viewer: int | None = seats[0] if seats else None
    if len(seats) > 1:
        viewer = viewer_among(seats, match.game.decision(match.moment(seats).state))
    may_undo = row.status == PLAYING and not row.is_rated
    return encode_frame(state_frame(match, viewer, seats, since, clock_info(row, now), may_undo))


class Acknowledgements:
    """Those that wait until something held back is told, so that they do not tell of it before."""

    def __init__(self) -> None:
        self._frames: list[tuple[Stream, AckFrame]] = []
        # Set when those that wait now are sent.
        self.sent = asyncio.Event()

    def wait(self, stream: Stream, frame: AckFrame) -> None:
        self._frames.append((stream, frame))

    def send(self) -> None:
        for stream, frame in self._frames:
            stream.push(encode_frame(frame))
        self._frames = []
        self.sent.set()
        self.sent = asyncio.Event()
