// How a building is broken: a jagged line and some rubble, the same for a tile in every game.

function seeded(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0
    state = (state + 0x9e3779b9) >>> 0
    return state / 4294967296
  }
}

/** What still stands: below a broken line that rises and falls. */
export function breakLine(tile: string): string {
  const random = seeded(tile)
  let d = 'M-4 68V'
  const low = 23 + random() * 7
  const peak = 22 + random() * 56
  d += String(Math.round(low + 6))
  for (let x = 0; x <= 104; x += 5 + random() * 5) {
    const near = Math.exp(-(((x - peak) / 16) ** 2))
    const y = low + random() * 9 - near * (22 + random() * 6)
    d += `L${x.toFixed(1)} ${y.toFixed(1)}L${(x + 2).toFixed(1)} ${(y - 2 + random() * 5).toFixed(1)}`
  }
  return d + 'L106 68Z'
}

export function rubble(tile: string): string {
  const random = seeded(tile + '/rubble')
  let d = ''
  for (let i = 0; i < 7; i++) {
    const x = 4 + random() * 92
    const size = 2.4 + random() * 3.6
    const y = 64
    d +=
      `M${x.toFixed(1)} ${y}l${(size * 0.25).toFixed(1)} ${(-size * 0.9).toFixed(1)}` +
      `l${(size * 0.7).toFixed(1)} ${(size * 0.1).toFixed(1)}` +
      `l${(size * 0.4).toFixed(1)} ${(size * 0.8).toFixed(1)}Z`
  }
  return d
}
