"""Sets up what `./play` and `./check` need, with nothing but Python 3.11's standard library.

The environment is `.venv/` in the checkout. It is made once and made again when the requirements change.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
NO_COMPILER = 3


def say(text: str) -> None:
    print(f"obelisk: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> None:
    say(text)
    sys.exit(1)


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


def environment(extra: str) -> None:
    """Makes `.venv` with the package and what `extra` (`play` or `dev`) requires, if it is not there."""
    require_python()
    wanted = hashlib.sha256()
    for file in (ROOT / "pyproject.toml", LOCK):
        wanted.update(file.read_bytes())
    wanted.update(f"{sys.version_info[:2]} {ROOT}".encode())
    stamp = ENVIRONMENT / "obelisk-stamp"
    have = stamp.read_text().split() if stamp.exists() and tool("obelisk").exists() else []
    if have in ([wanted.hexdigest(), extra], [wanted.hexdigest(), "dev"]):
        return
    say(f"setting up {ENVIRONMENT.name}/ (once; about half a minute) …")
    if not tool("python").exists():
        made = subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)])
        if made.returncode:
            stop("could not make a virtual environment; on Debian: apt install python3-venv")
    extras = "dev" if extra == "dev" else "compile,server"
    install = [str(tool("python")), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    installed = subprocess.run([*install, "--constraint", str(LOCK), "--editable", f"{ROOT}[{extras}]"])
    if installed.returncode:
        stop("could not install the requirements; is the package index reachable?")
    stamp.write_text(f"{wanted.hexdigest()} {extra}\n")


def compile_engine() -> bool:
    """Compiles the engine if its source changed; False if there is no compiler."""
    done = subprocess.run([str(tool("python")), str(ROOT / "scripts" / "compile.py")], stdout=sys.stderr)
    if done.returncode not in (0, NO_COMPILER):
        stop("the engine could not be compiled")
    return done.returncode == 0


def build_client(*arguments: str) -> None:
    """Builds the browser client if anything it is made of has changed."""
    command = [str(tool("python")), str(ROOT / "scripts" / "web_build.py"), *arguments]
    if subprocess.run(command, stdout=sys.stderr).returncode:
        stop("the browser client could not be built")
