"""The operator's kit names only what there is: metrics, settings, routes, files."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import yaml
from psycopg.conninfo import conninfo_to_dict

from obelisk.server.metrics import Metrics
from obelisk.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def test_dashboard_and_alerts_ask_for_metrics_that_the_server_has() -> None:
    samples = {
        name
        for metric in Metrics().registry.collect()
        for name in (metric.name, *(metric.name + end for end in ("_total", "_bucket", "_count", "_sum")))
    }
    panels = json.loads((DEPLOY / "monitoring" / "grafana.json").read_text("utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    alerts = yaml.safe_load((DEPLOY / "monitoring" / "alerts.yml").read_text("utf-8"))
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    names = {name for expression in asked for name in re.findall(r"obelisk_\w+", expression)}
    assert len(names) > 10
    assert names <= samples


def test_every_metric_is_on_the_dashboard() -> None:
    text = (DEPLOY / "monitoring" / "grafana.json").read_text("utf-8")
    assert [metric.name for metric in Metrics().registry.collect() if metric.name not in text] == []


def test_compose_sets_what_can_be_set_and_mounts_what_there_is() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    for server in ("server1", "server2"):
        for name in compose["services"][server]["environment"]:
            assert name.removeprefix("OBELISK_").lower() in Settings.__struct_fields__
        reached = [compose["networks"][name] for name in compose["services"][server]["networks"]]
        assert not all(network.get("internal") for network in reached), "letters and calls go out"
        assert "ports" not in compose["services"][server]
    assert (DEPLOY / compose["configs"]["proxy"]["file"]).is_file()


def test_the_steps_of_compose_put_the_password_where_it_is_looked_for_and_in_no_image() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    compose: dict[str, Any] = yaml.safe_load(text)
    # Its paths are relative to its own folder, where the steps are done.
    assert "# In deploy/:" in text
    assert " -f " not in text
    assert compose["secrets"]["postgres"]["file"] == "./secrets/postgres"
    ignored = (DEPLOY.parent / ".containerignore").read_text("utf-8").splitlines()
    assert {"deploy/secrets", "deploy/tls"} <= set(ignored)


def test_a_password_for_the_database_can_stand_in_its_address(tmp_path: Path) -> None:
    """As it is made in the first line of compose.yaml; a slash would end the name of the user there."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    (line,) = re.findall(r"^#   (mkdir .*)$", text, re.MULTILINE)
    (address,) = set(re.findall(r'OBELISK_DATABASE: "(.*)"', text))
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        subprocess.run(["sh", "-c", line], cwd=folder, check=True)
        password = (folder / "secrets" / "postgres").read_text().strip()
        found = conninfo_to_dict(address.replace("${PASSWORD:?}", password))
        assert (found["password"], found["host"], found["dbname"]) == (password, "postgres", "obelisk")
        assert len(password) >= 32


def test_a_backup_is_made_and_old_ones_go(tmp_path: Path) -> None:
    """With a stand-in for `obelisk admin backup`, which has tests of its own."""
    tool = tmp_path / "obelisk"
    tool.write_text('#!/bin/sh\n[ "$1 $2 $3 $4" = "admin backup --database my.db" ] && echo copy > "$5"\n')
    tool.chmod(0o755)
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "obelisk-20200101T000000Z.db"
    old.write_text("old")
    subprocess.run(["touch", "-d", "20 days ago", old], check=True)
    done = subprocess.run(
        [DEPLOY / "backup", "my.db", folder],
        env={"PATH": "/usr/bin:/bin", "OBELISK": str(tool)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [str(file) for file in folder.iterdir()] == [done.stdout.strip()]
    assert Path(done.stdout.strip()).read_text() == "copy\n"
