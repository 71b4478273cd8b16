"""One HTML page of all Legends cards, for proof-reading: facts, our wording, what the engine reads.

`obelisk cards legends` writes it. The page is self-contained: it needs no network and no other file.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from obelisk.games.legends.cardfile import CardFile
from obelisk.games.legends.cards.card import Card, CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PRESETS
from obelisk.games.legends.texts.effect import Effect

COLOURS: Final = {
    "hoax": "#6d4aa3",
    "vulca": "#c8391f",
    "mimix": "#2f8a4a",
    "flit": "#2b87c4",
    "khind": "#d98a00",
    "terrah": "#7a5230",
    "pillar": "#8aa12b",
    "aqua": "#0f7f8f",
    "buka": "#2c3e70",
    "mutant": "#555b66",
}
OTHER_COLOUR: Final = "#9a4d77"
MOON: Final = "☾"

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f4ef; --card: #fff; --ink: #1d1f24; --soft: #686d78;
  --line: #ddd8cc; --code: #f3f1ea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181d; --card: #20242b; --ink: #eceae4; --soft: #a0a6b2;
    --line: #343a45; --code: #181b21; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; padding: 14px 24px 12px; background: var(--paper);
  border-bottom: 1px solid var(--line); }
h1 { margin: 0 0 8px; font-size: 21px; letter-spacing: .01em; }
h1 small { font-weight: 400; font-size: 14px; color: var(--soft); margin-inline-start: 10px; }
.tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
input[type=search] { flex: 1 1 260px; max-width: 460px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.tools a { color: #fff; background: var(--people); text-decoration: none; font-size: 13px; padding: 4px 10px;
  border-radius: 99px; }
.tools label { font-size: 13px; color: var(--soft); display: flex; gap: 5px; align-items: center; }
main { padding: 8px 24px 60px; max-width: 1680px; margin: 0 auto; }
h2 { margin: 30px 0 12px; font-size: 18px; display: flex; gap: 12px; align-items: baseline;
  scroll-margin-top: 110px; }
h2::before { content: ""; width: 14px; height: 14px; border-radius: 4px; background: var(--people);
  align-self: center; }
h2 small { font-weight: 400; font-size: 13px; color: var(--soft); }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(290px, 1fr)); gap: 14px; }
article { background: var(--card); border: 1px solid var(--line); border-top: 5px solid var(--people);
  border-radius: 10px; padding: 12px 14px 13px; display: flex; flex-direction: column; gap: 8px;
  min-width: 0; }
article h3 { margin: 0; font-size: 16px; line-height: 1.25; overflow-wrap: anywhere; }
.top { display: flex; justify-content: space-between; gap: 10px; align-items: flex-start; }
.id { font: 12px/1.4 ui-monospace, monospace; color: var(--soft); }
.other { font-size: 12.5px; color: var(--soft); font-style: italic; }
.values { display: flex; gap: 5px; flex: none; }
.values b { min-width: 30px; text-align: center; padding: 3px 6px; border-radius: 7px; color: #fff;
  font-size: 17px; line-height: 1.2; }
.fire { background: #c2410c; } .earth { background: #3f7d20; }
.facts { display: flex; flex-wrap: wrap; gap: 5px; font-size: 12px; }
.facts span { border: 1px solid var(--line); border-radius: 99px; padding: 1px 8px; color: var(--soft); }
.facts .type { background: var(--people); border-color: var(--people); color: #fff; }
.facts .icon { font-weight: 600; color: var(--ink); border-color: var(--ink); letter-spacing: .03em; }
.wording { margin: 0; }
.reads { margin: 0; padding: 7px 9px; background: var(--code); border-radius: 6px;
  font: 12px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.reads i { font-style: normal; color: var(--soft); }
.sample { font-size: 12px; font-weight: 600; color: #b4236a; }
[hidden] { display: none !important; }
@media (max-width: 560px) { header, main { padding-inline: 14px; } header { position: static; } }
@media print { header .tools { display: none; } article { break-inside: avoid; } }
"""

SCRIPT: Final = """
const box = document.querySelector('input[type=search]'), only = document.querySelector('#texted');
const found = document.querySelector('#found');
function filter() {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll('section')) {
    let any = false;
    for (const card of section.querySelectorAll('article')) {
      const text = card.dataset.find;
      const fits = words.every(word => text.includes(word)) && (!only.checked || card.dataset.text);
      card.hidden = !fits;
      any = any || fits;
      count += fits ? 1 : 0;
    }
    section.hidden = !any;
  }
  found.textContent = count + ' cards';
}
box.addEventListener('input', filter);
only.addEventListener('change', filter);
filter();
"""


class Wording:
    """Names and texts of cards in one language, by card id."""

    def __init__(self, names: dict[str, str], texts: dict[str, str]) -> None:
        self.names = names
        self.texts = texts


def read_wording(language: str) -> Wording:
    """The card names and texts of a locale: the messages `card-…` and their attributes `.text`."""
    source = files("obelisk").joinpath("i18n", "locales", language, "legends.ftl")
    names: dict[str, str] = {}
    texts: dict[str, str] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith("card-"):
            id = entry.id.name.removeprefix("card-")
            names[id] = plain(entry.value)
            for attribute in entry.attributes:
                if attribute.id.name == "text":
                    texts[id] = plain(attribute.value)
    return Wording(names, texts)


def plain(pattern: Pattern | None) -> str:
    """A message that has no variables, as text."""
    parts = pattern.elements if pattern is not None else []
    return "".join([part.value for part in parts if isinstance(part, TextElement)])


def cards_page(card_file: CardFile | None = None) -> str:
    """The page of all known cards and, behind them, those of a card file."""
    english = read_wording("en")
    german = read_wording("de")
    table = KNOWN
    samples: set[str] = set()
    if card_file is not None:
        table = card_file.table()
        english.names.update(card_file.names)
        english.texts.update(card_file.texts)
        if card_file.is_sample:
            samples = set(card_file.names)
    return page(table, english, german.names, samples)


def page(table: CardTable, wording: Wording, other_names: Mapping[str, str], samples: set[str]) -> str:
    """The page; `other_names` stand below the names, `samples` are marked as invented.  [LEG-18.1]"""
    peoples: dict[str, list[Card]] = {}
    for card in table.cards:
        peoples.setdefault(card.people, []).append(card)
    links: list[str] = []
    sections: list[str] = []
    for people, cards in peoples.items():
        colour = COLOURS.get(people, OTHER_COLOUR)
        links.append(f'<a href="#{people}" style="--people: {colour}">{people.capitalize()}</a>')
        articles = [
            article(card, wording, other_names.get(card.id, ""), card.id in samples) for card in cards
        ]
        texted = sum(1 for card in cards if card.has_text)
        sections.append(
            f'<section style="--people: {colour}"><h2 id="{people}">{people.capitalize()}'
            f"<small>{len(cards)} cards, {texted} with a text</small></h2>\n"
            f'<div class="grid">\n{"".join(articles)}</div></section>\n'
        )
    texted = sum(1 for card in table.cards if card.has_text)
    effects = sum(len(card.effects) for card in table.cards)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Legends: all cards</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n"
        f"<h1>Legends: all cards<small>{len(table.cards)} cards, {texted} with a text, "
        f"{effects} effects</small></h1>\n"
        '<div class="tools"><input type="search" placeholder="Filter: name, id, type, icon, effect …" '
        'aria-label="Filter the cards" autofocus>\n'
        '<label><input type="checkbox" id="texted">only cards with a text</label>\n'
        f'<label><output id="found">{len(table.cards)} cards</output></label>\n'
        f"{''.join(links)}</div>\n</header>\n"
        f"<main>\n{''.join(sections)}</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )


def article(card: Card, wording: Wording, other_name: str, is_sample: bool) -> str:
    """One card."""
    facts = card.facts()
    name = wording.names.get(card.id, "(no name)")
    kind = str(facts.get("subtype", facts["type"]))
    tags = [f'<span class="type">{escape(kind)}</span>']
    icons = facts["icons"]
    assert isinstance(icons, list)
    for icon in icons:
        tags.append(f'<span class="icon">{escape(str(icon).replace("_", " ").upper())}</span>')
    tags.extend(f"<span>{escape(note)}</span>" for note in notes(card, facts))
    values = ""
    if card.has_values:
        values = (
            f'<div class="values"><b class="fire" title="fire">{card.fire}</b>'
            f'<b class="earth" title="earth">{card.earth}</b></div>'
        )
    parts = [
        f'<div class="top"><div><h3>{escape(name)}</h3><span class="id">{escape(card.id)}</span> '
        f'<span class="other">{escape(other_name)}</span></div>{values}</div>',
        f'<div class="facts">{"".join(tags)}</div>',
    ]
    if is_sample:
        parts.append('<div class="sample">original sample card, not a card of the published game</div>')
    lines = [reads(effect) for effect in card.effects]
    if card.has_text:
        parts.append(f'<p class="wording">{escape(wording.texts.get(card.id, "(no wording)"))}</p>')
        parts.append(f'<p class="reads">{"<br>".join(lines)}</p>')
    searched = " ".join(
        [card.id, name, other_name, card.people, *tags, wording.texts.get(card.id, ""), *lines]
    )
    flag = ' data-text="1"' if card.has_text else ""
    find = escape(strip_tags(searched).lower(), quote=True)
    return f'<article{flag} data-find="{find}">\n' + "\n".join(parts) + "\n</article>\n"


def notes(card: Card, facts: Mapping[str, object]) -> list[str]:
    """What else is printed: moons, pair word, family, capacity, tags, set, and the preset decks."""
    found: list[str] = []
    if card.moons:
        found.append(MOON * card.moons)
    if card.pair:
        found.append(f"pair {card.pair}")
    if card.family:
        found.append(f"family {card.family}")
    if card.capacity:
        found.append(f"capacity {card.capacity}")
    if card.deck_size or card.moon_limit:
        found.append(f"{card.deck_size} cards, {card.moon_limit} moons")
    if card.dragon:
        found.append(f"{facts['dragon']} dragon")
    if card.emissary:
        found.append(f"symbol of {card.emissary}")
    if card.trigger:
        found.append(f"trigger {worded(facts['trigger'])}")
    tags = facts.get("tags")
    if isinstance(tags, list):
        found.extend([str(tag) for tag in tags])
    found.extend([f"deck {preset}" for preset, ids in PRESETS.items() if card.id in ids])
    if card.set != "people":
        found.append(f"set {card.set}")
    return found


def reads(effect: Effect) -> str:
    """What the engine reads of one effect: kind, timing, parameters; as HTML."""
    facts = effect.facts()
    timing = [str(facts.pop("when"))]
    for flag in ("may", "each"):
        if facts.pop(flag, False):
            timing.append(flag)
    kind = str(facts.pop("kind"))
    parameters = ", ".join([f"{name}={worded(value)}" for name, value in facts.items()])
    return f"<i>{' '.join(timing)}:</i> <b>{escape(kind)}</b>({escape(parameters)})"


def worded(value: object) -> str:
    """A parameter in the words of the card data."""
    if isinstance(value, list):
        return "[" + " ".join([worded(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{name}: {worded(item)}" for name, item in value.items()]) + "}"
    return str(value)


def strip_tags(html: str) -> str:
    """The words of a piece of our own HTML, for the filter."""
    words: list[str] = []
    for part in html.split("<"):
        words.append(part.partition(">")[2] if ">" in part else part)
    return " ".join(" ".join(words).split())
