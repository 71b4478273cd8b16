"""A game between one person and bots, line by line: works on a terminal and with piped text alike."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from obelisk.bots.base import Bot, Budget
from obelisk.cli.complaint import Complaint
from obelisk.cli.replay import told
from obelisk.cli.screen import ALL, board, choices, is_terminal, scores_table, show, told_choices
from obelisk.cli.store import forget_seed, keep_texts, kept_texts, write_record
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action, Decision, Result, Seat
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event, seen_events
from obelisk.core.kit import Kit
from obelisk.core.record import Replay
from obelisk.core.table import Table
from obelisk.i18n.catalogue import Catalogue, plain
from obelisk.i18n.narrate import Narrator
from obelisk.lessons.tips import Situation, next_tip, tips_of
from obelisk.readers.reader import Reader, read

LOG_LINES = 20
NOT_TEXT = "�\n"
SOME = 8
COMMANDS = ["help", "since", "list", "table", "board", "log", "undo", "why", "save", "quit"]


@dataclass(frozen=True)
class Telling:
    """How a person is told a game.

    `in_words`: the table is not drawn but told, in the order of a screen reader: what changed since the last
    turn, how it stands, what can be done; details on demand. `is_guided`: tips come when their situation
    comes, each of them once.
    """

    words: Catalogue
    screen: Console
    in_words: bool = False
    is_guided: bool = False


class Terminal:
    """Plays a table to its end, or until the person leaves. Every action is on disk at once."""

    def __init__(
        self,
        kit: Kit,
        table: Table[Any, Any, Any],
        seat: int,
        bots: dict[int, Bot[Any]],
        path: Path,
        seed: bytes | None,
        telling: Telling,
    ) -> None:
        self.kit = kit
        self.game = kit.game
        self.table = table
        self.seat = seat
        self.bots = bots
        self.path = path
        self.words = telling.words
        self.screen = telling.screen
        self.narrator = Narrator(telling.words, kit.game.id)
        self.in_words = telling.in_words
        self.tips = tips_of(kit.game.id) if telling.is_guided else ()
        # What others did since the person's last turn, until they do something else.
        self.since: list[str] = []
        self._has_answered = False
        # The fair seed, to be revealed in the record when the game is over.
        self._seed = seed
        self._is_live = is_terminal()
        if self._is_live:
            with suppress(ImportError):
                import_module("readline")  # lets `input` edit lines and remember them

    def say(self, id: str, style: str = "", **facts: str | int) -> None:
        show(self.screen, self.words.say(id, **facts), style)

    def run(self) -> None:
        """Plays. Leaving by `quit`, the end of the input or Ctrl-C loses nothing."""
        self.save()
        self.tell_bots_so_far()
        self.say("play-seat", name=self.narrator.seat(self.seat))
        fresh = True
        try:
            while True:
                decision = self.table.decision()
                if decision is None:
                    self.finish()
                    return
                if decision.seat in self.bots:
                    self.let_bot_play(decision)
                    fresh = True
                    continue
                if not self.in_words and (fresh or self._is_live):
                    self.show_board()
                elif fresh:
                    self.tell_turn()
                self.tell_tip(decision)
                if not self.ask(decision):
                    break
                fresh = False
        except KeyboardInterrupt:
            show(self.screen, "")
        self.say("play-left", path=str(self.path))

    # What the bots do

    def let_bot_play(self, decision: Decision) -> None:
        seat = decision.seat
        view = self.game.view(self.table.state, seat)
        legal = list(self.game.legal(self.table.state))
        action = self.bots[seat].choose(view, legal, Budget())
        self.played(seat, action)

    def played(self, seat: int, action: Action) -> None:
        """Plays, saves and tells; an illegal action raises `IllegalAction` and does nothing."""
        events = self.table.play(seat, action)
        self.save()
        self.tell_bots(events)
        self.tell(seat, events)

    def tell_bots_so_far(self) -> None:
        """The bots hear everything that happened before they sat down, from the setup on."""
        again = Replay(self.game, self.table.record)
        self.tell_bots(again.events)
        while again.at < len(self.table.record.plies):
            again.step()
            self.tell_bots(again.events)

    def tell_bots(self, events: list[Event]) -> None:
        for seat, bot in self.bots.items():
            bot.hear(seen_events(events, seat))

    def tell(self, seat: Seat, events: list[Event]) -> None:
        """What the person sees of it: at once, or in words what others did when it is the own turn again."""
        lines = told(self.narrator, events, self.seat)
        if seat == self.seat:
            self._has_answered = True
        else:
            self.since = [*([] if self._has_answered else self.since), *lines]
            self._has_answered = False
        if seat == self.seat or not self.in_words:
            self.show_lines(lines)

    def show_lines(self, lines: list[str]) -> None:
        for line in lines:
            show(self.screen, f"  {line}")

    # The table in words

    def reader(self) -> Reader:
        view = self.game.view(self.table.state, self.seat)
        return read(self.kit, self.narrator, view, self.game.known_options(self.table.options, [self.seat]))

    def tell_turn(self) -> None:
        """What changed, and how it stands; what can be done is told after it."""
        self.tell_since()
        self.say("web-text-stands", "bold")
        self.show_lines(self.reader().stands())

    def tell_since(self) -> None:
        self.say("web-text-since", "bold")
        self.show_lines(self.since or [self.words.say("web-text-nothing")])

    def tell_table(self, word: str) -> None:
        """Everything on the table, or what is known about one thing."""
        reader = self.reader()
        if not word:
            self.show_lines([*reader.stands(), *reader.details()])
            return
        found = reader.about(word)
        self.show_lines(found if found else [self.words.say("play-table-none", word=word)])

    def tell_tip(self, decision: Decision) -> None:
        """What is worth telling now, if it was not told in any game before."""
        if not self.tips:
            return
        name = f"tips-{self.game.id}"
        seen = kept_texts(name)
        options = self.game.known_options(self.table.options, [self.seat])
        legal = [self.game.notate(self.table.state, action) for action in self.game.legal(self.table.state)]
        view = self.game.encode_view(self.game.view(self.table.state, self.seat))
        situation = Situation(
            self.seat, self.game.seats(options), decision.kind, view, self.game.facts(options), legal
        )
        found = next_tip(self.tips, situation, seen)
        if found is not None:
            keep_texts(name, [*seen, found[0].id])
            text = self.words.format(found[0].message, dict(found[1]))
            show(self.screen, f"{self.words.say('tip-label')}: {text}", "green")

    # What the person does

    def ask(self, decision: Decision) -> bool:
        """One choice of the person; says whether the game goes on."""
        legal = self.game.legal(self.table.state)
        texts = [self.game.notate(self.table.state, action) for action in legal]
        question = self.narrator.message("decision", decision.kind, {}) or decision.kind
        if self.in_words:
            self.say("web-choices", "bold")
            show(self.screen, f"  {question}")
            told_choices(self.screen, self.reader(), texts, self.seat)
        else:
            choices(self.screen, texts)
        while True:
            prompt = f"1-{len(texts)} > " if self.in_words else f"{question} [1-{len(texts)}] > "
            line = self.read_line(plain(prompt))
            if line is None:
                show(self.screen, "")
                return False
            text = " ".join(line.split())
            if not text:
                continue
            word, _, rest = text.partition(" ")
            if text not in texts and word in (*COMMANDS, "?"):
                done = self.command(word, rest)
                if done is not None:
                    return done
                continue
            action = self.understood(text, legal, texts)
            if action is None:
                continue
            try:
                self.played(self.seat, action)
            except IllegalAction as error:
                self.refuse(text, error)
                continue
            return True

    def read_line(self, prompt: str) -> str | None:
        """A line of the person; nothing at the end of the input."""
        if self._is_live:
            try:
                return input(prompt)
            except EOFError:
                return None
            except UnicodeDecodeError:
                return NOT_TEXT
        print(prompt, end="", flush=True)
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = NOT_TEXT
        print()
        return line if line else None

    def understood(self, text: str, legal: list[Action], texts: list[str]) -> Action | None:
        """The action that a number, a text or the beginning of one stands for."""
        if text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self.say("play-no-number", "yellow", number=text, last=len(legal))
            return None
        if text in texts:
            return legal[texts.index(text)]
        try:
            return self.game.parse(self.table.state, text)
        except InvalidNotation as error:
            found = [index for index, choice in enumerate(texts) if choice.startswith(text.lower())]
            if len(found) == 1:
                return legal[found[0]]
            if found:
                some = ", ".join(texts[index] for index in found[:SOME])
                more = " …" if len(found) > SOME else ""
                self.say("play-ambiguous", "yellow", text=text, choices=some + more)
            else:
                self.refuse(text, error)
        return None

    def refuse(self, text: str, error: IllegalAction | InvalidNotation) -> None:
        """Says why not, with the rule."""
        reason = self.narrator.refusal(error)
        self.say("play-refused", "yellow", text=text, reason=reason, rule=error.rule or "-")

    def command(self, word: str, rest: str) -> bool | None:
        """Does a command. Nothing: ask again; false: leave; true: the position changed."""
        if word in ("help", "?"):
            self.help()
        elif word == "since":
            self.tell_since()
        elif word == "list":
            self.tell_choices(rest)
        elif word == "table":
            self.tell_table(rest)
        elif word == "board":
            self.show_board()
        elif word == "log":
            self.log(int(rest) if rest.isdecimal() else LOG_LINES)
        elif word == "why":
            self.why(rest)
        elif word == "save":
            self.save_copy(rest)
        elif word == "quit":
            return False
        elif self.table.undo(self.seat):
            self.save()
            self.say("play-undone")
            return True
        else:
            self.say("play-undo-refused", "yellow")
        return None

    def help(self) -> None:
        self.say("play-help")
        for id in (f"{self.game.id}-help", f"{self.game.id.partition('-')[0]}-help"):
            if self.words.has(id):
                self.say(id)
                break

    def tell_choices(self, wish: str) -> None:
        """The choices in words: all of them, those of one sort, or those that name something."""
        texts = [self.game.notate(self.table.state, action) for action in self.game.legal(self.table.state)]
        told_choices(self.screen, self.reader(), texts, self.seat, wish or ALL)

    def show_board(self) -> None:
        view = self.game.view(self.table.state, self.seat)
        board(self.screen, self.kit, view)

    def log(self, lines: int) -> None:
        """The last of what happened, as the person saw it."""
        again = Replay(self.game, self.table.record)
        story = told(self.narrator, again.events, self.seat)
        while again.at < len(self.table.record.plies):
            again.step()
            story.extend(told(self.narrator, again.events, self.seat))
        for line in story[max(0, len(story) - lines) :]:
            show(self.screen, f"  {line}")

    def why(self, text: str) -> None:
        """Why an action is not allowed, tried on a copy; or that it is. A number stands for that choice."""
        legal = self.game.legal(self.table.state)
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            text = self.game.notate(self.table.state, legal[int(text) - 1])
        try:
            action = self.game.parse(self.table.state, text)
            self.game.apply(self.table.state, action, SeededChance(0))
        except (IllegalAction, InvalidNotation) as error:
            self.refuse(text, error)
        else:
            self.say("play-allowed", text=text)

    # What is kept

    def save(self) -> None:
        write_record(self.path, self.table.record)

    def save_copy(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            write_record(path, self.table.record)
        except Complaint as complaint:
            show(self.screen, complaint.lines[0], "yellow")
        else:
            self.say("play-saved", path=str(path))

    def finish(self) -> None:
        """The end: the seed is revealed, and the record is complete."""
        record = self.table.record
        if self._seed is not None and record.commitment:
            record.seed = self._seed.hex()
        self.save()
        if record.seed:
            forget_seed(record.commitment)
        result = self.table.result()
        assert result is not None
        if self.in_words:
            self.tell_end(result)
        else:
            self.show_end(result)
        self.say("play-recorded", path=str(self.path))
        if record.seed:
            self.say("play-verify", path=str(self.path))

    def show_end(self, result: Result) -> None:
        self.show_board()
        show(self.screen, self.narrator.ending(result), "bold")
        headings = [self.words.say("heading-seat"), self.words.say("heading-place")]
        self.screen.print(scores_table("", result.scores, result.places, headings))

    def tell_end(self, result: Result) -> None:
        """The end in words: what others did last, who won, and what everybody has."""
        if self.since:
            self.tell_since()
        show(self.screen, self.narrator.ending(result), "bold")
        for seat, place in enumerate(result.places):
            scores = [
                f"{self.narrator.word('score', name)} {values[seat]}"
                for name, values in result.scores.items()
            ]
            self.say(
                "play-place", name=self.narrator.seat(seat), place=place, scores=self.narrator.joined(scores)
            )
