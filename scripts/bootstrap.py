"""Sets up what `./play` and `./check` need, with nothing but Python 3.11's standard library.

The environment is `.venv/` in the checkout. It is made once, and brought up to date when the requirements
change. What is installed stands in `requirements/`, with versions and hashes (made by `scripts/lock.py`). uv
installs it; where uv cannot be had, pip does.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements"
NO_COMPILER = 3
PIP = ["-m", "pip", "--quiet", "--disable-pip-version-check"]


def say(text: str) -> None:
    print(f"obelisk: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> None:
    say(text)
    sys.exit(1)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Says what is being done, and then how long it took."""
    say(f"{text} …")
    start = time.monotonic()
    yield
    say(f"{text}: {time.monotonic() - start:.1f} s")


def require_python() -> None:
    """Goes on with a newer Python if this one is too old and a newer one is there."""
    if sys.version_info >= (3, 11):  # noqa: UP036 - this file is what an older Python meets first
        return
    for name in ("python3.11", "python3.12", "python3.13", "python3.14"):
        newer = shutil.which(name)
        if newer:
            os.execv(newer, [newer, *sys.argv])
    stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")


def tool(name: str) -> Path:
    """A program of the environment."""
    folder = "Scripts" if os.name == "nt" else "bin"
    return ENVIRONMENT / folder / name


def environment(purpose: str) -> None:
    """Makes `.venv` with the package and what `purpose` (`play` or `dev`) requires, if it is not there."""
    # Who develops has all that playing needs. Tests that play must not install anything beside other tests.
    if tool("obelisk").exists() and any(is_ready(one) for one in (purpose, "dev")):
        return
    lock = REQUIREMENTS / f"{purpose}.lock"
    make_environment()
    with step(f"installing {count_of(lock)} packages"):
        installed = install(tool("python"), lock) and install_package()
    if not installed:
        stop("could not install the requirements; is the package index reachable?")
    stamp_of(purpose).write_text(wanted_for(purpose))


def is_ready(purpose: str) -> bool:
    return stamp_of(purpose).exists() and stamp_of(purpose).read_text() == wanted_for(purpose)


def stamp_of(purpose: str) -> Path:
    """The file that says what was installed."""
    return ENVIRONMENT / f"obelisk-{purpose}"


def wanted_for(purpose: str) -> str:
    """A hash of all that decides what is installed."""
    wanted = hashlib.sha256()
    for file in (ROOT / "pyproject.toml", REQUIREMENTS / f"{purpose}.lock"):
        wanted.update(file.read_bytes())
    wanted.update(f"{sys.version_info[:2]} {ROOT}".encode())
    return wanted.hexdigest()


def count_of(lock: Path) -> int:
    return sum(1 for line in lock.read_text().splitlines() if line[:1].isalnum())


def make_environment() -> None:
    """An environment with uv in it, or pip at least.

    pip of this very Python puts uv there: to install pip into the environment first would take seconds more.
    """
    if not tool("python").exists():
        with step(f"making {ENVIRONMENT.name}/ with Python {sys.version_info[0]}.{sys.version_info[1]}"):
            if subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(ENVIRONMENT)]).returncode:
                stop("could not make a virtual environment; on Debian: apt install python3-venv")
    if shutil.which("uv") or tool("uv").exists():
        return
    with step("getting uv, which installs the rest"):
        lock = ["install", "--require-hashes", "--requirement", str(REQUIREMENTS / "installer.lock")]
        own = [sys.executable, *PIP, "--python", str(tool("python")), *lock]
        if subprocess.run(own, capture_output=True).returncode == 0:
            return
        python = str(tool("python"))
        if subprocess.run([python, "-m", "ensurepip"], capture_output=True).returncode:
            stop("there is no pip and it could not be installed; on Debian: apt install python3-venv")
        subprocess.run([python, *PIP, *lock], capture_output=True)


def install(python: Path, lock: Path) -> bool:
    """Installs what a lock file names, exactly that, for an interpreter; says whether it could."""
    return run_installer(python, "--require-hashes", "--requirement", str(lock))


def install_package() -> bool:
    """The package itself, from this folder. The lock has brought what builds it."""
    options = ["--no-deps", "--no-build-isolation"]
    return run_installer(tool("python"), *options, "--editable", str(ROOT))


def run_installer(python: Path, *what: str) -> bool:
    """Has uv install something, or pip if uv is not there or cannot."""
    uv = shutil.which("uv", path=f"{python.parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--python", str(python), *what]
        if subprocess.run(command, env={**os.environ, **uv_settings()}).returncode == 0:
            return True
        say("uv could not; trying pip")
    if subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True).returncode:
        subprocess.run([str(python), "-m", "ensurepip"], capture_output=True)
    return subprocess.run([str(python), *PIP, "install", *what]).returncode == 0


@cache
def uv_settings() -> dict[str, str]:
    """What people told pip about where packages come from; uv does not ask pip."""
    asked = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True)
    names = {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "find-links": "UV_FIND_LINKS",
        "cert": "SSL_CERT_FILE",
    }
    settings = {"UV_INDEX_STRATEGY": "unsafe-best-match"} if "extra-index-url" in asked.stdout else {}
    for line in asked.stdout.splitlines():
        key, _, value = line.partition("=")
        name = names.get(key.rpartition(".")[2])
        if name is not None and name not in os.environ:
            settings[name] = value.strip("'\"")
    return settings


def compile_engine() -> bool:
    """Compiles the engine if its source changed; False if there is no compiler."""
    done = subprocess.run([str(tool("python")), str(ROOT / "scripts" / "compile.py")], stdout=sys.stderr)
    if done.returncode not in (0, NO_COMPILER):
        stop("the engine could not be compiled")
    return done.returncode == 0


def start_client(python: str) -> subprocess.Popen[bytes]:
    """Begins to build the browser client, if anything it is made of has changed."""
    command = [python, str(ROOT / "scripts" / "web_build.py")]
    build = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    atexit.register(build.terminate)
    return build


def finish_client(build: subprocess.Popen[bytes]) -> None:
    if build.wait():
        stop("the browser client could not be built")
