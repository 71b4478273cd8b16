"""Hunts for positions of Legends whose legal list takes long: climbs by exchanging and adding cards.

    .venv/bin/python scripts/legends_slow.py --seconds 600 [--workers 2] [--seed 1] [--out slow.jsonl]

A walk begins with a position of a random game (preset pairs, built decks, modules) at an engagement, a
character or a support decision. Each step moves cards between the zones of their seat (more in hand, more on
landed ships, others in the fight) and keeps the change if the look-ahead (LEG-6.4) takes longer by the
processor's clock. So positions come out that play hardly ever reaches. Every one that takes longer than
`--report` milliseconds is written down with its options, and a position that does not end within `--limit`
seconds as well.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from legends_campaign import options_of  # noqa: E402

from obelisk.core.chance import SeededChance  # noqa: E402
from obelisk.core.rng import Rng  # noqa: E402
from obelisk.games.legends import GAME  # noqa: E402
from obelisk.games.legends.cards.card import Card  # noqa: E402
from obelisk.games.legends.deckbuilding.presets import PEOPLES  # noqa: E402
from obelisk.games.legends.options import Options  # noqa: E402
from obelisk.games.legends.state import State, added, changed, own_decks, own_order, replaced  # noqa: E402
from obelisk.games.legends.words import (  # noqa: E402
    ACTIVE,
    BOOSTER,
    CHARACTER,
    FIGHTING,
    IN_CARGO,
    IN_COMBAT,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_SHIPS,
    IN_SUPPORT,
    LANDED,
    NONE,
    PLACE_KNOWN,
    SUPPORT,
)

Job = tuple[SpawnProcess, "Synchronized[float]", Path]
STEPS = 150
MOST_HELD = 16


def options_for(rng: Rng) -> dict[str, object]:
    """The options of a walk: a preset pair, or built decks with the modules."""
    if rng.below(2):
        return options_of(f"slow/{rng.below(1 << 30)}")
    pair = [PEOPLES[rng.below(len(PEOPLES))] for _ in range(2)]
    return {"decks": pair}


def start(options: Options, rng: Rng) -> State | None:
    """A position in the middle of a random game where the look-ahead works."""
    chance = SeededChance(rng.below(1 << 30))
    state = GAME.setup(options, chance)
    for _ in range(20 + rng.below(150)):
        if GAME.decision(state) is None:
            return None
        GAME.advance(state, GAME.sample(state, rng), chance)
    for _ in range(60):
        decision = GAME.decision(state)
        if decision is None:
            return None
        if decision.kind in ("engagement", "character", "support") and not state.frames:
            return state
        GAME.advance(state, GAME.sample(state, rng), chance)
    return None


def fits(card: Card, zone: int) -> bool:
    """Whether such a card may lie openly in that zone."""
    if zone == IN_COMBAT:
        return card.type in (CHARACTER, BOOSTER)
    if zone == IN_SUPPORT:
        return card.type == SUPPORT
    if zone == IN_SHIPS:
        return card.capacity > 0
    if zone == IN_CARGO:
        return card.type & FIGHTING != 0
    return True


def take(state: State, card: int) -> bool:
    """Takes a card out of its zone; False if it must stay there."""
    seat = state.cast.owners[card]
    zone = state.zone[card]
    place = card - state.cast.bases[seat]
    if zone == IN_DECK and state.deck[seat][place]:
        own_decks(state)[seat][place] = 0
        state.deck_count[seat] -= 1
        return True
    lists = {IN_HAND: "hand", IN_COMBAT: "combat", IN_SUPPORT: "support", IN_PILE: "pile", IN_CARGO: "cargo"}
    if zone not in lists:
        return False
    mine = getattr(state, lists[zone])
    if card not in mine[seat]:
        return False
    both = [list(mine[0]), list(mine[1])]
    both[seat].remove(card)
    setattr(state, lists[zone], both)
    return True


def put(state: State, card: int, zone: int, rng: Rng) -> bool:
    """Lays a card into a zone, active in the fight; cargo goes onto a ship with room."""
    seat = state.cast.owners[card]
    state.link = list(state.link)
    state.link[card] = NONE
    state.flags[card] = PLACE_KNOWN
    if zone == IN_DECK:
        own_decks(state)[seat][card - state.cast.bases[seat]] = 1
        state.deck_count[seat] += 1
        state.flags[card] = 0
    elif zone == IN_CARGO:
        room = [
            ship
            for ship in state.ships[seat]
            if sum(1 for other in state.cargo[seat] if state.link[other] == ship)
            < state.cast.cards[ship].capacity
        ]
        if not room:
            return False
        state.link[card] = room[rng.below(len(room))]
        both = [list(state.cargo[0]), list(state.cargo[1])]
        both[seat].append(card)
        state.cargo = both
    elif zone == IN_SHIPS:
        both = [list(state.ships[0]), list(state.ships[1])]
        both[seat].append(card)
        state.ships = both
        state.flags[card] |= ACTIVE
        if seat == state.active and rng.below(4):
            state.flags[card] |= LANDED
            state.landed = True
    else:
        if zone == IN_HAND:
            state.hand[seat].append(card)
            state.hand[seat].sort()
            state.flags[card] = 0
        elif zone == IN_COMBAT:
            state.combat = added(state.combat, seat, card)
            state.flags[card] |= ACTIVE
        else:
            state.support = added(state.support, seat, card)
            state.flags[card] |= ACTIVE
        state.sequence += 1
        own_order(state)[card] = state.sequence
    state.zone[card] = zone
    return True


def moved(state: State, rng: Rng) -> State | None:
    """A copy in which a few cards lie elsewhere; None if that gives no proper position."""
    twin: State = GAME.copy(state)
    twin.seen = list(twin.seen)
    cast = twin.cast
    for _ in range(1 + rng.below(3)):
        seat = twin.active if rng.below(3) else 1 - twin.active
        card = cast.bases[seat] + rng.below(cast.sizes[seat])
        zones = [IN_HAND, IN_HAND, IN_CARGO, IN_CARGO, IN_COMBAT, IN_SUPPORT, IN_DECK, IN_SHIPS]
        zone = zones[rng.below(len(zones))]
        if zone == twin.zone[card] or not fits(cast.cards[card], zone):
            continue
        if cast.cards[card].capacity and zone not in (IN_SHIPS, IN_HAND, IN_DECK):
            continue
        if zone == IN_HAND and len(twin.hand[seat]) >= MOST_HELD:
            continue
        if not take(twin, card) or not put(twin, card, zone, rng):
            return None
        texts = [other for other in twin.texts[seat] if other != card]
        if twin.flags[card] & ACTIVE and cast.effects[card]:
            texts.append(card)
        twin.texts = replaced(twin.texts, seat, sorted(texts))
    if not rng.below(6):
        twin.element = 3 - twin.element if twin.element else 0
    link = list(twin.link)
    for card in range(cast.size):
        target = link[card]
        if target != NONE and twin.zone[card] != IN_CARGO and not twin.flags[target] & ACTIVE:
            link[card] = NONE
        if target != NONE and twin.zone[card] == IN_CARGO and twin.zone[target] != IN_SHIPS:
            return None
    twin.link = link
    changed(twin)
    twin.moved = False
    if GAME.faults(twin):
        return None
    return twin


def cost(state: State) -> float:
    """Processor seconds of one legal list."""
    state.choices = None
    state.sides = None
    begun = time.process_time()
    GAME.legal(state)
    return time.process_time() - begun


def walk(seed: str, beat: Synchronized[float], pending: Path, out: Path, report: float) -> float:
    """One climb; the slowest legal list it met, in seconds."""
    rng = Rng(seed)
    values = options_for(rng)
    options = GAME.options(values)
    state = start(options, rng)
    if state is None:
        return 0.0
    slowest = 0.0
    for _ in range(STEPS):
        twin = moved(state, rng)
        if twin is None:
            continue
        encoded = GAME.encode_state(twin)
        pending.write_text(json.dumps({"options": values, "state": encoded}))
        beat.value = time.monotonic()
        taken = cost(twin)
        if taken > report:
            taken = min(taken, cost(twin))
        if taken >= slowest * 0.97:
            if taken > report and taken > slowest * 1.2:
                with out.open("a") as file:
                    found = {"ms": round(taken * 1000, 2), "seed": seed, "options": values, "state": encoded}
                    file.write(json.dumps(found) + "\n")
            slowest = max(slowest, taken)
            state = twin
    return slowest


def hunt(
    seed: str, seconds: float, number: int, beat: Synchronized[float], pending: Path, out: Path, report: float
) -> None:
    end = time.monotonic() + seconds
    walks = 0
    slowest = 0.0
    while time.monotonic() < end:
        slowest = max(slowest, walk(f"{seed}/{number}/{walks}", beat, pending, out, report))
        walks += 1
    print(f"worker {number}: {walks} walks, slowest {slowest * 1000:.1f} ms", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Hunts for slow legal lists of Legends.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--report", type=float, default=20, help="milliseconds from which a position is kept")
    parser.add_argument("--limit", type=float, default=20, help="seconds after which a position is given up")
    parser.add_argument("--out", type=Path, default=Path("slow.jsonl"))
    wanted = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    end = time.monotonic() + wanted.seconds
    running: dict[int, Job | None] = dict.fromkeys(range(wanted.workers))
    lost = 0
    with TemporaryDirectory() as places:
        generation = 0
        while time.monotonic() < end:
            for number, job in list(running.items()):
                if job is None or not job[0].is_alive():
                    generation += 1
                    beat = context.Value("d", time.monotonic())
                    pending = Path(places) / f"{number}.json"
                    seed = f"{wanted.seed}/{generation}"
                    left = end - time.monotonic()
                    work = (seed, left, number, beat, pending, wanted.out, wanted.report / 1000)
                    process = context.Process(target=hunt, args=work)
                    process.start()
                    running[number] = (process, beat, pending)
                elif job[2].exists() and time.monotonic() - job[1].value > wanted.limit:
                    job[0].kill()
                    lost += 1
                    found = {"ms": None, **json.loads(job[2].read_text())}
                    with wanted.out.open("a") as file:
                        file.write(json.dumps(found) + "\n")
                    running[number] = None
            time.sleep(0.2)
        for job in running.values():
            if job is not None:
                job[0].join(5)
                job[0].kill()
    print(f"{lost} positions did not end within {wanted.limit} s")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
