"""Gymnasium environments: one seat against bots. `gymnasium.make("obelisk/City-v1", opponents="greedy")`.

Importing this module registers every game: `obelisk/City-v1`, `obelisk/LegendsDraft-v1` …
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from obelisk.bots.base import Bot
from obelisk.bots.spec import BotSource, check_spec, make_bot
from obelisk.catalog import GAMES
from obelisk.core.decision import Seat
from obelisk.extras import MissingExtra
from obelisk.research.arrays import Mask, mask, observation
from obelisk.research.encodings import drawing_of, encoding_of, game_of, options_of
from obelisk.research.endings import ending_of
from obelisk.research.shaping import shaped
from obelisk.research.spaces import observation_space_of
from obelisk.research.stepping.crowd import Crowd
from obelisk.research.stepping.session import OVER, utilities
from obelisk.tensors.base import IllegalToken

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ImportError as error:
    raise MissingExtra(error) from None

IDS: Final = {id: f"obelisk/{id.title().replace('-', '')}-v1" for id in GAMES.ids()}
ILLEGAL_REWARD: Final = -1.0


class ObeliskGym(gymnasium.Env[dict[str, Any], int]):
    """One seat of one game; bots play the others, by spec string (`docs/bots.md`), one for all or one each.

    The reward is 0 until the end, and then `info` says how it ended. An illegal token ends the game with -1.
    `seat` None changes from game to game. A mask is never empty. `shaping` names rewards on the way;
    `compact` observations have at most 2,000 numbers.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium wants it like this

    def __init__(
        self,
        game: str = "city",
        options: Mapping[str, object] | None = None,
        opponents: BotSource | Sequence[BotSource] = "random",
        seat: Seat | None = 0,
        render_mode: str | None = None,
        shaping: str = "",
        compact: bool = False,
    ) -> None:
        self.game = game_of(game)
        self.options = options_of(self.game, options)
        self.encoding = encoding_of(self.game, self.options, compact)
        self.render_mode = render_mode
        self.seats = self.game.seats(self.options)
        self.observation_space = observation_space_of(self.encoding)
        self.action_space: Any = Discrete(self.encoding.tokens)
        self._specs: list[Any] = [opponents] * (self.seats - 1)
        if isinstance(opponents, list | tuple):
            self._specs = list(opponents)
        if len(self._specs) != self.seats - 1:
            raise ValueError(f"{self.seats - 1} opponents sit at this table, not {len(self._specs)}")
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at a table of {self.seats}")
        self._fixed_seat = seat
        self._shape = shaping
        self._shaped = shaped(self.encoding, shaping) if shaping else None
        self._bots: dict[Seat, Bot[Any]] = {}
        # Random opponents need no views: they choose as their bots would, in compiled code.
        self._is_random = all(spec == "random" for spec in self._specs)
        self._crowd = Crowd(self.game, self.options, self.encoding, 1, self._is_random)
        for spec in self._specs:
            check_spec(spec, self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a new game and lets the bots play until the own seat is asked."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            seat = self._fixed_seat
            self.seat = int(self.np_random.integers(self.seats)) if seat is None else seat
            others = [(self.seat + near) % self.seats for near in range(1, self.seats)]
            self.close()
            self._bots = {}
            if not self._is_random:
                self._bots = {
                    other: make_bot(spec, self.game, f"{number}/{other}")
                    for other, spec in zip(others, self._specs, strict=True)
                }
            self._crowd.deal(0, str(number), self.seat, not self._is_random)
            self.session = self._crowd.sessions[0]
            self._let_others_play()
            if self.session.seat != OVER:
                return self._observation(), {"seat": self.seat}

    def _let_others_play(self) -> None:
        """Until the own seat is asked; bots answer from their views, and hear what their seats saw."""
        if self._is_random:
            self._crowd.let_chance_choose(0)
        else:
            self._crowd.let_bots_choose(0, self._bots)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays a token of the own seat, then lets the bots play until it is asked again."""
        session = self.session
        before = self._potential()
        try:
            session.step(int(action))
        except IllegalToken:
            return self._observation(), ILLEGAL_REWARD, True, False, {"seat": self.seat, "illegal": True}
        self._let_others_play()
        reward = self._potential() - before
        if session.seat != OVER:
            return self._observation(), reward, False, False, {"seat": self.seat}
        result = session.result()
        reward += utilities(result, self.seats)[self.seat]
        return self._observation(), reward, True, False, {"seat": self.seat, **ending_of(result, self.seat)}

    def _potential(self) -> float:
        """How far the own seat has come, where rewards are shaped; nothing is left of it at the end."""
        if self._shaped is None or self.session.seat == OVER:
            return 0.0
        return self._shaped.potential(self._shape, self.session.state, self.seat)

    def _observation(self) -> dict[str, Any]:
        session = self.session
        return {"observation": observation(session, self.seat), "action_mask": mask(session, self.seat)}

    def action_masks(self) -> Mask:
        """The tokens that may be chosen, as sb3-contrib's MaskablePPO asks for them."""
        return mask(self.session, self.seat)

    def close(self) -> None:
        """Ends bots that are programs of their own."""
        for bot in self._bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()

    def legal(self) -> list[int]:
        """The tokens that may be chosen, rising."""
        return self.session.legal()

    def render(self) -> str | None:
        """What the own seat sees, as text."""
        if self.render_mode != "ansi":
            return None
        return drawing_of(self.game, self.game.view(self.session.state, self.seat))


for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            "obelisk.research.gymnasium:ObeliskGym",
            vector_entry_point="obelisk.research.vector:ObeliskVector",
            kwargs={"game": _game},
        )
