"""The documentation site: `python -m sphinx -W -b html docs build/docs`."""

from __future__ import annotations

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
