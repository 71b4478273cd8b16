"""Writes the types of the API for the browser client, from the description that the server makes of itself.

    .venv/bin/python scripts/api_types.py

A test says when web/src/net/api-types.ts is older than src/obelisk/server/wire.py.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from obelisk.server.app import make_app
from obelisk.server.services import Services
from obelisk.server.settings import Settings

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "api-types.ts"
HEAD = "// Made by scripts/api_types.py from /docs/openapi.json. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def description() -> Schema:
    """The description of the API, as the server serves it."""
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Settings(database=Path(folder) / "unused.db"))
        found: Schema = make_app(services).state["openapi"]
        return found


def type_of(schema: Schema) -> str:
    """A schema as a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(one) for one in schema[union]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}) for one in kind)
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return object_of(schema)
    return PLAIN.get(str(kind), "unknown")


def object_of(schema: Schema) -> str:
    if "properties" in schema:
        return "{ " + "; ".join(fields_of(schema)) + " }"
    values = schema.get("additionalProperties", {})
    return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"


def fields_of(schema: Schema) -> list[str]:
    required = set(schema.get("required", []))
    return [
        f"{name}{'' if name in required else '?'}: {type_of(field)}"
        for name, field in schema["properties"].items()
    ]


def typescript(schemas: dict[str, Schema]) -> str:
    """All schemas as declarations, by name."""
    lines = [HEAD]
    for name, schema in sorted(schemas.items()):
        words = " ".join(str(schema.get("description", "")).split())
        if words:
            lines.append(f"/** {words} */")
        if "properties" in schema:
            fields = "".join(f"  {field}\n" for field in fields_of(schema))
            lines.append(f"export interface {name} {{\n{fields}}}")
        else:
            lines.append(f"export type {name} = {type_of(schema)}")
    return "\n".join(lines) + "\n"


def main() -> int:
    TARGET.write_text(typescript(description()["components"]["schemas"]), "utf-8")
    print(f"wrote {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
