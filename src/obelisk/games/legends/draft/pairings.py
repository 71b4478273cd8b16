"""Who plays whom after a draft.  [LEG-19.13]"""

from __future__ import annotations


def pairings(players: int) -> list[tuple[int, int]]:
    """A round robin: everybody once against everybody, round by round.  [LEG-19.13]

    The games of one round can be played at the same time; with an odd number of seats one rests.
    """
    seats = list(range(players + players % 2))
    games: list[tuple[int, int]] = []
    for _ in range(len(seats) - 1):
        for place in range(len(seats) // 2):
            one, other = seats[place], seats[-1 - place]
            if one < players and other < players:
                games.append((min(one, other), max(one, other)))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return games
