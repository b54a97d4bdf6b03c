"""The page: the files that were built from `web/`, held in memory and handed out as they are or gzipped."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from litestar.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).parent / "page"
START = "/index.html"
BEHIND = ("/api/", "/schema", "/metrics")
"""What the page leaves to the server, where every request costs something."""
HASHED = "/assets/"
"""Files here have the hash of what they hold in their names and never change."""
PACKED = (".html", ".js", ".css", ".svg")


class File:
    """One file, ready to be sent."""

    def __init__(self, path: Path, address: str) -> None:
        self.plain = path.read_bytes()
        self.packed = gzip.compress(self.plain, 9, mtime=0) if path.suffix in PACKED else None
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        keep = "public, max-age=31536000, immutable" if address.startswith(HASHED) else "no-cache"
        self.mark = f'"{hashlib.sha256(self.plain).hexdigest()[:24]}"'.encode()
        self.headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", keep.encode()),
            (b"etag", self.mark),
            (b"vary", b"accept-encoding"),
        ]


class Page:
    """Answers for the page and hands the rest on. Every address without a file of its own is the page's to read."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self._app = app
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        addresses = {path: "/" + path.relative_to(folder).as_posix() for path in found}
        self._files = {address: File(path, address) for path, address in addresses.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, the start of the page, or the server."""
        file = self._file(scope)
        if file is None:
            await self._app(scope, receive, send)
            return
        asked = dict(scope["headers"])
        if asked.get(b"if-none-match") == file.mark:
            await send({"type": "http.response.start", "status": 304, "headers": file.headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        body, headers = file.plain, file.headers
        if file.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            body, headers = file.packed, [*headers, (b"content-encoding", b"gzip")]
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [*headers, length]})
        await send({"type": "http.response.body", "body": b"" if _is_head(scope) else body, "more_body": False})

    def _file(self, scope: Scope) -> File | None:
        if str(scope["type"]) != "http" or str(scope.get("method")) not in ("GET", "HEAD"):
            return None
        path = scope["path"]
        if path.startswith(BEHIND):
            return None
        is_file = path.startswith(HASHED) or "." in path.rsplit("/", 1)[-1]
        return self._files.get(path if is_file else START)


def _is_head(scope: Scope) -> bool:
    return str(scope.get("method")) == "HEAD"
