"""Makes packages whole: the browser client is in every package, the compiled engine in wheels.

- A source distribution carries the built client, so whoever builds from it needs no Node. In a checkout the
  client is built first, with the Node of the machine, else with one from the package index.
- A wheel carries the engine compiled for this Python if there is a C compiler. Without one, or with
  OBELISK_PURE=1, it is a pure wheel for every Python. The build says which it is, and so do the name of the
  wheel and `obelisk --version`.
- An editable installation gets neither: ./play and ./check make both in the checkout.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.build import *  # noqa: F403 - all of the backend that hatchling is, but for what is below
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src" / "obelisk"
NO_COMPILER = 3  # what scripts/compile.py ends with where there is none

sys.path.insert(0, str(ROOT / "scripts"))
import lock  # noqa: E402
import web_build as client  # noqa: E402


def say(text: str) -> None:
    print(f"obelisk: {text}", file=sys.stderr, flush=True)


def is_pure_wanted() -> bool:
    return os.environ.get("OBELISK_PURE") == "1"


def get_requires_for_build_sdist(  # type: ignore[no-redef]
    config_settings: dict[str, Any] | None = None,
) -> list[str]:
    """Node, where the client has to be built and the machine has none."""
    if client.is_fresh(client.fingerprint()) or client.system_npm():
        return []
    say(f"this machine has no Node that is new enough: building the client with {lock.ALONE['node']}")
    return [lock.ALONE["node"]]


def get_requires_for_build_wheel(  # type: ignore[no-redef]
    config_settings: dict[str, Any] | None = None,
) -> list[str]:
    """The same, and what compiles the engine; it looks at the types of the libraries that we use."""
    needed = get_requires_for_build_sdist(config_settings)
    if not is_pure_wanted():
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        needed += [*project["dependencies"], *project["optional-dependencies"]["compile"]]
    return needed


class WholePackage(BuildHookInterface[Any]):
    """Builds the client, compiles the engine, and says what kind of wheel it became."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        if self.target_name == "wheel":
            self.add_engine(build_data)

    def build_client(self) -> None:
        try:
            client.build()
        except (client.NoNode, subprocess.CalledProcessError) as error:
            sys.exit(f"obelisk: the browser client could not be built: {error}")

    def add_engine(self, build_data: dict[str, Any]) -> None:
        reason = self.compile()
        if reason:
            say(f"pure wheel, the engine runs interpreted: {reason}")
            return
        folder = SOURCE / "_compiled"
        # Files of an earlier build may lie there as well.
        for name in [
            "manifest.json",
            *json.loads((folder / "manifest.json").read_text())["modules"].values(),
        ]:
            build_data["force_include"][str(folder / name)] = f"obelisk/_compiled/{name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        say("wheel with the compiled engine")

    def compile(self) -> str:
        """Compiles the engine, or says why it stays as it is."""
        if is_pure_wanted():
            return "OBELISK_PURE=1 is set"
        done = subprocess.run([sys.executable, str(ROOT / "scripts" / "compile.py")], stdout=sys.stderr)
        if done.returncode == NO_COMPILER:
            return "there is no C compiler"
        return "compiling failed" if done.returncode else ""
