// A rulebook as data, as its page draws it: no HTML is ever made of text.

/** Plain text is itself; the rest says what it is. */
export type Part = string | { bold: string } | { link: string; text: string }
export interface Said {
  kind: 'text' | 'item' | 'number'
  id: string
  rules: string[]
  text: Part[]
}
export interface Grid {
  kind: 'table'
  id: string
  rules: string[]
  head: Part[][]
  rows: Part[][][]
}
export interface Shown {
  kind: 'picture' | 'reference'
  id: string
  rules: string[]
  caption: string
}
export type Piece = Said | Grid | Shown
export interface Section {
  id: string
  level: number
  title: string
  pieces: Piece[]
}
export interface Book {
  title: string
  lead: Said[]
  sections: Section[]
}
/** What a picture is drawn from. */
export interface Drawing {
  show: string[]
  view: Record<string, unknown>
  facts: Record<string, unknown>
  options: Record<string, unknown>
  legal: string[]
}

/** The chapter that is printed as the summary of a game. */
const SHEET = 'sheet'

/** The chapter of the summary and what stands within it, and all others. */
export function parted(book: Book): { sheet: Section[]; text: Section[] } {
  const start = book.sections.findIndex((section) => section.id === SHEET)
  const after = book.sections.findIndex((section, i) => i > start && section.level === 1)
  const end = after < 0 ? book.sections.length : after
  if (start < 0) return { sheet: [], text: book.sections }
  return {
    sheet: book.sections.slice(start, end),
    text: [...book.sections.slice(0, start), ...book.sections.slice(end)],
  }
}

const spoken = (parts: Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : part.text)).join('')

/** All that a piece says, for whoever searches. */
export function saidOf(piece: Piece): string {
  if (piece.kind === 'table') return [piece.head, ...piece.rows].flat().map(spoken).join(' ')
  return 'caption' in piece ? piece.caption : spoken(piece.text)
}

/** Letters as one searches for them: small, without points and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** The sections that say something, with only the pieces that do; a heading that says it brings all of its section. */
export function search(sections: Section[], wanted: string): Section[] {
  const needle = folded(wanted.trim())
  if (needle.length < 2) return sections
  const has = (text: string): boolean => folded(text).includes(needle)
  return sections
    .map((section) => ({
      ...section,
      pieces: section.pieces.filter(
        (piece) => has(section.title) || has(saidOf(piece)) || piece.rules.some((rule) => folded(rule) === needle),
      ),
    }))
    .filter((section) => section.pieces.length || has(section.title))
}

/** The chapters at the beginning only sum up what later ones explain. */
const OVERVIEW = ['goal', 'two-minutes']

const chapterOf = (rule: string): string => rule.split('.')[0]

/** The piece that explains a rule: one that names it, or else the first about its chapter; summaries come last. */
export function placeOf(book: Book, rule: string): Piece | undefined {
  const pieces = parted(book).text.flatMap((section) =>
    section.pieces.map((piece) => ({ piece, isSummary: piece.kind === 'table' || OVERVIEW.includes(section.id) })),
  )
  const ordered = [...pieces.filter((one) => !one.isSummary), ...pieces.filter((one) => one.isSummary)]
  return (
    ordered.find(({ piece }) => piece.rules.includes(rule)) ??
    ordered.find(({ piece }) => piece.rules.some((one) => chapterOf(one) === chapterOf(rule)))
  )?.piece
}

/** Where a link of the page leads: to a section, or to the place that explains a rule. */
export const anchorOf = (book: Book, hash: string): string =>
  book.sections.some((section) => section.id === hash) ? hash : (placeOf(book, hash)?.id ?? hash)
