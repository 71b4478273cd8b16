"""Proves deploy/nginx.conf: the server behind that very file, over TLS, with a certificate made for it.

    python scripts/prove_proxy.py                   one server on SQLite
    python scripts/prove_proxy.py postgresql://…    two servers on one PostgreSQL, and one of them is killed

Needs nginx and openssl. Only names, ports and paths of the file are replaced.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any

from bootstrap import ROOT, say, stop, tool

NAME = "play.example.org"
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def certificate(place: Path) -> None:
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    names = ["-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(place / "privkey.pem"), "-out", str(place / "fullchain.pem")]
    subprocess.run(["openssl", *words, *names, *files], check=True, capture_output=True)


def proxy_file(place: Path, servers: list[int], plain: int, secure: int) -> Path:
    """deploy/nginx.conf with other ports and paths, in a file that nginx can start from."""
    upstream = "".join(f"server 127.0.0.1:{port} max_fails=1 fail_timeout=5s;\n" for port in servers)
    (place / "servers.conf").write_text(f"upstream obelisk {{\n{upstream}keepalive 32;\n}}\n")
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("/etc/nginx/obelisk-servers.conf", str(place / "servers.conf")),
        (f"/etc/letsencrypt/live/{NAME}", str(place)),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
    ):
        if old not in text:
            stop(f"deploy/nginx.conf has no {old!r}")
        text = text.replace(old, new)
    (place / "obelisk.conf").write_text(text)
    whole = place / "nginx.conf"
    temporary = "".join(
        f"{kind}_temp_path {place}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"daemon off; pid {place}/pid; error_log stderr warn; events {{}}\n"
        f"http {{ access_log off;\n{temporary}include {place}/obelisk.conf;\n}}\n"
    )
    return whole


def start(place: Path, number: int, port: int, database: str) -> subprocess.Popen[bytes]:
    settings = {
        "OBELISK_DATABASE": database,
        "OBELISK_ORIGINS": f"https://{NAME}",
        "OBELISK_SECURE_COOKIE": "true",
        "OBELISK_TRUST_PROXY": "true",
        "OBELISK_BOT_WORKERS": "0",
        "OBELISK_PURE": os.environ.get("OBELISK_PURE", "1"),
    }
    command = [str(tool("python")), "-m", "obelisk.cli.app", "serve", "--port", str(port)]
    with (place / f"server{number}.log").open("wb") as log:
        server = subprocess.Popen(command, env={**os.environ, **settings}, stderr=log)
    deadline = time.monotonic() + PATIENCE
    while not is_ready(port):
        if time.monotonic() > deadline or server.poll() is not None:
            server.kill()
            stop(f"server {number}: {(place / f'server{number}.log').read_text('utf-8')[-2000:]}")
        time.sleep(0.2)
    return server


def is_ready(port: int) -> bool:
    try:
        connection = HTTPConnection("127.0.0.1", port, timeout=2)
        connection.request("GET", "/ready", headers={"Host": NAME})
        return connection.getresponse().status == 200
    except OSError:
        return False


class Visitor:
    """Somebody with a browser, who has the certificate."""

    def __init__(self, place: Path, port: int) -> None:
        self.trust = ssl.create_default_context(cafile=str(place / "fullchain.pem"))
        self.port = port
        self.cookie = ""
        self.csrf = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[HTTPResponse, bytes]:
        connection = HTTPSConnection(NAME, self.port, timeout=20, context=self.trust)
        # The certificate is looked at for the name, which no name server knows.
        line = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        connection.sock = self.trust.wrap_socket(line, server_hostname=NAME)
        given = {"Host": NAME, "Origin": f"https://{NAME}", **headers}
        if self.cookie:
            given |= {"Cookie": self.cookie, "X-Obelisk-Csrf": self.csrf}
        if body is not None:
            given["Content-Type"] = "application/json"
        connection.request(method, path, json.dumps(body) if body is not None else None, given)
        answer = connection.getresponse()
        return answer, answer.read()

    def become_guest(self) -> None:
        answer, body = self.ask("POST", "/api/guests", {"name": "Ann", "language": "en"})
        expect(answer.status == 200, f"a guest is let in ({answer.status})")
        self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
        self.csrf = json.loads(body)["csrf"]

    def open_socket(self, path: str) -> bytes:
        """The answer to a handshake, and the first bytes that the server sends."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        with self.trust.wrap_socket(plain, server_hostname=NAME) as line:
            line.sendall(
                f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            received = b""
            while b'"type":"state"' not in received and (piece := line.recv(65_536)):
                received += piece
            return received


def expect(is_so: bool, what: str) -> None:
    if not is_so:
        stop(f"NOT SO: {what}")
    say(f"seen: {what}")


def look(visitor: Visitor, plain: int) -> str:
    """Everything a single server has to show; returns a table."""
    connection = HTTPConnection("127.0.0.1", plain, timeout=5)
    connection.request("GET", "/rules/city", headers={"Host": NAME})
    moved = connection.getresponse()
    expect(
        (moved.status, moved.headers["Location"]) == (301, f"https://{NAME}/rules/city"),
        "plain HTTP is sent to TLS",
    )
    page, body = visitor.ask("GET", "/")
    expect(page.status == 200 and b"<html" in body, "the page over TLS")
    for header in ("Strict-Transport-Security", "Content-Security-Policy"):
        expect(page.headers[header] is not None, f"its header {header}")
    expect(visitor.ask("GET", "/metrics")[0].status == 404, "/metrics is closed")
    visitor.become_guest()
    expect(visitor.cookie.startswith("__Host-"), "the cookie is bound to host and TLS")
    foreign, _ = visitor.ask("POST", "/api/tables", {}, Origin="https://evil.example")
    expect(foreign.status == 403, "another origin is refused")
    wish = {"game": "city", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made, body = visitor.ask("POST", "/api/tables", wish)
    expect(made.status == 201, f"a table is made ({made.status})")
    table: str = json.loads(body)["table"]["id"]
    visitor.ask("POST", f"/api/tables/{table}/start")
    answer = visitor.open_socket(f"/api/tables/{table}/socket")
    expect(answer.startswith(b"HTTP/1.1 101"), "a WebSocket")
    expect(b'"type":"state"' in answer, "the table's state on it")
    return table


def claim_addresses(visitor: Visitor) -> None:
    """Each request claims another address. If one were believed, the limit of an address would not be met."""
    statuses = [
        visitor.ask("GET", "/api/me", **{"X-Forwarded-For": f"10.1.{n // 250}.{n % 250}"})[0].status
        for n in range(400)
    ]
    expect(429 in statuses, "claimed addresses do not help against the limit")


def main() -> None:
    if shutil.which("nginx") is None:
        stop("nginx is not here: apt-get install nginx-light")
    database = sys.argv[1] if len(sys.argv) > 1 else ""
    place = Path(tempfile.mkdtemp(prefix="obelisk-proxy-"))
    running: list[subprocess.Popen[bytes]] = []
    try:
        certificate(place)
        count = 2 if database else 1
        ports, plain, secure = [free_port() for _ in range(count)], free_port(), free_port()
        for number, port in enumerate(ports, 1):
            running.append(start(place, number, port, database or str(place / "obelisk.db")))
        configuration = proxy_file(place, ports, plain, secure)
        subprocess.run(["nginx", "-t", "-q", "-c", str(configuration)], check=True)
        running.append(subprocess.Popen(["nginx", "-c", str(configuration)]))
        time.sleep(1)
        visitor = Visitor(place, secure)
        table = look(visitor, plain)
        if count == 2:
            running[0].kill()
            running[0].wait()
            for _ in range(6):
                expect(visitor.ask("GET", "/")[0].status == 200, "the page, with one server killed")
            answer = visitor.open_socket(f"/api/tables/{table}/socket")
            expect(b'"type":"state"' in answer, "the same table at the other server")
        claim_addresses(visitor)
    finally:
        for process in reversed(running):
            process.terminate()
            process.wait(20)
        shutil.rmtree(place)
    say(f"the proxy is as deploy/nginx.conf says, with {count} server{'s' if count > 1 else ''} behind it")


if __name__ == "__main__":
    main()
