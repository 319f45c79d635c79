"""A real nginx with TLS in front of a server, set up as docs/server.md says."""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from getaway.web.public_url import read_public_url
from tests.web.serving import Served, served

NAME = "games.localhost"  # which a browser looks for on this machine

# What a system gives an nginx, so that it needs no rights and leaves nothing behind.
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def nginx() -> str | None:
    """The nginx of this machine, if its certificate can be made."""
    found = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/sbin:/usr/local/bin")
    return found if shutil.which("openssl") else None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _site(page: str, folder: Path, port: int, behind: int, path: str) -> str:
    """The text of the documentation for this name, these ports and this path."""
    text: str
    (text,) = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name games.example.org": f"server_name {NAME}",
        "/etc/ssl/games.example.org.pem": f"{folder}/certificate.pem",
        "/etc/ssl/private/games.example.org.key": f"{folder}/key.pem",
        "http://127.0.0.1:8000": f"http://127.0.0.1:{behind}",
        "location / {": f"location {path}/ {{",
    }
    for before, after in changes.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


class Proxied:
    """A server and the proxy before it."""

    def __init__(self, server: Served, port: int, path: str) -> None:
        self.server = server
        self.port = port
        self.url = f"https://{NAME}:{port}{path}"

    def ask(
        self, method: str, path: str, *, source: str = "127.0.0.1", body: bytes = b"", **headers: str
    ) -> int:
        """One request through the proxy from one of this machine's addresses; the status of the reply."""
        trusting = ssl._create_unverified_context()
        with (
            socket.create_connection(("127.0.0.1", self.port), source_address=(source, 0)) as line,
            trusting.wrap_socket(line, server_hostname=NAME) as wrapped,
        ):
            named = {"Host": f"{NAME}:{self.port}", "Content-Length": str(len(body)), "Connection": "close"}
            lines = [f"{name.replace('_', '-')}: {value}" for name, value in {**named, **headers}.items()]
            head = "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""])
            wrapped.sendall(head.encode() + body)
            return int(wrapped.makefile("rb").readline().split()[1])


@contextlib.contextmanager
def proxied(folder: Path, page: str, path: str = "", **changed: Any) -> Iterator[Proxied]:
    """Both, for as long as the block lasts."""
    program = nginx()
    assert program is not None
    port = free_port()
    public = read_public_url(f"https://{NAME}:{port}{path}")
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", *key, "-out", "certificate.pem", "-days", "2", "-subj", f"/CN={NAME}"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    with served(folder, public=public, hosts=(NAME, "127.0.0.1"), **changed) as server:
        site = _site(page, folder, port, server.port, path)
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, site=site))
        running = subprocess.Popen([program, "-p", str(folder), "-c", "nginx.conf"])
        try:
            while True:
                with (
                    contextlib.suppress(ConnectionRefusedError),
                    socket.create_connection(("127.0.0.1", port)),
                ):
                    break
                assert running.poll() is None, (folder / "error.log").read_text()
            yield Proxied(server, port, path)
        finally:
            running.kill()
            running.wait()
