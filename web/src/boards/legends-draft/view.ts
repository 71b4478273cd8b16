// What a seat of a draft is sent (games/legends/draft/encoding.py).

export interface DraftView {
  seat: number | null
  peoples: string[]
  round: number
  step: number
  asked: number | null
  stock_size: number
  held: string[][][]
  picked: string[][]
}

/** The packet in front of the viewer: what can be picked, else what was held last, less what was taken from it. */
export function packetOf(view: DraftView, legal: string[]): string[] {
  const offered = legal.filter((text) => text.startsWith('pick ')).map((text) => text.slice(5))
  if (offered.length) return offered
  const held = view.held.at(-1)?.at(-1) ?? []
  const taken = new Set(view.picked.flat())
  return view.asked === null ? [] : held.filter((id) => !taken.has(id))
}

export const poolOf = (view: DraftView): string[] => view.picked.flat()
