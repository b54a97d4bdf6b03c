"""The tables in the database, and how an older database becomes one of today. SQLite and PostgreSQL read the same."""

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
)
"""Each step of the schema's history, oldest first. A step once released is never changed."""

VERSION = len(MIGRATIONS)


class NewerSchema(ValueError):
    """The database was made by a later version of the program."""

    def __init__(self, found: int) -> None:
        super().__init__(f"the database has schema {found}, this program knows {VERSION}: use the newer program")
        self.found = found
