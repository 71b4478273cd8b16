// A tree of variations: what was played, what could have been, and what is said about it. No rules, no pages.

/** What stands behind `analysis` in a file (docs/records.md). */
export interface Notes {
  at?: number
  plies?: string[]
  comments?: Record<string, string>
  lines?: Notes[]
}

export interface Node {
  /** The ply that leads here, as records write it; nothing at the beginning. */
  ply: string
  parent: Node | null
  children: Node[]
  /** How many plies lead here. */
  depth: number
  /** Whether it is part of the file itself: what was really played. */
  isPlayed: boolean
  comment: string
  /** What is said before a variation begins. */
  before: string
}

const made = (ply: string, parent: Node | null, isPlayed: boolean): Node => ({
  ply,
  parent,
  children: [],
  depth: parent ? parent.depth + 1 : 0,
  isPlayed,
  comment: '',
  before: '',
})

/** The ply that follows in the line of a node: what was played, or in a variation its first continuation. */
export const following = (node: Node): Node | null =>
  node.children.find((one) => one.isPlayed) ?? (node.isPlayed ? null : (node.children[0] ?? null))

/** Another way from here: all that does not follow in the line. */
export const branches = (node: Node): Node[] => node.children.filter((one) => one !== following(node))

/** The child with this ply, made if there is none yet. */
export function branch(node: Node, ply: string): Node {
  const known = node.children.find((one) => one.ply === ply)
  if (known) return known
  const child = made(ply, node, false)
  node.children.push(child)
  return child
}

/** The plies from one node down to another, which comes after it. */
export function way(from: Node, to: Node): string[] {
  const found: string[] = []
  for (let at: Node | null = to; at && at !== from; at = at.parent) found.unshift(at.ply)
  return found
}

/** Takes a variation away; says where one stands then. What was played stays. */
export function prune(node: Node): Node {
  if (node.isPlayed || !node.parent) return node
  node.parent.children = node.parent.children.filter((one) => one !== node)
  return node.parent
}

export function grow(plies: string[], notes: Notes): Node {
  const root = made('', null, true)
  let last = root
  for (const ply of plies) {
    const child = made(ply, last, true)
    last.children.push(child)
    last = child
  }
  annotate([root, ...played(root)], notes)
  return root
}

function played(root: Node): Node[] {
  const found: Node[] = []
  for (let at = following(root); at; at = following(at)) found.push(at)
  return found
}

/** Puts comments and variations to the nodes of a line; the first of them is where it begins. */
function annotate(line: Node[], notes: Notes): void {
  for (const [at, text] of Object.entries(notes.comments ?? {})) {
    const node = line[Number(at)]
    if (Number(at) > 0 || line[0].depth === 0) node.comment = text
    else if (line[1]) line[1].before = text
  }
  for (const inner of notes.lines ?? []) {
    const nodes = [line[inner.at ?? 0]]
    for (const ply of inner.plies ?? []) nodes.push(branch(nodes[nodes.length - 1], ply))
    annotate(nodes, inner)
  }
}

export function notesOf(root: Node): Notes {
  return written([root, ...played(root)], true)
}

function written(line: Node[], isFile: boolean): Notes {
  const found: Notes = {}
  const comments: Record<string, string> = {}
  const lines: Notes[] = []
  line.forEach((node, at) => {
    // The node that a variation leaves belongs to the line it leaves.
    if (at === 0 && !isFile) {
      if (line[1].before) comments['0'] = line[1].before
      return
    }
    if (node.comment) comments[String(at)] = node.comment
    for (const first of branches(node)) {
      const nodes = [node, first]
      for (let next = following(first); next; next = following(next)) nodes.push(next)
      lines.push({ at, plies: nodes.slice(1).map((one) => one.ply), ...written(nodes, false) })
    }
  })
  if (Object.keys(comments).length) found.comments = comments
  if (lines.length) found.lines = lines
  return found
}

/** The file of a study: what it began with, and behind it what was found. */
export function fileOf(text: string, root: Node): string {
  const notes = notesOf(root)
  return Object.keys(notes).length ? `${text}analysis ${JSON.stringify(notes)}\n` : text
}

/** A ply as it is listed: who, and what, without what chance answered. */
export function short(ply: string): { seat: number; action: string } {
  const [first] = ply.split(' | ')
  const space = first.indexOf(' ')
  return { seat: Number(first.slice(1, space)) - 1, action: first.slice(space + 1) }
}

/** What a plan speaks of on a board: its cells, cards and buttons; `named` says what else a word is called there. */
export function marksOfPlan(actions: string[], named: (word: string) => string[] = () => []): string[] {
  const words = actions.flatMap((text) => text.split(/[ +@]+/)).filter((word) => word.length > 1)
  return [...new Set(words.flatMap((word) => [word, ...named(word)]))]
}
