"""Makes the sounds of the browser client: `python scripts/sounds.py` (needs `soundfile`, which encodes MP3).

Everything is synthesised here, with fixed seeds: struck and plucked bodies, filtered noise, a small room
around them. The files lie in `web/src/ui/sounds` and are fetched when first heard; `marks.json` beside
them keeps how loud each sound is over its length: a test sees when a recipe was changed, the files not.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "ui" / "sounds"
MARKS = FOLDER / "marks.json"
BLOCKS = 12
PEAK = 0.72

Wave = NDArray[np.float64]


def times(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).standard_normal(int(seconds * RATE))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Only what lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(wave)
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    keep = 1 / (1 + (low / np.maximum(hertz, 1)) ** 6) / (1 + (hertz / high) ** 6)
    return np.fft.irfft(spectrum * keep, len(wave))


def fading(wave: Wave, attack: float, half: float) -> Wave:
    """Comes within `attack` seconds and halves every `half` seconds."""
    t = np.arange(len(wave)) / RATE
    return wave * np.minimum(1, t / max(attack, 1 / RATE)) * 0.5 ** (t / half)


def struck(seconds: float, parts: list[tuple[float, float, float]]) -> Wave:
    """A body that is struck: each part of its tone has a frequency, a loudness and a half-life."""
    t = times(seconds)
    made = np.zeros(len(t))
    for number, (hertz, loud, half) in enumerate(parts):
        made += loud * np.sin(2 * np.pi * hertz * t + number) * 0.5 ** (t / half)
    return made * np.minimum(1, t / 0.002)


def plucked(hertz: float, seconds: float, seed: int, dull: float = 0.5) -> Wave:
    """A string (Karplus and Strong): a burst of noise that goes round and gets softer."""
    period = max(2, int(RATE / hertz))
    ring = band(np.tile(noise(period / RATE + 0.001, seed)[:period], 3), 40, hertz * (4 + 8 * (1 - dull)))[
        period:-period
    ]
    rounds = int(seconds * RATE / period) + 1
    made = []
    for _ in range(rounds):
        made.append(ring)
        ring = 0.996 * ((1 - dull / 2) * ring + dull / 2 * np.roll(ring, 1))
    return np.concatenate(made)[: int(seconds * RATE)]


def swept(start: float, end: float, seconds: float) -> Wave:
    """A tone that slides."""
    t = times(seconds)
    return np.sin(2 * np.pi * np.cumsum(start * (end / start) ** (t / seconds)) / RATE)


def mixed(*layers: tuple[float, Wave]) -> Wave:
    """Layers, each beginning at its second."""
    length = max(int(at * RATE) + len(wave) for at, wave in layers)
    made = np.zeros(length)
    for at, wave in layers:
        start = int(at * RATE)
        made[start : start + len(wave)] += wave
    return made


def in_room(wave: Wave, size: float, wet: float, seed: int = 5) -> Wave:
    """The same in a room whose echo halves every `size` seconds."""
    tail = band(fading(noise(size * 7, seed), 0.004, size), 180, 5200)
    tail /= np.sqrt(np.sum(tail**2))
    length = len(wave) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(wave, length) * np.fft.rfft(tail, length), length)
    return np.concatenate([wave, np.zeros(len(tail))]) + wet * echo


def bell(hertz: float, seconds: float, loud: float = 1.0) -> Wave:
    shape = [(1, 1, 0.5), (2.0, 0.5, 0.32), (2.76, 0.35, 0.2), (4.07, 0.2, 0.1), (5.4, 0.12, 0.06)]
    return struck(seconds, [(hertz * by, loud * part, half * seconds * 0.6) for by, part, half in shape])


def knock(hertz: float, seed: int, seconds: float = 0.3) -> Wave:
    """Wood or stone on stone."""
    body = struck(seconds, [(hertz, 1, 0.03), (hertz * 1.58, 0.6, 0.02), (hertz * 2.71, 0.3, 0.012)])
    return body + 0.5 * fading(band(noise(seconds, seed), 300, 3500), 0.001, 0.012)


def breath(low: float, high: float, seconds: float, seed: int) -> Wave:
    """A swell of air."""
    t = times(seconds)
    swell: Wave = np.sin(np.pi * t / seconds) ** 2
    return band(noise(seconds, seed), low, high) * swell


def chord(notes: list[float], apart: float, seconds: float) -> Wave:
    return mixed(*[(i * apart, plucked(note, seconds, 20 + i, 0.35)) for i, note in enumerate(notes)])


def ground(notes: list[float], seed: int, low: float, high: float) -> Wave:
    """A calm background of half a minute: slow plucked notes over air; its faded ends can overlap."""
    seconds = 30.0
    chance = np.random.default_rng(seed)
    t = times(seconds)
    drone = sum(
        0.25
        / (i + 1)
        * np.sin(2 * np.pi * note / 2 * t + i)
        * (0.6 + 0.4 * np.sin(2 * np.pi * t / (7 + 3 * i)))
        for i, note in enumerate(notes[:3])
    )
    layers: list[tuple[float, Wave]] = [(0, np.asarray(drone))]
    layers.append(
        (0, 0.05 * band(noise(seconds, seed), low, high) * (0.7 + 0.3 * np.sin(2 * np.pi * t / 11)))
    )
    at = 1.0
    while at < seconds - 6:
        note = float(chance.choice(notes))
        layers.append((at, 0.8 * plucked(note, 3.5, int(chance.integers(1 << 30)), 0.6)))
        at += float(chance.uniform(1.1, 2.7))
    made = in_room(mixed(*layers), 0.9, 0.5)[: len(t)]
    edge = np.minimum(1, np.minimum(t, seconds - t) / 4)
    return made * edge


A3, C4, D4, E4, G4, A4, C5, D5, E5, G5, A5, C6 = (
    220.0, 261.6, 293.7, 329.6, 392.0, 440.0, 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5,
)  # fmt: skip

RECIPES: dict[str, Callable[[], Wave]] = {
    # Of every table
    "turn": lambda: in_room(mixed((0, 0.7 * bell(E5, 0.7)), (0.13, bell(A5, 1.0))), 0.25, 0.35),
    "chat": lambda: in_room(mixed((0, knock(900, 3, 0.12)), (0.09, knock(1200, 4, 0.12))), 0.1, 0.2),
    "clock": lambda: knock(1500, 6, 0.09),
    "card": lambda: in_room(
        mixed((0, 0.8 * breath(1800, 7000, 0.12, 7)), (0.08, 0.7 * knock(320, 8, 0.12))), 0.08, 0.2
    ),
    "win": lambda: in_room(
        mixed(
            (0, chord([C4, E4, G4, C5], 0.11, 1.6)), (0.5, 0.6 * bell(C6, 1.4)), (0.62, 0.5 * bell(G5, 1.4))
        ),
        0.5,
        0.5,
    ),
    "lose": lambda: in_room(
        mixed(
            (0, plucked(E4, 1.2, 31, 0.6)),
            (0.28, plucked(D4, 1.2, 32, 0.6)),
            (0.56, plucked(A3, 1.6, 33, 0.7)),
        ),
        0.5,
        0.5,
    ),
    "end": lambda: in_room(mixed((0, chord([A3, E4, A4], 0.16, 1.5)), (0.4, 0.5 * bell(A4, 1.3))), 0.5, 0.5),
    # City
    "step": lambda: in_room(mixed((0, knock(170, 9, 0.16)), (0.17, 0.8 * knock(150, 10, 0.16))), 0.15, 0.3),
    "wing": lambda: in_room(
        mixed(
            (0, breath(90, 900, 0.34, 11)),
            (0.26, 0.8 * breath(80, 700, 0.34, 12)),
            (0.5, 0.5 * breath(70, 500, 0.3, 13)),
        ),
        0.3,
        0.3,
    ),
    "stone": lambda: in_room(mixed((0, knock(240, 14)), (0.05, 0.7 * knock(180, 15))), 0.2, 0.35),
    "build": lambda: in_room(
        mixed(
            (0, 0.5 * fading(band(noise(0.9, 16), 60, 400), 0.3, 0.3)),
            *[(0.12 * i, 0.5 * knock(180 + 40 * i, 17 + i)) for i in range(5)],
            (0.55, 0.8 * bell(G4, 1.2)),
            (0.67, 0.7 * bell(D5, 1.2)),
        ),
        0.45,
        0.5,
    ),
    "coin": lambda: in_room(
        mixed((0, 0.6 * bell(2350, 0.35)), (0.06, 0.7 * bell(2790, 0.5)), (0.11, 0.3 * bell(3320, 0.4))),
        0.15,
        0.3,
    ),
    "crystal": lambda: in_room(
        mixed((0, bell(C5, 1.4)), (0.07, 0.8 * bell(E5, 1.4)), (0.14, 0.8 * bell(G5, 1.4))), 0.6, 0.7
    ),
    # Drakon
    "tile": lambda: in_room(
        mixed((0, 0.6 * fading(band(noise(0.3, 40), 120, 1400), 0.1, 0.1)), (0.2, 1.2 * knock(110, 41, 0.4))),
        0.45,
        0.5,
    ),
    "echo": lambda: in_room(mixed((0, knock(130, 42, 0.16)), (0.22, 0.8 * knock(120, 43, 0.16))), 0.5, 0.6),
    "roar": lambda: in_room(
        fading(band(swept(120, 52, 1.1) * (1 + band(noise(1.1, 44), 10, 60) * 2), 40, 1500), 0.08, 0.45)
        + 0.4 * breath(150, 1200, 1.1, 45),
        0.6,
        0.5,
    ),
    "crumble": lambda: in_room(
        mixed(
            *[
                (0.07 * i + 0.01 * (i % 3), (1 - i / 12) * knock(90 + 23 * (i * 7 % 5), 50 + i, 0.2))
                for i in range(10)
            ]
        ),
        0.5,
        0.5,
    ),
    "power": lambda: in_room(
        mixed((0, fading(swept(180, 720, 0.7), 0.2, 0.4)), (0.35, 0.6 * bell(D5, 1.0))), 0.5, 0.5
    ),
    "lost": lambda: in_room(
        mixed((0, 0.6 * bell(1900, 0.3)), (0.1, 0.5 * bell(1420, 0.4)), (0.2, knock(140, 60))), 0.3, 0.4
    ),
    # Legends
    "fight": lambda: in_room(
        mixed((0, struck(0.9, [(70, 1, 0.16), (113, 0.5, 0.1)])), (0.24, 0.9 * knock(95, 61, 0.4))), 0.5, 0.5
    ),
    "announce": lambda: in_room(
        mixed((0, struck(0.6, [(98, 1, 0.12), (160, 0.4, 0.07)])), (0.02, 0.3 * bell(A4, 0.8))), 0.35, 0.4
    ),
    "won": lambda: in_room(
        mixed((0, chord([A3, C4, E4, A4], 0.07, 1.0)), (0.3, 0.7 * breath(80, 800, 0.4, 62))), 0.4, 0.4
    ),
    "retreat": lambda: in_room(
        mixed((0, plucked(D4, 0.8, 63, 0.7)), (0.2, plucked(A3, 1.0, 64, 0.7))), 0.35, 0.4
    ),
    "bluff": lambda: in_room(
        mixed((0, breath(900, 5000, 0.25, 65)), (0.22, knock(420, 66, 0.14))), 0.15, 0.3
    ),
    # Calm backgrounds
    "ground-city": lambda: ground([A3, C4, D4, E4, G4, A4], 71, 200, 900),
    "ground-drakon": lambda: ground([A3 / 2, C4 / 2, D4 / 2, E4 / 2, A3], 72, 60, 400),
    "ground-legends": lambda: ground([D4, E4, G4, A4, C5], 73, 300, 1600),
}
"""Each sound by its name."""


def sound(name: str) -> Wave:
    """The finished wave: as loud as all others, its end faded."""
    made: Wave = RECIPES[name]()
    made = made * (PEAK / float(np.max(np.abs(made))))
    loud = np.nonzero(np.abs(made) > 0.003)[0]
    made = made[: int(loud[-1]) + 1]
    fade = min(len(made), RATE // 20)
    made[-fade:] *= np.linspace(1, 0, fade)
    return made


def mark(wave: Wave) -> list[float]:
    """How loud a sound is over its length, and its seconds."""
    parts = np.array_split(wave, BLOCKS)
    return [round(len(wave) / RATE, 3), *[round(float(np.sqrt(np.mean(part**2))), 4) for part in parts]]


def main() -> None:
    import soundfile  # type: ignore[import-not-found,unused-ignore]

    FOLDER.mkdir(exist_ok=True)
    marks: dict[str, dict[str, object]] = {}
    for name in RECIPES:
        wave = sound(name)
        path = FOLDER / f"{name}.mp3"
        level = 0.75 if name.startswith("ground") else 0.5
        soundfile.write(
            str(path), wave, RATE, format="MP3", subtype="MPEG_LAYER_III", compression_level=level
        )
        marks[name] = {"mark": mark(wave), "bytes": path.stat().st_size, "crc": zlib.crc32(path.read_bytes())}
        print(f"{name:16} {len(wave) / RATE:5.2f} s {path.stat().st_size:7} bytes")
    MARKS.write_text(json.dumps(marks, indent=1) + "\n", "utf-8")
    print(f"{sum(int(str(one['bytes'])) for one in marks.values())} bytes in all")


if __name__ == "__main__":
    main()
