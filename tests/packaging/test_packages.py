"""What is built from a clean copy of this repository, and what it gives to whoever installs it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

import obelisk
from obelisk import compiled
from script_files import ROOT, script

PACKAGE = ROOT / "src" / "obelisk"
COMPILERS = ("cc", "gcc", "clang", "c89", "c99", "x86_64-linux-gnu-gcc", "aarch64-linux-gnu-gcc")
NODE = ("node", "nodejs", "npm", "npx")


def clean_environment(**more: str) -> dict[str, str]:
    """As a stranger has it: nothing points at this checkout, nothing asks for the interpreted engine."""
    own = ("PYTHONPATH", "OBELISK_PURE", "VIRTUAL_ENV")
    return {**{name: value for name, value in os.environ.items() if name not in own}, **more}


def run(*command: object, cwd: Path, **environment: str) -> str:
    """What a command printed; it must succeed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean_environment(**environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def clean_copy(place: Path) -> Path:
    """The files of the repository and nothing that was built, as a clone has them."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    return place


def bring(copy: Path, *built: str) -> None:
    """What ./check has built of these very sources already; the builds see by hashes whether it fits."""
    for folder in built:
        if (PACKAGE / folder).is_dir():
            shutil.copytree(PACKAGE / folder, copy / "src" / "obelisk" / folder)


def build_wheel(copy: Path, target: Path, *options: str, **environment: str) -> tuple[Path, str]:
    """The wheel that pip makes of a source tree, and what was said about it."""
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--wheel-dir", target]
    said = run(*pip, *options, copy, cwd=target.parent, **environment)
    (wheel,) = target.glob("*.whl")
    return wheel, said


def tools_without(place: Path, *hidden: str) -> str:
    """A PATH with every program of this machine but those."""
    place.mkdir()
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else []:
            if not program.name.startswith(hidden) and not (place / program.name).exists():
                (place / program.name).symlink_to(program)
    return str(place)


class Installation:
    """An environment of its own with a wheel in it."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        self.wheel = wheel
        run(sys.executable, "-m", "venv", "--without-pip", place, cwd=place.parent)

    def install(self) -> None:
        wanted = f"obelisk @ {self.wheel.as_uri()}"
        assert script("bootstrap").run_installer(self.place / "bin" / "python", wanted)

    def obelisk(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.place / "bin" / "obelisk"), *words],
            cwd=self.place,
            env=clean_environment(XDG_DATA_HOME=str(self.place / "data")),
            input=given,
            capture_output=True,
            text=True,
        )

    def answer(self, expression: str) -> object:
        script = f"import json, obelisk; print(json.dumps({expression}))"
        return json.loads(run(self.place / "bin" / "python", "-c", script, cwd=self.place))

    @contextmanager
    def serving(self, answer: str) -> Iterator[str]:
        """`obelisk serve` in a terminal, where its question is answered; its address once it is ready."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        person, terminal = os.openpty()
        os.write(person, answer.encode())
        said: list[bytes] = []
        listening = Thread(target=listen, args=(person, said))
        listening.start()
        command = [str(self.place / "bin" / "obelisk"), "serve", "--port", str(port)]
        server = subprocess.Popen(
            command, cwd=self.place, env=clean_environment(), stdin=terminal, stderr=terminal, close_fds=True
        )
        os.close(terminal)
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(1200):
                assert server.poll() is None, b"".join(said).decode()
                try:
                    urllib.request.urlopen(f"{address}/ready")
                    break
                except (urllib.error.URLError, ConnectionError):
                    time.sleep(0.1)
            assert b"".join(said).count(b"Install them into") == 1
            yield address
        finally:
            server.terminate()
            server.wait()
            listening.join()
            os.close(person)


def listen(terminal: int, said: list[bytes]) -> None:
    """Reads what is said in a terminal until nobody is there any more."""
    with contextlib.suppress(OSError):
        while piece := os.read(terminal, 4096):
            said.append(piece)


def check_installation(installed: Installation, is_compiled: bool) -> None:
    """A stranger installs the bare package, looks around, serves, is asked and agrees, and opens the page."""
    installed.install()
    assert installed.answer("[obelisk.__version__, obelisk.IS_COMPILED]") == [
        obelisk.__version__,
        is_compiled,
    ]
    assert installed.answer("obelisk.new('drakon', players=2, seed=1).play_out(['random']).winners") == [1]
    playing = installed.obelisk("play", "city", "--seed", "1", given="")
    assert "The game is saved." in playing.stdout + playing.stderr
    refused = installed.obelisk("serve")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert refused.stderr.endswith("pip install 'obelisk[server]'\n")

    with installed.serving(answer="y\n") as address:
        page = urllib.request.urlopen(f"{address}/")
        assert page.status == 200
        assert "/assets/" in page.read().decode()
        health = json.load(urllib.request.urlopen(f"{address}/health"))
        assert health["version"] == obelisk.__version__


def test_a_wheel_from_a_clean_clone_plays_and_serves(tmp_path: Path) -> None:
    """With build isolation. It takes the engine of this checkout if that is compiled, else it is pure."""
    is_compiled = compiled.load_manifest(PACKAGE) is not None
    copy = clean_copy(tmp_path / "clone")
    bring(copy, "_compiled", "server/static")
    if is_compiled:
        (copy / "src" / "obelisk" / "_compiled" / "left-from-before.so").touch()
    wheel, said = build_wheel(copy, tmp_path / "wheels", **({} if is_compiled else {"OBELISK_PURE": "1"}))
    assert "obelisk/_compiled/left-from-before.so" not in zipfile.ZipFile(wheel).namelist()
    assert ("obelisk: wheel with the compiled engine" in said) == is_compiled
    assert wheel.name.endswith("-none-any.whl") != is_compiled
    check_installation(Installation(tmp_path / "environment", wheel), is_compiled)


@pytest.mark.long
def test_a_wheel_from_a_clean_clone_where_nothing_was_built_before(tmp_path: Path) -> None:
    """Compiles the engine and builds the client: minutes."""
    wheel, said = build_wheel(clean_copy(tmp_path / "clone"), tmp_path / "wheels")
    assert "obelisk: wheel with the compiled engine" in said
    check_installation(Installation(tmp_path / "environment", wheel), is_compiled=True)


def test_a_source_distribution_needs_neither_node_nor_a_compiler(tmp_path: Path) -> None:
    copy = clean_copy(tmp_path / "clone")
    bring(copy, "server/static")
    backend = f"import hatch_build; print(hatch_build.build_sdist({str(tmp_path)!r}))"
    name = run(sys.executable, "-c", backend, cwd=copy).splitlines()[-1]
    (tmp_path / "sdist").mkdir()
    run("tar", "-xf", str(tmp_path / name), cwd=tmp_path / "sdist")
    (unpacked,) = (tmp_path / "sdist").iterdir()
    assert (unpacked / "src" / "obelisk" / "server" / "static" / "index.html").is_file()
    assert not (unpacked / "src" / "obelisk" / "_compiled").exists()

    path = tools_without(tmp_path / "tools", *COMPILERS, *NODE)
    wheel, said = build_wheel(unpacked, tmp_path / "wheels", "--no-build-isolation", PATH=path, CC="")
    assert "obelisk: pure wheel, the engine runs interpreted: there is no C compiler" in said
    assert wheel.name == f"obelisk-{obelisk.__version__}-py3-none-any.whl"
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {"obelisk/py.typed", "obelisk/server/static/index.html"} <= inside
    assert not [file for file in inside if "_compiled" in file or file.endswith((".fresh", ".gitignore"))]
    for file in [*PACKAGE.rglob("*.ftl"), *(PACKAGE / "rulebooks").rglob("*.md")]:
        assert file.relative_to(PACKAGE.parent).as_posix() in inside
