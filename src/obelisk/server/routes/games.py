"""Routes for the games: what can be played, and the words that games of others bring with them."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from obelisk.catalog import GAMES
from obelisk.i18n.catalogue import FALLBACK, game_texts
from obelisk.server.options import game_kit, is_per_seat
from obelisk.server.routes.common import Given, refusals
from obelisk.server.wire import GameInfo, Games, GameWords, Language, OptionInfo


def game_info(id: str, bots: list[str]) -> GameInfo:
    kit = GAMES.get(id)
    game = kit.game
    fewest = game.seat_counts()[0]
    options: list[OptionInfo] = []
    for name, default in kit.defaults().items():
        choices = kit.choices.get(name)
        if choices is None and name == "players":
            choices = list(game.seat_counts())
        options.append(
            OptionInfo(
                name=name,
                default=default,
                choices=list(choices) if choices is not None else None,
                per_seat=is_per_seat(default, fewest),
            )
        )
    return GameInfo(
        id=id, rules=game.rules_version, seats=list(game.seat_counts()), options=options, bots=bots
    )


@get("/api/games", responses=refusals(), tags=["games"])
async def games(services: Given) -> Games:
    """Every game with its options, their choices and the bots that play it."""
    return Games(games=[game_info(id, services.house.roster.specs(id)) for id in GAMES.ids()])


@get("/api/games/{game:str}/words/{language:str}", responses=refusals(404), tags=["games"])
async def game_words(game: FromPath[str], language: FromPath[Language]) -> GameWords:
    """The words of a game that is not part of this program: English, and then the language, which wins."""
    kit = game_kit(game)
    texts = [text for one in dict.fromkeys([FALLBACK, language]) for text in game_texts(kit, one)]
    return GameWords(game=game, language=language, text="\n".join(texts))


HANDLERS = [games, game_words]
