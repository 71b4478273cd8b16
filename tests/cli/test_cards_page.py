"""The page of all cards."""

from __future__ import annotations

from html.parser import HTMLParser

from obelisk.cli.cards_page import cards_page, read_wording, reads
from obelisk.games.legends import cardfile
from obelisk.games.legends.cards.known import KNOWN


class Outline(HTMLParser):
    """Counts tags and checks that they are closed in order."""

    EMPTY = ("meta", "input", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def outline(html: str) -> Outline:
    found = Outline()
    found.feed(html)
    found.close()
    assert found.open == []
    return found


def test_every_card_is_on_the_page_with_its_words() -> None:
    html = cards_page()
    found = outline(html)
    assert found.counts["article"] == len(KNOWN)
    assert found.counts["section"] == len({card.people for card in KNOWN.cards})
    for card in KNOWN.cards:
        assert f'<span class="id">{card.id}</span>' in html
    assert "(no name)" not in html
    assert "(no wording)" not in html


def test_the_page_is_self_contained() -> None:
    html = cards_page()
    assert "http" not in html
    assert "src=" not in html
    assert "<link" not in html


def test_samples_are_marked_as_invented() -> None:
    html = cards_page(cardfile.samples())
    assert outline(html).counts["article"] == 324
    assert html.count("original sample card") == 18


def test_what_the_engine_reads() -> None:
    effect = KNOWN.card("hoax-31").effects[0]
    assert reads(effect) == (
        "<i>now may:</i> <b>dragon_for_discards</b>(cost={same_type: 2, of: [leadership hyla achievement]})"
    )


def test_wording_is_read_from_the_locales() -> None:
    assert read_wording("en").names["flit-00"] == "Falc"
    assert read_wording("de").names["vulca-02"] == "Blizzar der Brandstifter"
    assert read_wording("de").texts.keys() == read_wording("en").texts.keys()
