"""The truth of one game.  [DRK-1.5]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from obelisk.core.archive import Archive
from obelisk.games.drakon import forms
from obelisk.games.drakon.kinds import NO_HERO
from obelisk.games.drakon.knowledge import SLOT
from obelisk.games.drakon.maze import NOWHERE, Maze
from obelisk.games.drakon.options import Options
from obelisk.games.drakon.public import GOING_ON, Public, clear


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Public):
    """Everything about a game at one moment: what everybody may know, hidden tiles and coins, and who knows
    which of them.

    Tiles are places in the tile set's list of designs: `hands` are rising lists of them, `pool` counts the
    unknown part of the pile, `slots` are the returned chambers below it, the top one first [DRK-14.20], and
    `discards` those that a Dwarf is exchanging. `purses` count the coins of each side by value; the last one
    is the hoard.

    What others know [DRK-14.21]: `known[seat]` are the entries (viewer, design) of tiles known to be in that
    hand, where the viewer after the last seat stands for the spectators; `known_coins[purse]` are those of
    coins (viewer's side, value). Both rise and repeat.

    `hands` and `pool` are changed in place; all other lists are replaced, so that copies share them.
    """

    __slots__ = ("discards", "hands", "known", "known_coins", "pool", "purses", "slots")

    hands: list[list[int]]
    pool: list[int]
    slots: list[int]
    discards: list[int]
    purses: list[list[int]]
    known: list[list[int]]
    known_coins: list[list[int]]

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        other = State(self.options)
        other.copy_public(self)
        hands: list[list[int]] = []
        for hand in self.hands:
            hands.append(hand.copy())
        other.hands = hands
        other.pool = self.pool.copy()
        other.slots = self.slots
        other.discards = self.discards
        other.purses = self.purses
        other.known = self.known
        other.known_coins = self.known_coins
        return other

    def archive(self, archive: Archive) -> None:
        """Writes or reads the whole truth."""
        options = self.options
        self.archive_public(archive)
        self.hands = forms.tile_lists(archive, "hands", self.hands, options)
        self.pool = forms.pool(archive, "pool", self.pool, options)
        designs = [slot // SLOT for slot in self.slots]
        knowers = [slot % SLOT for slot in self.slots]
        designs, knowers = forms.slots(archive, "slots", designs, knowers, options)
        self.slots = [max(design, 0) * SLOT + knowers[place] for place, design in enumerate(designs)]
        self.discards = [max(one, 0) for one in forms.tiles(archive, "discards", self.discards, options)]
        self.purses = forms.purses(archive, "purses", self.purses, options)
        self.known = forms.entry_lists(archive, "known", self.known, options)
        self.known_coins = forms.coin_entry_lists(archive, "known_coins", self.known_coins, options)

    def sort_tiles(self) -> None:
        """Puts tiles that were read in order, and counts the pool."""
        self.hands = [sorted(hand) for hand in self.hands]
        self.pool_size = sum(self.pool)


def new_state(options: Options, maze: Maze) -> State:
    """Everything in its box but what lies in the maze.  [DRK-4.4]"""
    players = options.players
    sides = options.sides
    tiles = options.tile_set
    state = State(options)
    state.maze = maze
    state.first = 0
    state.active = 0
    state.turns = 0
    state.quiet = 0
    state.progress = False
    state.undrawn = 0
    state.ending = GOING_ON
    state.winner = -1
    clear(state)
    state.marks = []
    state.drakon = NOWHERE
    state.slots = []
    state.discards = []
    state.heroes = [NO_HERO] * players
    state.used = [False] * players
    state.figures = [NOWHERE] * players
    state.hands = [[] for _ in range(players)]
    state.pool = tiles.counts.copy()
    state.pool_size = sum(tiles.counts)
    state.purses = [[0] * len(tiles.values) for _ in range(sides)]
    state.purses.append(tiles.coins.copy())
    state.sizes = [0] * sides
    state.sizes.append(sum(tiles.coins))
    state.known = [[] for _ in range(players)]
    state.told = [0] * (players * (players + 1))
    state.known_coins = [[] for _ in range(sides + 1)]
    state.told_coins = [0] * ((sides + 1) * sides)
    state.narrowed = [[] for _ in range(players)]
    return state


def gold(state: State, purse: int) -> int:
    """What the coins of a purse are worth."""
    values = state.options.tile_set.values
    coins = state.purses[purse]
    total = 0
    for index in range(len(values)):
        total += values[index] * coins[index]
    return total


def pile_size(state: State) -> int:
    """How many chambers can be drawn."""
    return state.pool_size + len(state.slots)
