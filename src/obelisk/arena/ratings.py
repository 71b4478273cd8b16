"""What the games of an arena say: win rates and ratings with intervals, and all that was counted."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from openskill.models import PlackettLuce

from obelisk.arena.contest import Arena, SequentialTest, deal_scores, score_of

NORMAL_95: Final = 1.96
FULL: Final = 1.0


def interval(scores: list[float]) -> tuple[float, float, float]:
    """Mean score and its 95 % interval from independent deals (Wilson, with the spread of the deals).

    The number of deals is translated into as many games of win or loss as would vary that much.
    """
    count = len(scores)
    if not count:
        return 0.0, 0.0, 1.0
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / count
    plain = mean * (1.0 - mean)
    weight = count * plain / spread if spread > 0.0 and plain > 0.0 else float(count)
    square = NORMAL_95 * NORMAL_95
    centre = (mean + square / (2.0 * weight)) / (1.0 + square / weight)
    half = NORMAL_95 / (1.0 + square / weight) * sqrt(plain / weight + square / (4.0 * weight * weight))
    return mean, max(0.0, centre - half), min(FULL, centre + half)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """Mean and its 95 % interval from independent values that may lie anywhere."""
    count = len(values)
    mean = sum(values) / max(1, count)
    if count < 2:
        return mean, mean, mean
    half = NORMAL_95 * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean, mean - half, mean + half


def luck_adjusted(games: list[dict[str, Any]], bot: int, seats: int) -> dict[str, Any]:
    """The score of a bot without its luck, and what part of the deals would be enough for that interval.

    Scores of single deals may lie anywhere; what they estimate lies between nothing and all.
    """
    plain = mean_interval(deal_scores(games, bot, seats))
    mean, low, high = mean_interval(deal_scores(games, bot, seats, luck_adjusted=True))
    width = plain[2] - plain[1]
    return {
        "adjusted": round(mean, 4),
        "adjusted_interval": [round(max(0.0, low), 4), round(min(1.0, high), 4)],
        "luck": round(plain[0] - mean, 4),
        "deals_needed": round(((high - low) / width) ** 2, 3) if width > 0.0 else 1.0,
    }


def ratings(games: list[dict[str, Any]], bots: int) -> list[tuple[float, float]]:
    """OpenSkill (Plackett-Luce) mean and deviation of each bot; games in the order of their deals.

    A bot that sits several times at a table is rated once per game, by its best place.
    """
    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for game in sorted(games, key=lambda each: (each["deal"], each["rotation"])):
        best: dict[int, int] = {}
        for number, place in zip(game["bots"], game["places"], strict=True):
            best[number] = min(place, best.get(number, place))
        if len(best) < 2:
            continue
        numbers = list(best)
        after = model.rate([[rated[number]] for number in numbers], ranks=[float(best[n]) for n in numbers])
        for number, team in zip(numbers, after, strict=True):
            rated[number] = team[0]
    return [(rating.mu, rating.sigma) for rating in rated]


def told_apart(spec: str, before: list[str]) -> str:
    """The name of a bot; the second of a kind is numbered."""
    number = before.count(spec) + 1
    return spec if number == 1 else f"{spec} ({number})"


def summarise(arena: Arena, games: list[dict[str, Any]], test: SequentialTest | None) -> dict[str, Any]:
    """Everything about an arena as JSON data."""
    rated = ratings(games, len(arena.bots))
    rows: list[dict[str, Any]] = []
    for number, spec in enumerate(arena.bots):
        scores = deal_scores(games, number, arena.seats)
        mean, low, high = interval(scores)
        mu, sigma = rated[number]
        rows.append(
            {
                "bot": told_apart(spec, arena.bots[:number]),
                "deals": len(scores),
                "games": seats_taken(games, number),
                "score": round(mean, 4),
                "interval": [round(low, 4), round(high, 4)],
                "fair_share": round(1.0 / arena.seats, 4),
                "rating": round(mu, 2),
                "rating_interval": [round(mu - NORMAL_95 * sigma, 2), round(mu + NORMAL_95 * sigma, 2)],
                **(luck_adjusted(games, number, arena.seats) if arena.luck_samples else {}),
                **thinking(games, number),
                "notes": all_notes(games, number),
            }
        )
    found: dict[str, Any] = {
        **arena.header(),
        "seats": arena.seats,
        "deals": len({game["deal"] for game in games}),
        "games": len(games),
        "results": rows,
        "matrix": matrix(arena, games),
        "endings": counted([game["reason"] for game in games]),
        "decisions": spread_of([game["decisions"] for game in games]),
        "branching": round(sum(game["branching"][0] for game in games) / max(1, len(games)), 2),
        "most_choices": max((game["branching"][1] for game in games), default=0),
    }
    if arena.variants:
        found["tables"] = tables(arena, games)
    if test is not None:
        scores = deal_scores(games, 0, arena.seats, bool(arena.luck_samples))
        found["sprt"] = {
            "low": test.low,
            "high": test.high,
            "ratio": round(test.ratio(scores), 3),
            "bound": round(test.bound, 3),
            "verdict": test.verdict(scores) or "undecided",
        }
    return found


def tables(arena: Arena, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How the first seat fared at each variant, and how the first bot; bots change seats in every deal."""
    found = []
    for number, variant in enumerate(arena.variants):
        played = [game for game in games if arena.table(game["deal"]) == number]
        seat_scores = [score_of(game, 0, arena.seats) for game in played]
        found.append(
            {
                **variant,
                "games": len(played),
                "first_seat": round(sum(seat_scores) / max(1, len(played)), 4),
                "first_bot": round(interval(deal_scores(played, 0, arena.seats))[0], 4),
            }
        )
    return found


def deck_matrix(rows: list[dict[str, Any]]) -> tuple[list[str], list[list[float | None]]]:
    """The decks of a summary's tables, and how often that of a row beat that of a column."""
    names: list[str] = []
    for row in rows:
        for name in row["decks"]:
            if name not in names:
                names.append(name)
    values: list[list[float | None]] = [[None] * len(names) for _ in names]
    for row in rows:
        if row["games"]:
            first, second = (names.index(name) for name in row["decks"])
            values[second][first] = round(1.0 - row["first_seat"], 4)
            values[first][second] = row["first_seat"]
    return names, values


def seats_taken(games: list[dict[str, Any]], bot: int) -> int:
    return sum(game["bots"].count(bot) for game in games)


def thinking(games: list[dict[str, Any]], bot: int) -> dict[str, float]:
    """Decisions with a choice and their milliseconds; the p95 is the mean of the games' p95."""
    decisions, total, longest = 0, 0.0, 0.0
    tails: list[float] = []
    for game in games:
        for number, (count, mean, p95, most) in zip(game["bots"], game["times"], strict=True):
            if number == bot and count:
                decisions += count
                total += count * mean
                longest = max(longest, most)
                tails.append(p95)
    return {
        "choices": decisions,
        "ms_mean": round(total / max(1, decisions), 3),
        "ms_p95": round(sum(tails) / max(1, len(tails)), 3),
        "ms_longest": round(longest, 3),
    }


def all_notes(games: list[dict[str, Any]], bot: int) -> list[str]:
    """The different notes about a bot, with how often each occurred."""
    notes = [
        note.partition(": ")[2] or note
        for game in games
        for number, seat_notes in zip(game["bots"], game["notes"], strict=True)
        if number == bot
        for note in seat_notes
    ]
    return [f"{count} x {note}" for note, count in counted(notes).items()]


def counted(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return dict(sorted(counts.items()))


def spread_of(values: list[int]) -> dict[str, float | int]:
    ordered = sorted(values)
    if not ordered:
        return {"min": 0, "median": 0, "max": 0, "mean": 0}
    mean = round(sum(ordered) / len(ordered), 1)
    return {"min": ordered[0], "median": ordered[len(ordered) // 2], "max": ordered[-1], "mean": mean}


def matrix(arena: Arena, games: list[dict[str, Any]]) -> list[list[float | None]]:
    """How often the bot of a row placed before that of a column, ties half; nothing if they never met."""
    size = len(arena.bots)
    sums = [[0.0] * size for _ in range(size)]
    counts = [[0] * size for _ in range(size)]
    for game in games:
        for seat, row in enumerate(game["bots"]):
            for other, column in enumerate(game["bots"]):
                if row == column:
                    continue
                won = score_of(game, seat, arena.seats), score_of(game, other, arena.seats)
                ahead = (won[0], -game["places"][seat]), (won[1], -game["places"][other])
                sums[row][column] += 1.0 if ahead[0] > ahead[1] else 0.5 if ahead[0] == ahead[1] else 0.0
                counts[row][column] += 1
    return [
        [round(sums[r][c] / counts[r][c], 4) if counts[r][c] else None for c in range(size)]
        for r in range(size)
    ]
