// What a chamber means for whoever enters it, at a glance: the shape and the colour of its inlay.

export type Meaning = 'gain' | 'harm' | 'way' | 'work' | 'rest'

const MEANING: Record<string, Meaning> = {
  find_coin: 'gain',
  steal_cw: 'gain',
  steal_ccw: 'gain',
  map: 'gain',
  lose_coin: 'harm',
  drakon_moves: 'harm',
  escape: 'way',
  master_key: 'way',
  magic_harp: 'way',
  strong_wind: 'way',
  teleport: 'way',
  mind_control: 'way',
  destroy: 'work',
  floating: 'work',
  magical_shift: 'work',
  rotate: 'work',
}

export const meaningOf = (kind: string): Meaning => MEANING[kind] ?? 'rest'
