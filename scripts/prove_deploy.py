"""Proves the Containerfile and the systemd unit as far as that goes without a container engine and systemd.

    sudo python scripts/prove_deploy.py            minutes; needs Linux, root and debootstrap
    sudo python scripts/prove_deploy.py --pure     without compiling the engine: faster

Reads the Containerfile and does what each line says, in folders instead of images: a base image is Debian's
own minimal system made by debootstrap, RUN is a command in a chroot. Then it starts the ENTRYPOINT as the
USER on a read-only root with /data and /tmp to write to, asks the HEALTHCHECK, opens the page and stops it.
The unit goes through `systemd-analyze verify`, on the folder that the image became.

What this cannot show: layers and their sizes in a registry, networks and volumes of an engine, and the
sandbox that systemd puts around the service.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from bootstrap import ROOT, say, stop

BASES = {"docker.io/library/debian:trixie-slim": "trixie"}
CERTIFICATES = Path(os.environ.get("SSL_CERT_FILE", "/etc/ssl/certs/ca-certificates.crt"))
PORT = 8377
PATIENCE = 120.0


def instructions(containerfile: Path) -> Iterator[tuple[str, str]]:
    """Each instruction with what follows it."""
    for line in containerfile.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


class Stage:
    """A folder that becomes what the instructions say."""

    def __init__(self, base: str, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.user = "0:0"
        self.directory = "/"
        self.healthcheck: list[str] = []
        self.entrypoint: list[str] = []
        subprocess.run(["cp", "-a", base, str(folder)], check=True)
        for name in ("etc/resolv.conf", "etc/hosts"):
            shutil.copy(f"/{name}", folder / name)

    def run(self, command: str) -> None:
        """RUN. The settings of this machine's network come along, as an engine would be given them."""
        certificates = self.folder / "tmp" / "certificates.crt"
        shutil.copy(CERTIFICATES, certificates)
        network = dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS"), "/tmp/certificates.crt")
        passed = {name: os.environ[name] for name in ("OBELISK_PURE",) if name in os.environ}
        words = ["chroot", str(self.folder), "/bin/sh", "-c", command]
        if subprocess.run(words, env={**self.environment, **network, **passed, "HOME": "/root"}).returncode:
            stop(f"failed: RUN {command}")
        certificates.unlink()

    def inside(self, path: str) -> Path:
        return self.folder / path.lstrip("/")


def context(ignored: list[str]) -> list[Path]:
    """The files of the checkout that COPY sees."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = [name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    return [Path(name) for name in names if not any(fnmatch(name, f"{one}*") for one in ignored)]


def copy(stage: Stage, words: list[str], stages: dict[str, Stage]) -> None:
    """COPY, from the checkout or from another stage."""
    if words[0].startswith("--from="):
        source = stages[words[0].removeprefix("--from=")].inside(words[1])
        subprocess.run(["cp", "-a", str(source), str(stage.inside(words[2]))], check=True)
        return
    assert words[0] == "."
    for file in context((ROOT / ".containerignore").read_text().split()):
        target = stage.inside(words[1]) / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, target)


def build(place: Path) -> Stage:
    """What the Containerfile builds: its last stage."""
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in instructions(ROOT / "Containerfile"):
        say(f"{word} {rest}"[:110])
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            stage = stages[name] = Stage(str(base_system(image, place)), place / f"stage{len(stages)}")
            continue
        assert stage is not None
        if word == "RUN":
            stage.run(rest)
        elif word == "COPY":
            copy(stage, rest.split(), stages)
        elif word == "ENV":
            stage.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif word == "USER":
            stage.user = rest
        elif word == "WORKDIR":
            stage.directory = rest
        elif word == "HEALTHCHECK":
            stage.healthcheck = json.loads(rest.partition("CMD ")[2])
        elif word == "ENTRYPOINT":
            stage.entrypoint = json.loads(rest)
        elif word not in ("VOLUME", "EXPOSE", "STOPSIGNAL"):
            stop(f"{word}: this script does not know that instruction")
    assert stage is not None
    return stage


def base_system(image: str, place: Path) -> Path:
    """Debian's minimal system, as the slim image is made from it."""
    suite = BASES[image]
    folder = place / suite
    if not folder.exists():
        made = ["debootstrap", "--variant=minbase", suite, str(folder)]
        if subprocess.run(made, stdout=subprocess.DEVNULL).returncode:
            stop("debootstrap failed")
        subprocess.run(["chroot", str(folder), "apt-get", "clean"], check=True)
    return folder


def command_in(stage: Stage, data: Path, command: list[str]) -> list[str]:
    """A command as an engine runs it: own mounts, read-only root, /data and /tmp writable, not root."""
    root = shlex.quote(str(stage.folder))
    mounts = [
        f"mount --bind {root} {root}",
        f"mount -t tmpfs none {root}/tmp",
        f"mount --bind {shlex.quote(str(data))} {root}/data",
        f"mount -t proc none {root}/proc",
        f"mount --bind /dev {root}/dev",
        f"mount -o remount,bind,ro {root}",
    ]
    user, _, group = stage.user.partition(":")
    words = ["chroot", f"--userspec={user}:{group}", "--groups=", str(stage.folder), "/bin/sh", "-c"]
    inner = f"cd {stage.directory} && exec setpriv --no-new-privs {shlex.join(command)}"
    return ["unshare", "--mount", "sh", "-ec", "; ".join([*mounts, f"exec {shlex.join([*words, inner])}"])]


def ask(stage: Stage, data: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    words = command_in(stage, data, command)
    return subprocess.run(words, env=stage.environment, capture_output=True, text=True)


def prove_running(stage: Stage, place: Path) -> None:
    """The container starts, is healthy, serves the page, writes nothing but /data, and stops politely."""
    data = place / "data"
    data.mkdir()
    user, _, group = stage.user.partition(":")
    os.chown(data, int(user), int(group))
    who = ask(
        stage, data, ["/bin/sh", "-c", "id -u; touch /opt/x /etc/x /usr/x 2>/dev/null || echo read-only"]
    )
    if who.stdout.split() != [user, "read-only"]:
        stop(f"expected user {user} on a read-only root: {who.stdout} {who.stderr}")
    say(f"runs as user {user}, and the root cannot be written to")
    log = place / "log"
    with log.open("w") as lines:
        words = command_in(stage, data, stage.entrypoint)
        server = subprocess.Popen(words, env=stage.environment, stdout=lines, stderr=lines)
    try:
        start = time.monotonic()
        while (health := ask(stage, data, stage.healthcheck)).returncode:
            if server.poll() is not None or time.monotonic() - start > PATIENCE:
                stop(f"not healthy: {health.stderr} {log.read_text()}")
            time.sleep(0.5)
        say(f"healthy after {time.monotonic() - start:.1f} s")
        page = urllib.request.urlopen(f"http://127.0.0.1:{PORT}/").read().decode()
        if "/assets/" not in page:
            stop("GET / is not the browser client")
        say("GET / gives the browser client")
    finally:
        server.send_signal(signal.SIGTERM)
        ended = server.wait(60)
    if ended not in (0, -signal.SIGTERM):
        stop(f"SIGTERM ended it with {ended}: {log.read_text()}")
    say(f"SIGTERM ended it; /data has {', '.join(sorted(file.name for file in data.iterdir()))}")


def prove_unit(stage: Stage) -> None:
    """systemd understands every line of the unit and finds what it starts."""
    unit = stage.inside("/etc/systemd/system/obelisk.service")
    unit.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "deploy" / "obelisk.service", unit)
    for target in ("sysinit", "basic", "network-online", "multi-user", "shutdown"):
        (unit.parent / f"{target}.target").write_text("[Unit]\nDescription=stands in for systemd's own\n")
    checked = subprocess.run(
        ["systemd-analyze", "verify", f"--root={stage.folder}", "--man=no", "obelisk.service"],
        capture_output=True,
        text=True,
    )
    if checked.returncode or checked.stderr.strip():
        stop(f"systemd-analyze verify: {checked.stderr}")
    say("systemd-analyze verify: nothing to say against the unit")
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", f"--root={stage.folder}", "obelisk.service"],
        capture_output=True,
        text=True,
    )
    say(rated.stdout.strip().splitlines()[-1].lstrip("→ "))


def megabytes(folder: Path) -> str:
    return subprocess.run(["du", "-smx", str(folder)], capture_output=True, text=True).stdout.split()[0]


def main() -> None:
    if os.geteuid() or not sys.platform.startswith("linux") or not shutil.which("debootstrap"):
        stop("needs Linux, root and debootstrap")
    if "--pure" in sys.argv:
        os.environ["OBELISK_PURE"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        stage = build(place)
        for part in ("/", "/usr", "/opt/obelisk"):
            say(f"{part} of the image: {megabytes(stage.inside(part))} MB")
        prove_running(stage, place)
        prove_unit(stage)
    say("not shown: a container engine's network and volumes, and the sandbox that systemd makes of the unit")


if __name__ == "__main__":
    main()
