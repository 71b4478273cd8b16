"""How fast random games are stepped from Python: the engine, each adapter, and what others have.

Everything is measured in one process, in turns, by processor time, and the best turn counts: other work on
the machine then hardly matters. Only the batch on several processes goes by the clock.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from multiprocessing import get_context
from random import Random
from statistics import geometric_mean
from time import perf_counter, process_time
from typing import Any, Final

import obelisk
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.game import NO_ACTION
from obelisk.core.rng import Rng
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.session import OVER, Session


def load_text(id: str, options: Mapping[str, object]) -> str:
    """What OpenSpiel loads a game by: `obelisk_city(players=3)`."""
    text = ",".join(f"{name}={value}" for name, value in options.items())
    return f"obelisk_{id.replace('-', '_')}" + (f"({text})" if text else "")


TABLES: Final = {kit.game.id: kit.bench for kit in GAMES.kits() if kit.bench is not None}
TURNS: Final = 3
CARD_GAMES: Final = ["hearts", "skat", "gin_rummy"]
PYTHON_GAMES: Final = [
    "python_ant_foraging",
    "python_block_dominoes",
    "python_hangman",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
]
"""All of OpenSpiel's own Python games in which players take turns and that need nothing else installed."""
DOMINOES: Final = ["python_block_dominoes", "python_team_dominoes"]
"""Those of them with hands of several cards, as in our games."""
ADAPTERS: Final = {id: load_text(id, options) for id, options in TABLES.items()}
LEARNED_GAMES: Final = ["leduc_poker", "hearts"]
"""OpenSpiel's own games in its environment for learners, a small and a large one."""
GAMES_TOGETHER: Final = 64
STEPS_TOGETHER: Final = 30
WANTED_OF_A_LEARNER: Final = 10_000
RLCARD_GAMES: Final = ["gin-rummy", "uno"]
PGX_GAMES: Final = ["leduc_holdem", "backgammon", "sparrow_mahjong"]
ENVPOOL_GAMES: Final = ["LeducHoldem-v1", "Backgammon-v1", "SparrowMahjong-v1"]
"""The same games, a small one and two of moderate size, in JAX and in C++."""

Play = Callable[[int], int]
"""Plays the game of a number to its end and returns the steps it took."""


# Ours


def native(id: str, listing: bool) -> Play:
    """The engine, stepped by this loop: with a list of all choices, or with one chosen by the engine."""
    game = game_of(id)
    options = options_of(game, TABLES[id])

    def listed(number: int) -> int:
        chance = SeededChance(number)
        state = game.setup(options, chance)
        random = Random(number).random
        legal, advance = game.legal, game.advance
        steps = 0
        while True:
            actions = legal(state)
            if not actions:
                return steps
            advance(state, actions[int(random() * len(actions))], chance)
            steps += 1

    def sampled(number: int) -> int:
        chance = SeededChance(number)
        state = game.setup(options, chance)
        rng = Rng(number)
        sample, advance = game.sample, game.advance
        steps = 0
        while True:
            action = sample(state, rng)
            if action == NO_ACTION:
                return steps
            advance(state, action, chance)
            steps += 1

    return listed if listing else sampled


def tokens(id: str) -> Play:
    """The session below all adapters."""
    game = game_of(id)
    options = options_of(game, TABLES[id])
    encoding = encoding_of(game, options)

    def play(number: int) -> int:
        chance = SeededChance(number)
        session = Session(game, encoding, game.setup(options, chance), chance)
        random = Random(number).random
        steps = 0
        while session.seat != OVER:
            legal = session.legal()
            session.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def pettingzoo(id: str, looking: bool) -> Play:
    """The raw environment; `looking` makes the observation of every step."""
    env = import_module("obelisk.research.pettingzoo").raw_env(id, TABLES[id])

    def play(number: int) -> int:
        env.reset(seed=number)
        random = Random(number).random
        steps = 0
        while True:
            legal = env.legal()
            if not legal:
                return steps
            if looking:
                env.last()
            env.step(legal[int(random() * len(legal))])
            steps += 1

    return play


def gymnasium(id: str) -> Play:
    """One seat against random bots, with its observations; the steps of that seat."""
    env = import_module("obelisk.research.gymnasium").ObeliskGym(id, TABLES[id])

    def play(number: int) -> int:
        env.reset(seed=number)
        random = Random(number).random
        steps = 0
        while True:
            legal = env.legal()
            over = env.step(legal[int(random() * len(legal))])[2]
            steps += 1
            if over:
                return steps

    return play


def together(id: str, form: str) -> Play:
    """Many games in one batch, with observations and masks of who is asked; they go on from turn to turn."""
    batch = import_module("obelisk.research.batch").Batch(id, GAMES_TOGETHER, TABLES[id], form=form)

    def play(number: int) -> int:
        for _ in range(STEPS_TOGETHER):
            batch.step(batch.sample())
        return GAMES_TOGETHER * STEPS_TOGETHER

    return play


def by_views(id: str) -> Play:
    """Observations as they are defined: the view as JSON, and what the encoding makes of it."""
    game = game_of(id)
    options = options_of(game, TABLES[id])
    encoding = encoding_of(game, options)

    def play(number: int) -> int:
        chance = SeededChance(number)
        session = Session(game, encoding, game.setup(options, chance), chance)
        random = Random(number).random
        steps = 0
        while session.seat != OVER:
            encoding.observe(
                game.encode_view(game.view(session.state, session.seat)), encoding.layout.buffer()
            )
            legal = session.legal()
            session.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def rl_environment(name: str) -> Play:
    """A game through OpenSpiel's environment for learners, which samples chance itself."""
    import_module("obelisk.research.openspiel")
    module: Any = import_module("open_spiel.python.rl_environment")
    pyspiel: Any = import_module("pyspiel")
    env = module.Environment(pyspiel.load_game(name), enable_legality_check=False)

    def play(number: int) -> int:
        random = Random(number).random
        env.seed(number)
        at = env.reset()
        steps = 0
        while not at.last():
            legal = at.observations["legal_actions"][at.current_player()]
            at = env.step([legal[int(random() * len(legal))]])
            steps += 1
        return steps

    return play


# Others


def openspiel(name: str, through_cpp: bool = False) -> Play:
    """A game through OpenSpiel's Python interface; chance is sampled by this loop and counts as steps.

    A game written in Python is asked by C++ as a rule. Ours answers Python directly; `through_cpp` asks it
    like any other.
    """
    import_module("obelisk.research.openspiel")
    import_module("open_spiel.python.games")
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    kind = pyspiel.State if through_cpp else type(game.new_initial_state())
    is_terminal, is_chance_node = kind.is_terminal, kind.is_chance_node
    legal_actions, apply_action = kind.legal_actions, kind.apply_action

    def play(number: int) -> int:
        random = Random(number).random
        state = game.new_initial_state()
        steps = 0
        while not is_terminal(state):
            if is_chance_node(state):
                left = random()
                for outcome, chance in state.chance_outcomes():
                    action = outcome
                    left -= chance
                    if left <= 0:
                        break
            else:
                legal = legal_actions(state)
                action = legal[int(random() * len(legal))]
            apply_action(state, action)
            steps += 1
        return steps

    return play


def catanatron() -> Play:
    """Its own loop with its random players."""
    module: Any = import_module("catanatron")
    colours = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]

    def play(number: int) -> int:
        game = module.Game([module.RandomPlayer(colour) for colour in colours], seed=number)
        steps = 0
        while game.winning_color() is None and steps < 10_000:
            game.play_tick()
            steps += 1
        return steps

    return play


def rlcard(name: str) -> Play:
    """Its environment, observations included as it always makes them."""
    env: Any = import_module("rlcard").make(name, {"seed": 1})

    def play(number: int) -> int:
        random = Random(number).random
        seen, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def pgx(name: str) -> Play:
    """Its games, as many together as in our batches; a step of all is one call of compiled code."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def random_step(state: Any, key: Any) -> Any:
        key, choosing, dealing = jax.random.split(key, 3)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        tokens = jax.random.categorical(choosing, weights, axis=1)
        return step(state, tokens, jax.random.split(dealing, GAMES_TOGETHER)), key

    compiled = jax.jit(random_step)
    deals = jax.random.split(jax.random.key(1), GAMES_TOGETHER)
    now = [jax.jit(jax.vmap(env.init))(deals), jax.random.key(2)]

    def play(number: int) -> int:
        for _ in range(STEPS_TOGETHER):
            now[:] = compiled(*now)
        jax.block_until_ready(now)
        return GAMES_TOGETHER * STEPS_TOGETHER

    return play


def envpool(name: str) -> Play:
    """Its games in C++, as many together as in our batches; tokens are drawn from their masks."""
    numpy: Any = import_module("numpy")
    rng = numpy.random.default_rng(1)
    env: Any = import_module("envpool").make(
        name, env_type="gymnasium", num_envs=GAMES_TOGETHER, num_threads=1, seed=1
    )
    masks = [env.reset()[1]["legal_action_mask"]]

    def play(number: int) -> int:
        for _ in range(STEPS_TOGETHER):
            tokens = (rng.random(masks[0].shape, "f4") * masks[0]).argmax(axis=1)
            masks[0] = env.step(tokens.astype("i4"))[4]["legal_action_mask"]
        return GAMES_TOGETHER * STEPS_TOGETHER

    return play


# Measuring


def contestants() -> dict[str, Play]:
    """Everything that can be measured here, by name."""
    found: dict[str, Play] = {}
    for id in TABLES:
        found[f"native {id}, listed"] = native(id, True)
        found[f"native {id}, sampled"] = native(id, False)
        found[f"tokens {id}"] = tokens(id)
        found[f"pettingzoo raw {id}"] = pettingzoo(id, False)
        found[f"pettingzoo {id}, observed"] = pettingzoo(id, True)
        found[f"gymnasium {id}"] = gymnasium(id)
        found[f"openspiel adapter {id}"] = openspiel(ADAPTERS[id])
        found[f"together {id}, sparse"] = together(id, "sparse")
        found[f"together {id}, dense"] = together(id, "dense")
        found[f"together {id}, masks alone"] = together(id, "none")
        found[f"by views {id}"] = by_views(id)
        found[f"rl_environment {id}"] = rl_environment(ADAPTERS[id])
    for name in LEARNED_GAMES:
        found[f"rl_environment {name}"] = rl_environment(name)
    for name in CARD_GAMES:
        found[f"openspiel c++ {name}"] = openspiel(name)
    for name in PYTHON_GAMES:
        found[f"openspiel python {name}"] = openspiel(name)
    if find_spec("catanatron") is not None:
        found["catanatron"] = catanatron()
    if find_spec("rlcard") is not None:
        for name in RLCARD_GAMES:
            found[f"rlcard {name}"] = rlcard(name)
    if find_spec("pgx") is not None:
        for name in PGX_GAMES:
            found[f"pgx {name}"] = pgx(name)
    if find_spec("envpool") is not None:
        for name in ENVPOOL_GAMES:
            found[f"envpool {name}"] = envpool(name)
    return found


def rate(play: Play, seconds: float, first: int) -> tuple[float, int]:
    """Steps a second of processor time, and the number of the next game. At least one game is played."""
    steps = 0
    number = first
    start = process_time()
    while True:
        steps += play(number)
        number += 1
        spent = process_time() - start
        if spent >= seconds:
            return steps / max(spent, 1e-9), number


def rates(players: dict[str, Play], seconds: float, tell: Callable[[], None]) -> dict[str, float]:
    """The best of some turns for everybody."""
    found = dict.fromkeys(players, 0.0)
    numbers = dict.fromkeys(players, 1)
    for play in players.values():
        # Tables, caches and branches get warm.
        play(0)
        tell()
    for _ in range(TURNS):
        for name, play in players.items():
            measured, numbers[name] = rate(play, seconds / TURNS, numbers[name])
            found[name] = max(found[name], measured)
            tell()
    return found


def usual_worker(ids: list[str], seconds: float, answers: Any) -> None:
    """Measures, in a process of its own, rules that are interpreted and asked by C++."""
    players = {id: openspiel(ADAPTERS[id], True) for id in ids}
    for play in players.values():
        # Tables and caches get warm.
        play(0)
    answers.put({id: rate(play, seconds, 1)[0] for id, play in players.items()})


def usual(seconds: float) -> dict[str, float]:
    """Our games as OpenSpiel's own Python games are: interpreted rules, asked by C++."""
    before = os.environ.get("OBELISK_PURE")
    os.environ["OBELISK_PURE"] = "1"
    context = get_context("spawn")
    answers = context.Queue()
    worker = context.Process(target=usual_worker, args=(list(TABLES), seconds, answers))
    worker.start()
    found: dict[str, float] = answers.get()
    worker.join()
    if before is None:
        del os.environ["OBELISK_PURE"]
    else:
        os.environ["OBELISK_PURE"] = before
    return found


def batch_worker(id: str, seconds: float, gate: Any, answers: Any) -> None:
    """Plays games in a process of its own and tells how many steps it made."""
    play = native(id, False)
    play(0)
    gate.wait()
    steps = 0
    number = os.getpid() * 1000
    start = perf_counter()
    while perf_counter() - start < seconds:
        number += 1
        steps += play(number)
    answers.put(steps / (perf_counter() - start))


def batch(id: str, processes: int, seconds: float) -> float:
    """Steps a second by the clock of random self-play on several processes, all together."""
    context = get_context("spawn")
    gate = context.Barrier(processes)
    answers = context.Queue()
    workers = [
        context.Process(target=batch_worker, args=(id, seconds, gate, answers)) for _ in range(processes)
    ]
    for worker in workers:
        worker.start()
    total = sum(answers.get() for _ in workers)
    for worker in workers:
        worker.join()
    return float(total)


def measure(seconds: float, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """All rates, the batch on one and two processes, and the goals as ratios.

    `tell` hears how many of how many measurements are done.
    """
    load = os.getloadavg()[0]
    players = contestants()
    total = len(players) * (TURNS + 1) + 1 + len(TABLES)
    numbers = count(1)
    found = rates(players, seconds, lambda: tell(next(numbers), total))
    for id, value in usual(seconds).items():
        found[f"openspiel usual way, interpreted {id}"] = value
    tell(next(numbers), total)
    batches: dict[str, list[float]] = {}
    for id in TABLES:
        batches[id] = [batch(id, processes, seconds) for processes in (1, 2)]
        tell(next(numbers), total)
    return {
        "compiled": obelisk.IS_COMPILED,
        "load": [round(load, 2), round(os.getloadavg()[0], 2)],
        "steps_per_second": {name: round(value) for name, value in found.items()},
        "batch": {id: [round(value) for value in values] for id, values in batches.items()},
        "goals": goals(found, batches),
    }


def goals(found: dict[str, float], batches: dict[str, list[float]]) -> list[dict[str, Any]]:
    """Each goal of the project with what was reached."""
    rows: list[dict[str, Any]] = []
    cards = geometric_mean([found[f"openspiel c++ {name}"] for name in CARD_GAMES])
    scripts = geometric_mean([found[f"openspiel python {name}"] for name in PYTHON_GAMES])
    dominoes = geometric_mean([found[f"openspiel python {name}"] for name in DOMINOES])
    for id in TABLES:
        own = max(found[f"native {id}, listed"], found[f"native {id}, sampled"])
        rows.append(goal(f"native {id} : OpenSpiel C++ card games", 2.0, own / cards))
    if "catanatron" in found:
        for id in TABLES:
            ratio = found[f"pettingzoo raw {id}"] / found["catanatron"]
            rows.append(goal(f"PettingZoo raw {id} : catanatron's loop", 1.0, ratio))
    for id in TABLES:
        ratio = found[f"openspiel adapter {id}"] / scripts
        rows.append(goal(f"OpenSpiel adapter {id} : OpenSpiel's Python games", 4.0, ratio))
        ratio = found[f"openspiel adapter {id}"] / dominoes
        rows.append(goal(f"OpenSpiel adapter {id} : its dominoes", 4.0, ratio))
        ratio = found[f"openspiel adapter {id}"] / found[f"openspiel usual way, interpreted {id}"]
        rows.append(goal(f"OpenSpiel adapter {id} : the same rules the usual way", 4.0, ratio))
    for id in TABLES:
        rows.append(goal(f"rl_environment {id}", WANTED_OF_A_LEARNER, found[f"rl_environment {id}"]))
    for id, (one, two) in batches.items():
        rows.append(goal(f"batch {id}, 2 processes : 1", 1.8, two / one))
    return rows


def goal(name: str, wanted: float, reached: float) -> dict[str, Any]:
    """A goal, what was wanted and what was reached."""
    return {"goal": name, "wanted": wanted, "reached": round(reached, 2)}
