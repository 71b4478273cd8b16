"""Where games are kept: records in the user's data folder, written whole or not at all, and their seeds."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from obelisk.cli.complaint import Complaint, reason_of
from obelisk.cli.options import read_file
from obelisk.core.chance import commitment_of
from obelisk.core.record import InvalidRecord, Record, is_hex, read, write
from obelisk.jsontext import decode_json, encode_json
from obelisk.positions.course import Course, course_of
from obelisk.positions.lines import InvalidPosition

PRIVATE: Final = 0o600
SUFFIX: Final = ".obelisk"


def data_folder() -> Path:
    """$XDG_DATA_HOME/obelisk, or ~/.local/share/obelisk."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "obelisk"


def write_file(path: Path, text: str, mode: int = 0o644) -> None:
    """Puts a text into a file so that at every moment either the old or the new one is there."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(0o700 if mode == PRIVATE else 0o777, parents=True, exist_ok=True)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise Complaint(f"{path}: cannot be written: {reason_of(error)}") from None


def kept_texts(name: str) -> list[str]:
    """Texts that were kept under a name in the data folder: tips that were told, a lesson so far."""
    try:
        found = decode_json((data_folder() / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [str(text) for text in found] if isinstance(found, list) else []


def keep_texts(name: str, texts: list[str]) -> None:
    """Keeps texts for the next time."""
    write_file(data_folder() / f"{name}.json", encode_json(texts))


def write_record(path: Path, record: Record) -> None:
    write_file(path, write(record, encode_json))


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is said with file and line."""
    try:
        return read(read_file(path), decode_json)
    except InvalidRecord as error:
        raise Complaint(f"{path}: {error}") from None


def course_in(path: Path, seed: str) -> Course:
    """What a record or a position file leads through; what is wrong with it is said with file and line."""
    try:
        return course_of(read_file(path), seed)
    except (InvalidRecord, InvalidPosition) as error:
        raise Complaint(f"{path}: {error}") from None


def ply_in(course: Course, at: int | None) -> int:
    """The ply that is wanted; the last one if none is named."""
    plies = len(course.plies)
    if at is not None and at > plies:
        raise Complaint(f"--at {at}: the file has {plies} actions")
    return plies if at is None else at


def new_save(game: str) -> Path:
    """A name for a new game that no other has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game}-{stamp}-{secrets.token_hex(3)}{SUFFIX}"


def last_unfinished(game: str | None) -> Path:
    """The game played last (of any sort, or of one) that has no result yet."""
    folder = data_folder() / "games"
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        try:
            record = read_record(file)
        except Complaint:
            continue
        if record.result is None and game in (None, record.game):
            return file
    which = f" of {game}" if game else ""
    raise Complaint(f"there is no unfinished game{which} in {folder}")


# Seeds of fair games stay beside the saves, for their owner only, until the game is over.


def seed_file(commitment: str) -> Path:
    return data_folder() / "seeds" / f"{commitment[:32]}.seed"


def keep_seed(seed: bytes) -> None:
    write_file(seed_file(commitment_of(seed)), seed.hex() + "\n", PRIVATE)


def find_seed(commitment: str) -> bytes:
    """The seed behind a commitment."""
    path = seed_file(commitment)
    if not path.exists():
        raise Complaint(
            f"the seed of this game is not in {path.parent}; with --no-fair it can go on, but not be verified"
        )
    text = read_file(path).strip()
    if not is_hex(text, 64) or commitment_of(bytes.fromhex(text)) != commitment:
        raise Complaint(f"{path}: this is not the seed that was committed to")
    return bytes.fromhex(text)


def forget_seed(commitment: str) -> None:
    seed_file(commitment).unlink(missing_ok=True)
