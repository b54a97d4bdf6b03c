"""ASGI middleware that serves the built files of the page from memory, gzipped where the client accepts it."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from litestar.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).parent / "page"
INDEX = "/index.html"
SERVER_PATHS = ("/api/", "/schema", "/metrics", "/health", "/ready")
"""Prefixes of the paths that are passed on to the application."""
HASHED = "/assets/"
"""Prefix of files that have a hash of their content in their name and can be cached forever."""
COMPRESSED = (".html", ".js", ".css", ".svg")


class PageFile:
    """The content and headers of one file."""

    def __init__(self, path: Path, url_path: str) -> None:
        self.plain = path.read_bytes()
        self.gzipped = gzip.compress(self.plain, 9, mtime=0) if path.suffix in COMPRESSED else None
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        cache = "public, max-age=31536000, immutable" if url_path.startswith(HASHED) else "no-cache"
        self.etag = f'"{hashlib.sha256(self.plain).hexdigest()[:24]}"'.encode()
        self.headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", cache.encode()),
            (b"etag", self.etag),
            (b"vary", b"accept-encoding"),
        ]


class PageFiles:
    """Serves the files of the page and passes other requests on. Unknown paths get the index, which routes them."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self._app = app
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        url_paths = {path: "/" + path.relative_to(folder).as_posix() for path in found}
        self._files = {url_path: PageFile(path, url_path) for path, url_path in url_paths.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file or pass the request on."""
        file = self._file(scope)
        if file is None:
            await self._app(scope, receive, send)
            return
        request_headers = dict(scope["headers"])
        if request_headers.get(b"if-none-match") == file.etag:
            await send({"type": "http.response.start", "status": 304, "headers": file.headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        body, headers = file.plain, file.headers
        if file.gzipped is not None and b"gzip" in request_headers.get(b"accept-encoding", b""):
            body, headers = file.gzipped, [*headers, (b"content-encoding", b"gzip")]
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [*headers, length]})
        await send({"type": "http.response.body", "body": b"" if _is_head(scope) else body, "more_body": False})

    def _file(self, scope: Scope) -> PageFile | None:
        if str(scope["type"]) != "http" or str(scope.get("method")) not in ("GET", "HEAD"):
            return None
        path = scope["path"]
        if path.startswith(SERVER_PATHS):
            return None
        is_file = path.startswith(HASHED) or "." in path.rsplit("/", 1)[-1]
        return self._files.get(path if is_file else INDEX)


def _is_head(scope: Scope) -> bool:
    return str(scope.get("method")) == "HEAD"
