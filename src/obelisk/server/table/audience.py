"""Who is connected to a table, and what they are sent. People with the same eyes get the same bytes."""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec.structs import replace

from obelisk.server.streams import Stream
from obelisk.server.table.clock import clock_info
from obelisk.server.table.frames import encode_frame, state_frame
from obelisk.server.table.info import table_info
from obelisk.server.table.late import Past
from obelisk.server.table.match import Match
from obelisk.server.table.said import Said
from obelisk.server.table.seats import people_at, seats_of, viewer_among
from obelisk.server.talk import WatchFrame
from obelisk.server.wire import AckFrame, ByeFrame, TableFrame, TableInfo
from obelisk.storage.base import FINISHED, PLAYING, TableRow
from obelisk.storage.talk import GALLERY


class Audience:
    """The streams of a table."""

    def __init__(self, delay_ms: int) -> None:
        self.streams: set[Stream] = set()
        self.delay_ms = delay_ms
        # What onlookers know of the table, where they are behind, and what they were told of it last.
        self.past: Past | None = None
        self._told_onlookers = b""
        # What was said and they have not heard yet.
        self._later: deque[Said] = deque()
        # How many watch by way of other processes, by the names of these; how many everybody here was told of
        # and how many other processes were.
        self.watchers_elsewhere: dict[str, int] = {}
        self.told_watchers = 0
        self.watchers_told = 0
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
        if self.past is None or seats_of(row, person):
            return table_info(row, person, online)
        info = table_info(self.past.row, person, online)
        # Their time is over when onlookers see that it is.
        return info if info.deadline is None else replace(info, deadline=info.deadline + self.delay_ms)

    def enter(self, stream: Stream, row: TableRow) -> None:
        """Somebody begins to watch: everybody hears of it if it is one of the players."""
        is_new = stream.person in people_at(row) and not self.is_here(stream.person)
        self.streams.add(stream)
        if is_new:
            self.tell_table(row)
        else:
            stream.push(encode_frame(TableFrame(table=self.info(row, stream.person))))
        stream.push(encode_frame(self._watch_frame(row, stream)))

    def leave(self, stream: Stream, row: TableRow) -> None:
        self.streams.discard(stream)
        if stream.person in people_at(row) and not self.is_here(stream.person):
            self.tell_table(row)

    def tell_table(self, row: TableRow) -> None:
        made: dict[str, bytes] = {}
        players = people_at(row)
        concerned = players | {row.owner}
        # Onlookers who are behind are not to know either that something has happened.
        onlookers = encode_frame(TableFrame(table=self.info(row, None)))
        is_old = self.past is not None and onlookers == self._told_onlookers
        self._told_onlookers = onlookers
        for stream in self.streams:
            if is_old and stream.person not in players:
                continue
            person = stream.person if stream.person in concerned else None
            if (person or "") not in made:
                made[person or ""] = encode_frame(TableFrame(table=self.info(row, person)))
            stream.push(made[person or ""])

    # Onlookers

    def onlookers(self, row: TableRow) -> list[Stream]:
        """Streams of those who do not play."""
        players = people_at(row)
        return [stream for stream in self.streams if stream.person not in players]

    def watchers_here(self, row: TableRow) -> int:
        """How many watch by way of this process: somebody with two windows is one."""
        found = self.onlookers(row)
        strangers = sum(1 for stream in found if stream.person is None)
        return strangers + len({stream.person for stream in found if stream.person is not None})

    def watchers(self, row: TableRow) -> int:
        return self.watchers_here(row) + sum(self.watchers_elsewhere.values())

    def _watch_frame(self, row: TableRow, stream: Stream) -> WatchFrame:
        is_behind = self.past is not None and not seats_of(row, stream.person)
        return WatchFrame(watchers=self.watchers(row), behind_ms=self.delay_ms if is_behind else 0)

    def tell_watchers(self, row: TableRow) -> None:
        for stream in self.streams:
            stream.push(encode_frame(self._watch_frame(row, stream)))

    def tell_past(self, row: TableRow, match: Match, since: int, now: int) -> None:
        """Onlookers who are behind know more now."""
        frame = state_bytes(row, match, [], since, now, self.past, self.delay_ms)
        self._told_onlookers = encode_frame(TableFrame(table=self.info(row, None)))
        for stream in self.onlookers(row):
            is_owner = stream.person == row.owner
            table = self.info(row, stream.person) if is_owner else None
            stream.push(self._told_onlookers if table is None else encode_frame(TableFrame(table=table)))
            stream.push(frame)

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

    # What is said

    def tell_said(self, row: TableRow, said: Said) -> None:
        """Everybody hears what is for them; onlookers who are behind hear the players later."""
        players = people_at(row)
        is_later = self.past is not None and said.room != GALLERY
        for stream in self.streams:
            is_player = stream.person in players
            may_hear = is_player and (said.room != GALLERY or row.status == FINISHED)
            if said.person not in stream.muted and (may_hear or (not is_player and not is_later)):
                stream.push(said.frame)
        if is_later:
            self.keep_said(said)

    def keep_said(self, said: Said) -> None:
        if all(said.name != other.name for other in self._later):
            self._later.append(said)

    def tell_kept(self, row: TableRow, now: int) -> None:
        """Onlookers hear what was said a while ago; all of it, if they are not behind any more."""
        while self._later and (self.past is None or self._later[0].at + self.delay_ms <= now):
            said = self._later.popleft()
            for stream in self.onlookers(row):
                if said.person not in stream.muted:
                    stream.push(said.frame)

    def kept_until(self) -> int | None:
        """When onlookers hear the next."""
        return self._later[0].at + self.delay_ms if self._later else None

    def tell_all(self, frame: bytes) -> None:
        for stream in self.streams:
            stream.push(frame)

    def close(self, bye: ByeFrame, code: int, person: str | None = None) -> None:
        """Says goodbye to everybody who is connected, or to one person."""
        frame = encode_frame(bye)
        for stream in list(self.streams):
            if person is None or stream.person == person:
                stream.push(frame)
                stream.close(code)


def state_bytes(
    row: TableRow,
    match: Match,
    seats: list[int],
    since: int,
    now: int,
    past: Past | None = None,
    delay_ms: int = 0,
) -> bytes:
    """The state as the person of these seats knows it, with the steps after `since` as they count them.
    `past` is what onlookers know who are behind.
    """
    viewer: int | None = seats[0] if seats else None
    if len(seats) > 1:
        viewer = viewer_among(seats, match.game.decision(match.moment(seats).state))
    may_undo = row.status == PLAYING and not row.is_rated
    clock = clock_info(row, now)
    if past is not None and not seats:
        clock = clock_info(past.row, now - delay_ms) if past.has_clock else None
    return encode_frame(state_frame(match, viewer, seats, since, clock, may_undo))


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
