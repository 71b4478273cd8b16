"""Puts the docstrings of the source into the C files that mypyc makes from it.

mypyc translates signatures and leaves docstrings out: `help(game.advance)` would be empty when compiled. They
belong into the tables of methods, where they cost nothing at run time and nobody can add them later.
"""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

TABLE = re.compile(r"static Py(?:MethodDef|GetSetDef) (\w+)\[\]")
FUNCTIONS = "module_methods"
NAME = re.compile(r' *\{"(\w+)",')
TYPE_NAME = re.compile(r' *\.tp_name = "(\w+)"')
AFTER_SIGNATURE = r'\n--\n\n")'
NO_SIGNATURE = "PyDoc_STR(NULL)"
NO_MODULE_TEXT = "NULL, /* docstring */"
FIELD = "NULL, NULL},"
READ_ONLY = "NULL, NULL, NULL},"


class Docstrings:
    """The docstrings of some modules; a method without one has that of the class it inherits from."""

    def __init__(self, sources: dict[str, Path]) -> None:
        self._texts: dict[str, str] = {}
        self._bases: dict[str, list[str]] = {}
        for module, path in sources.items():
            self._read(module, ast.parse(path.read_text()))

    def of(self, name: str) -> str:
        """The docstring of a module, a function, a class or one of its methods; empty if there is none."""
        if name in self._texts:
            return self._texts[name]
        owner, _, member = name.rpartition(".")
        for base in self._bases.get(owner, []):
            if text := self.of(f"{base}.{member}"):
                return text
        return ""

    def _read(self, module: str, tree: ast.Module) -> None:
        known: dict[str, str] = {}
        self._keep(module, tree)
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    known[alias.asname or alias.name] = f"{node.module}.{alias.name}"
            elif isinstance(node, ast.FunctionDef):
                self._keep(f"{module}.{node.name}", node)
            elif isinstance(node, ast.ClassDef):
                known[node.name] = f"{module}.{node.name}"
                self._keep(known[node.name], node)
                bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                self._bases[known[node.name]] = [known[base] for base in bases if base in known]
                self._read_class(known[node.name], node.body)

    def _read_class(self, name: str, body: list[ast.stmt]) -> None:
        """Methods, properties, and attributes that are explained by a string below them."""
        for node, below in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.FunctionDef):
                self._keep(f"{name}.{node.name}", node)
                if node.name == "__init__":
                    self._read_class(name, node.body)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                    attribute = ast.unparse(target).removeprefix("self.")
                    self._texts[f"{name}.{attribute}"] = inspect.cleandoc(str(below.value.value))

    def _keep(self, name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        if text := ast.get_docstring(node):
            self._texts[name] = text


def c_text(text: str) -> str:
    """The inside of a C string."""
    plain = " !#$%&'()*+,-./:;<=>@[]^_`{|}~"
    return "".join(
        chr(byte) if byte < 128 and (chr(byte).isalnum() or chr(byte) in plain) else f"\\{byte:03o}"
        for byte in text.encode()
    )


def documented(code: str, module: str, docs: Docstrings) -> str:
    """The C code of a module with its docstrings."""
    lines = code.split("\n")
    owner = name = module
    for number, line in enumerate(lines):
        if found := TABLE.match(line):
            owner = module
            if not found[1].endswith(FUNCTIONS):
                owner += "." + found[1].rpartition("_")[0].rpartition("___")[2]
        elif found := TYPE_NAME.match(line):
            name = f"{module}.{found[1]}"
        elif found := NAME.match(line):
            name = f"{owner}.{found[1]}"
        if AFTER_SIGNATURE in line:
            lines[number] = line.replace(AFTER_SIGNATURE, f'{AFTER_SIGNATURE[:-2]}{c_text(docs.of(name))}")')
        elif NO_SIGNATURE in line and docs.of(name):
            lines[number] = line.replace(NO_SIGNATURE, f'PyDoc_STR("{c_text(docs.of(name))}")')
        elif line.strip() in (FIELD, READ_ONLY) and (text := docs.of(name)):
            setter = "NULL, " if line.strip() == READ_ONLY else ""
            lines[number] = f'{setter}PyDoc_STR("{c_text(text)}"), NULL}},'
        elif line.strip() == NO_MODULE_TEXT and docs.of(module):
            lines[number] = f'PyDoc_STR("{c_text(docs.of(module))}"), /* docstring */'
    return "\n".join(lines)


def write_docstrings(sources: dict[str, Path], folder: Path) -> None:
    """Changes the C files of mypyc in a folder, before they are compiled."""
    docs = Docstrings(sources)
    for module in sources:
        file = folder / f"__native_{module.replace('.', '___')}.c"
        file.write_text(documented(file.read_text(), module, docs))
