"""The table of all known cards, people by people, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.aqua import AQUA
from obelisk.games.legends.cards.buka import BUKA
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.cards.flit import FLIT
from obelisk.games.legends.cards.hoax import HOAX
from obelisk.games.legends.cards.khind import KHIND
from obelisk.games.legends.cards.mimix import MIMIX
from obelisk.games.legends.cards.mutant import MUTANT
from obelisk.games.legends.cards.pillar import PILLAR
from obelisk.games.legends.cards.terrah import TERRAH
from obelisk.games.legends.cards.vulca import VULCA

KNOWN: Final = CardTable(
    [*HOAX, *VULCA, *MIMIX, *FLIT, *KHIND, *TERRAH, *PILLAR, *AQUA, *BUKA, *MUTANT],
)
