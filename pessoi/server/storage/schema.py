"""The database schema and its migrations, valid for both SQLite and PostgreSQL."""

from pessoi.server.storage.storage import StorageError


def _rename_kind(old: str, new: str) -> str:
    """Rename a kind of journal line. Lines are JSON text with the kind as the first field."""
    before, after = f'{{"kind":"{old}"', f'{{"kind":"{new}"'
    size = len(before)
    return f"UPDATE journal SET line = '{after}' || substr(line, {size + 1}) WHERE substr(line, 1, {size}) = '{before}'"


MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE tables ("
        " id TEXT PRIMARY KEY, game TEXT NOT NULL, setup TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE journal ("
        " table_id TEXT NOT NULL REFERENCES tables (id), number BIGINT NOT NULL, line TEXT NOT NULL,"
        " PRIMARY KEY (table_id, number))",
        "CREATE TABLE links ("
        " digest TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), seats TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE results ("
        " table_id TEXT PRIMARY KEY REFERENCES tables (id), game TEXT NOT NULL, edition TEXT NOT NULL,"
        " seats BIGINT NOT NULL, entries BIGINT NOT NULL, scores TEXT NOT NULL, ranking TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE snapshots ("
        " table_id TEXT PRIMARY KEY REFERENCES tables (id), fingerprint TEXT NOT NULL, snapshot TEXT NOT NULL)",
    ),
    (
        _rename_kind("move", "moved"),
        _rename_kind("back", "undone"),
        _rename_kind("propose", "undo-proposed"),
        _rename_kind("consent", "proposal-answered"),
        _rename_kind("name", "seat-taken"),
        _rename_kind("sit", "bot-substituted"),
        _rename_kind("say", "chatted"),
        _rename_kind("rematch", "rematched"),
        _rename_kind("hook", "webhook-set"),
        # Snapshots are tied to the text of the lines they replace; they are taken again when needed.
        "DELETE FROM snapshots",
    ),
    (
        "CREATE TABLE heartbeat (alive DOUBLE PRECISION NOT NULL)",
        "INSERT INTO heartbeat (alive) VALUES (0)",
        "CREATE TABLE outages (began DOUBLE PRECISION PRIMARY KEY, ended DOUBLE PRECISION NOT NULL)",
        # Snapshots have a new field and another fingerprint; they are taken again when needed.
        "DELETE FROM snapshots",
    ),
    ("CREATE TABLE puzzles (id TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL, answers BIGINT NOT NULL)",),
)
"""The statements of every schema version, oldest first. A released migration is never changed."""

VERSION = len(MIGRATIONS)


def migration(version: int, where: str) -> list[str]:
    """The statements that bring a database of a schema version up to date; raises StorageError for a later version."""
    if version > VERSION:
        raise StorageError("newer-schema", where, f"{version} > {VERSION}")
    return [statement for statements in MIGRATIONS[version:] for statement in statements]
