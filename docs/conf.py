"""The documentation site: `python -m sphinx -W -b html docs build/docs`.

It documents the source, also where the engine is compiled: compiled modules keep docstrings, but no types.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import walk_packages

os.environ["OBELISK_PURE"] = "1"

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import obelisk

project = "Obelisk"
author = "The Obelisk team"
release = obelisk.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["screenshots"]
html_theme = "alabaster"
html_theme_options = {
    "description": "City, Drakon and Legends: play, study, research",
    "page_width": "1100px",
}
html_title = "Obelisk"
html_show_copyright = False
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_class_signature = "separated"
default_role = "code"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
# Rule files number their sections from ## on; JSON in the protocol is shortened by "…".
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
highlight_language = "none"


class Reference(SphinxDirective):
    """`.. reference:: obelisk.core`: every module of a package, with all that is public in it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        package = import_module(self.arguments[0])
        text = ""
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if not module.ispkg:
                title = module.name.removeprefix("obelisk.")
                text += f"{title}\n{'-' * len(title)}\n\n.. automodule:: {module.name}\n   :members:\n\n"
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def setup(app: Sphinx) -> None:
    app.add_directive("reference", Reference)


# Not among what developers install; `obelisk.research.stream` needs it.
autodoc_mock_imports = ["torch"]
