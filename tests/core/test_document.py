"""Documents: lines of keys, problems with line and reason, the readers of tables."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.core.document import Document, InvalidDocument, Path, Problem, shown

SAMPLE = """\
# a remark with "quotes" and [brackets]
title = "a # b"   # 2
a.b.c = 1
a.b.d = [ # 4
  1,
  # [
  [2, 3],

  { x = 1, y.z = [
     "]", '\\' ] },
]
'quoted key' = '''
one
two'''
"esc\\u0061pe" = \"\"\"
x\\"\"\" ]
y\\
  z\"\"\"\"\"
after = 1979-05-27 07:32:00 # 19

[table]
key = true
[ table . "inner" . deep ]
key = -0.5e3
[[list]]
name = "first"
  [[list.sub]]
  name = "1.1"
  [[list.sub]]
  name = "1.2"
  [list.sub.more]
  name = "1.2.more"
[[list]]
[[list.sub]]
empty = ""
also = []
none = {}
"""


def texts(document: Document) -> list[str]:
    return [str(problem) for problem in document.problems]


def problems(text: str) -> list[str]:
    with pytest.raises(InvalidDocument) as raised:
        Document.parse(text, "x.toml", "R-1")
    assert str(raised.value) == "\n".join(str(problem) for problem in raised.value.problems)
    return [str(problem) for problem in raised.value.problems]


# Lines.


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("title",), 2),
        (("a",), 3),
        (("a", "b"), 3),
        (("a", "b", "c"), 3),
        (("a", "b", "d"), 4),
        (("a", "b", "d", 0), 5),
        (("a", "b", "d", 1), 7),
        (("a", "b", "d", 1, 1), 7),
        (("a", "b", "d", 2), 9),
        (("a", "b", "d", 2, "y"), 9),
        (("a", "b", "d", 2, "y", "z", 1), 10),
        (("quoted key",), 12),
        (("escape",), 15),
        (("after",), 19),
        (("table",), 21),
        (("table", "key"), 22),
        (("table", "inner"), 23),
        (("table", "inner", "deep", "key"), 24),
        (("list",), 25),
        (("list", 0), 25),
        (("list", 0, "name"), 26),
        (("list", 0, "sub", 0), 27),
        (("list", 0, "sub", 0, "name"), 28),
        (("list", 0, "sub", 1, "name"), 30),
        (("list", 0, "sub", 1, "more"), 31),
        (("list", 0, "sub", 1, "more", "name"), 32),
        (("list", 1), 33),
        (("list", 1, "sub", 0), 34),
        (("list", 1, "sub", 0, "empty"), 35),
        (("list", 1, "sub", 0, "none"), 37),
    ],
)
def test_every_key_and_item_has_its_line(path: Path, line: int) -> None:
    assert Document.parse(SAMPLE, "sample").line(path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("table", "missing"), 21),
        (("table", "missing", "more"), 21),
        (("list", 1, "sub", 0, "missing", 3), 34),
        (("missing",), 1),
    ],
)
def test_an_unknown_path_has_the_line_of_its_nearest_parent(path: Path, line: int) -> None:
    assert Document.parse(SAMPLE, "sample").line(path) == line


def test_a_table_named_later_takes_the_line_of_its_own_header() -> None:
    document = Document.parse("[a.b]\n[a]\nx = 1\n", "x")
    assert (document.line(("a",)), document.line(("a", "b")), document.line(("a", "x"))) == (2, 1, 3)


def test_windows_lines_and_a_byte_order_mark_are_fine() -> None:
    document = Document.parse("\ufeffa = 1\r\nb = [\r\n2]\r\n", "x")
    assert document.data == {"a": 1, "b": [2]}
    assert [document.line(path) for path in [("a",), ("b",), ("b", 0)]] == [1, 2, 3]


def test_the_data_is_what_tomllib_reads() -> None:
    assert Document.parse(SAMPLE, "x").data == tomllib.loads(SAMPLE)
    assert Document.parse("", "x").data == {}


KEYS = st.sampled_from(["a", "b-1", '"q.\\"x"', "'lit]'", "7"])
VALUES = st.recursive(
    st.sampled_from(
        ["1", "true", '"#]"', "'\\'", '"""\na\\"""""', "'''\n]'''", "1e3", "07:32:00", "[\n]", "{}"]
    ),
    lambda inner: st.lists(inner, max_size=3).map(lambda items: "[ # x\n" + ",\n".join(items) + "]"),
    max_leaves=6,
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(KEYS, VALUES), max_size=5, unique_by=lambda pair: pair[0]))
def test_each_line_is_the_one_where_the_key_was_written(pairs: list[tuple[str, str]]) -> None:
    text, lines, line = "", {}, 1
    for key, value in pairs:
        [name] = tomllib.loads(f"{key} = 1")
        lines[name] = line
        text += f"{key} = {value}\n"
        line = text.count("\n") + 1
    document = Document.parse(text, "x")
    assert {name: document.line((name,)) for name in lines} == lines


# Syntax.


def test_a_syntax_error_has_line_reason_and_rule() -> None:
    assert problems("a = 1\nb = = 2\n") == ["x.toml:2: not valid TOML: invalid value [R-1]"]
    assert problems("a = 1\n\na = 2") == ["x.toml:3: not valid TOML: cannot overwrite a value [R-1]"]


def test_a_text_that_stops_short_is_reported_on_its_last_line() -> None:
    [problem] = problems("a = 1\nb = [1,\n\n")
    assert problem.startswith("x.toml:2: not valid TOML: ")


def test_a_number_too_long_for_python_is_no_valid_toml() -> None:
    [problem] = problems("a = " + "9" * 5000)
    assert problem.startswith("x.toml: not valid TOML: ")


def test_deep_nesting_is_refused() -> None:
    assert problems("a = " + "[" * 20000) == ["x.toml: nested too deeply [R-1]"]


# Problems.


def test_a_problem_is_one_line() -> None:
    full = Problem("my.toml", 41, "buildings.mill.slots", "value 12 is not from 1 to 9", "CITY-17.4")
    assert str(full) == "my.toml:41: buildings.mill.slots: value 12 is not from 1 to 9 [CITY-17.4]"
    assert repr(full) == f"<Problem {full}>"
    assert str(Problem("my.toml", 0, "", "nested too deeply")) == "my.toml: nested too deeply"


def test_check_raises_all_problems_in_the_order_of_lines() -> None:
    document = Document.parse("a = 1\nb = 2\n", "x.toml")
    document.check()
    document.top().warn(("a",), "odd")
    document.check()
    document.top().refuse(("b",), "wrong", "R-2")
    document.top().refuse(("a",), "wrong too")
    with pytest.raises(InvalidDocument) as raised:
        document.check()
    assert str(raised.value) == "x.toml:1: a: wrong too\nx.toml:2: b: wrong [R-2]"
    assert [str(warning) for warning in document.warnings] == ["x.toml:1: a: odd"]


def test_values_are_shown_short_and_on_one_line() -> None:
    assert [shown(value) for value in (True, False, 3, 1.5, "a\nb", [1], {"a": 1})] == [
        "true",
        "false",
        "3",
        "1.5",
        "'a\\nb'",
        "a list",
        "a table",
    ]
    assert shown("x" * 100) == "'" + "x" * 38 + "…"
    assert shown(tomllib.loads("a = 1979-05-27")["a"]) == "1979-05-27"
    assert shown(1 << 40000) == "a huge number"


# Readers.


def test_integers_are_whole_and_in_range() -> None:
    document = Document.parse('a = 3\nb = 10\nc = true\nd = "3"\ne = 1.0\n', "x.toml")
    table = document.top()
    assert table.integer("a", 0, 9) == 3
    assert table.integer("none", 2, 9, missing=5) == 5
    assert document.problems == []
    assert [table.integer(key, 2, 9, "R-3") for key in "bcdef"] == [1, 1, 1, 1, 1]
    assert texts(document) == [
        "x.toml:2: b: 10 is not from 2 to 9 [R-3]",
        "x.toml:3: c: true is not a whole number [R-3]",
        "x.toml:4: d: '3' is not a whole number [R-3]",
        "x.toml:5: e: 1.0 is not a whole number [R-3]",
        "x.toml:1: f: is missing [R-3]",
    ]


def test_flags_are_true_or_false() -> None:
    document = Document.parse("a = true\nb = 1\n", "x.toml")
    table = document.top()
    assert (table.flag("a"), table.flag("none", missing=True)) == (True, True)
    assert (table.flag("b", "R-4"), table.flag("none")) == (False, False)
    assert texts(document) == ["x.toml:2: b: 1 is neither true nor false [R-4]", "x.toml:1: none: is missing"]


def test_texts_words_and_identifiers() -> None:
    document = Document.parse('a = "Some text"\nb = 1\nc = "red"\nd = "moss_2-x"\n', "x.toml")
    table = document.top()
    assert (table.text("a"), table.text("none", missing="-")) == ("Some text", "-")
    assert (table.word("c", ["red", "blue"]), table.word("none", ["red"], missing="red")) == ("red", "red")
    assert table.identifier("d") == "moss_2-x"
    assert document.problems == []
    assert (table.text("b"), table.word("a", ["red", "blue"]), table.word("b", ["1"])) == ("", "", "")
    assert (table.identifier("a"), table.identifier("b"), table.identifier("none")) == ("", "", "")
    assert texts(document) == [
        "x.toml:2: b: 1 is not a text",
        "x.toml:1: a: 'Some text' is not one of red, blue",
        "x.toml:2: b: 1 is not one of 1",
        "x.toml:1: a: 'Some text' is not a name made of a-z, 0-9, - and _",
        "x.toml:2: b: 1 is not a name made of a-z, 0-9, - and _",
        "x.toml:1: none: is missing",
    ]


def test_lists_report_the_line_of_the_wrong_item() -> None:
    document = Document.parse('a = [1,\n2,\n"3",\n40]\nb = 1\n', "x.toml")
    table = document.top()
    assert table.integers("a", 1, 9) == [1, 2, 0, 0]
    assert table.items("a") == [1, 2, "3", 40]
    assert table.integers("b", 1, 9) == []
    assert texts(document) == [
        "x.toml:3: a[3]: '3' is not a whole number",
        "x.toml:4: a[4]: 40 is not from 1 to 9",
        "x.toml:5: b: 1 is not a list",
    ]


def test_a_missing_table_is_reported_once() -> None:
    document = Document.parse("a = 1\n[b]\nc = 2\n", "x.toml")
    table = document.top()
    assert table.section("b").integer("c", 0, 9) == 2
    silent = table.section("a", "R-5")
    assert silent.integer("c", 0, 9) == -1
    assert silent.section("d").key_list() == []
    silent.warn((), "nothing here")
    silent.refuse_unknown()
    assert table.section("none").where == "none"
    assert texts(document) == ["x.toml:1: a: 1 is not a table [R-5]", "x.toml:1: none: is missing"]
    assert document.warnings == []


def test_tables_of_a_list_are_called_by_their_id() -> None:
    text = 'cards = [\n{ id = "moth-1", n = -1 },\n{ id = "Moth 2", n = -1 },\n{ n = -1 },\n5,\n]\n'
    document = Document.parse(text, "x.toml")
    found = document.top().sections("cards", "id")
    assert [table.where for table in found] == ["cards.moth-1", "cards[2]", "cards[3]"]
    for table in found:
        table.integer("n", 0, 9)
    assert texts(document) == [
        "x.toml:5: cards[4]: 5 is not a table",
        "x.toml:2: cards.moth-1.n: -1 is not from 0 to 9",
        "x.toml:3: cards[2].n: -1 is not from 0 to 9",
        "x.toml:4: cards[3].n: -1 is not from 0 to 9",
    ]


def test_unknown_keys_are_refused_with_their_line() -> None:
    document = Document.parse('a = 1\n"b c" = 2\n[d]\ne = 3\n', "x.toml")
    table = document.top()
    assert (table.value("a"), table.value("none")) == (1, None)
    assert (table.has("a"), table.has("none")) == (True, False)
    assert table.key_list() == ["a", "b c", "d"]
    table.section("d").refuse_unknown("R-6")
    table.refuse_unknown()
    assert texts(document) == ["x.toml:4: d.e: unknown key [R-6]", "x.toml:2: 'b c': unknown key"]


# Plain data.


def test_plain_data_is_read_without_lines() -> None:
    document = Document.of({"a": 10, "b": {1: 2}}, "data")
    document.top().integer("a", 0, 9)
    document.top().section("b")
    assert texts(document) == [
        "data: a: 10 is not from 0 to 9",
        "data: b: a table has a key that is not a text",
    ]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (5, "5 is not a table"),
        (None, "None is not a table"),
        ({1: 2}, "a table has a key that is not a text"),
    ],
)
def test_plain_data_must_be_a_table(data: object, reason: str) -> None:
    with pytest.raises(InvalidDocument) as raised:
        Document.of(data, "data", "R-7")
    assert str(raised.value) == f"data: {reason} [R-7]"
