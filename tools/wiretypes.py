"""The page's TypeScript types, made from the structs of the wire and the games' views; writes web/src/made/wire.ts."""

from pathlib import Path
from typing import Any

import msgspec

from pessoi import games
from pessoi.server import api
from pessoi.server import protocol as wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "made" / "wire.ts"
HTTP = [
    api.NewTable,
    api.Tokens,
    api.About,
    api.Shelf,
    api.GameDetail,
    api.GameText,
    api.Opened,
    api.Summaries,
    api.Statistics,
    api.Problem,
    wire.Story,
    wire.Moment,
    wire.Lead,
]
UNIONS = {"FromClient": wire.FromClient, "FromServer": wire.FromServer, "AnyItem": wire.AnyItem}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "// Made by tools/wiretypes.py from pessoi/server and the games' views. Do not edit.\n"

Schema = dict[str, Any]


def main() -> None:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generated(), encoding="utf-8")


def generated() -> str:
    """All types as TypeScript."""
    parts = [HEAD, *_declared([*HTTP, *UNIONS.values()], "")]
    for name, union in UNIONS.items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template="{name}")
        parts.append(f"export type {name} = {shape(schema)};\n")
    for key in games.names():
        view = games.game(key).view_type
        parts += [f"export namespace {key} {{", *_declared([view], "  "), "}\n"]
    return "\n".join(parts)


def _declared(types: list[Any], indent: str) -> list[str]:
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    return [declaration(name, schema, indent) for name, schema in sorted(components.items())]


def declaration(name: str, schema: Schema, indent: str = "") -> str:
    """One struct as an interface, with what its docstring says."""
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", []))
    for field, inner in schema.get("properties", {}).items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {shape(inner)};")
    lines.append("}\n")
    return "\n".join(indent + line for line in lines)


def shape(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(shape(inner) for inner in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = shape(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        inner = schema.get("additionalProperties", True)
        return f"Record<string, {shape(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    main()
