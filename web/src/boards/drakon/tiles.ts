// What a chamber is called in the hand: there it is not turned yet.

/** `plain[NS]` lies in the hand as `plain.2o`; nothing for what is no chamber. */
export function tileOf(word: string): string | null {
  const [, kind, arrows] = /^([a-z_]+)\[([NESW]*|-)\]$/.exec(word) ?? []
  if (kind === undefined) return null
  const number = arrows === '-' ? 0 : arrows.length
  const isOpposite = arrows === 'NS' || arrows === 'EW'
  return `${kind}.${number === 2 ? (isOpposite ? '2o' : '2a') : number}`
}
