"""The built files of the page, served from memory, gzipped where the client accepts it."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

FOLDER = Path(__file__).parent / "page"
SERVER_PATHS = ("/api/", "/schema")
"""Prefixes of the paths that are never the page's."""
HASHED = "/assets/"
"""Prefix of files that have a hash of their content in their name and can be cached forever."""
COMPRESSED = (".html", ".js", ".css", ".svg")


class PageFile:
    """The content and headers of one file."""

    def __init__(self, path: Path, url_path: str) -> None:
        self.plain = path.read_bytes()
        self.gzipped = gzip.compress(self.plain, 9, mtime=0) if path.suffix in COMPRESSED else None
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.headers = {
            "cache-control": "public, max-age=31536000, immutable" if url_path.startswith(HASHED) else "no-cache",
            "etag": f'"{hashlib.sha256(self.plain).hexdigest()[:24]}"',
            "vary": "accept-encoding",
        }


def page_handler(folder: Path = FOLDER) -> HTTPRouteHandler:
    """The endpoint that serves the files of a folder. Other paths of the page get its index, which routes them."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    files = {url_path: PageFile(path, url_path) for url_path, path in found.items()}

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[object, object, State]) -> Response[bytes]:
        path = request.url.path
        is_file = path.startswith(HASHED) or "." in path.rsplit("/", 1)[-1]
        file = files.get(path if is_file else "/index.html")
        if file is None or path.startswith(SERVER_PATHS):
            raise NotFoundException
        if request.headers.get("if-none-match") == file.headers["etag"]:
            return Response(b"", status_code=304, headers=file.headers)
        if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.gzipped, media_type=file.kind, headers={**file.headers, "content-encoding": "gzip"})
        return Response(file.plain, media_type=file.kind, headers=file.headers)

    return page
