// Reads the rulebooks for players, Markdown with few marks (docs/rulebooks.md), when the client is built.

import { lexer, type Token, type Tokens } from 'marked'
import type { Book, Part, Piece, Said, Section } from './src/ui/book'

const HEADING = /^(.+?)\s*\{#?([A-Za-z0-9-]+)\}$/
const RULES = /\s*\{(\d+(?:\.\d+)?(?: \d+(?:\.\d+)?)*)\}$/
const PICTURE = /^!\[([^\]]+)\]\(([a-z0-9-]+)\)$/
const REFERENCE = 'reference'

export function playersBook(source: string): Book {
  const book: Book = { title: '', lead: [], sections: [] }
  let prefix = ''
  for (const token of lexer(source)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading
      const [, title, mark] = HEADING.exec(text) ?? []
      if (!title) throw new Error(`no id: ${text}`)
      if (depth === 1) [book.title, prefix] = [title, mark]
      else book.sections.push({ id: mark, level: depth - 1, title, pieces: [] })
      continue
    }
    const section = book.sections.at(-1)
    for (const piece of piecesOf(token, prefix, section)) {
      if (section) section.pieces.push(piece)
      else book.lead.push(piece as Said)
    }
  }
  return book
}

function piecesOf(token: Token, prefix: string, section: Section | undefined): Piece[] {
  const id = `${section?.id ?? 'lead'}-${(section?.pieces.length ?? 0) + 1}`
  switch (token.type) {
    case 'space':
      return []
    case 'list': {
      const { items, ordered } = token as Tokens.List
      const kind = ordered ? 'number' : 'item'
      return items.map((item, i) => said(kind, `${id}-${i}`, item.text, prefix))
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]): Part[][] => row.map((cell) => partsOf(cell.text))
      return [{ kind: 'table', id, rules: [], head: cells(header), rows: rows.map(cells) }]
    }
    default: {
      const text = oneLine(token.raw)
      const picture = PICTURE.exec(text)
      if (picture)
        return [
          { kind: picture[2] === REFERENCE ? 'reference' : 'picture', id: picture[2], rules: [], caption: picture[1] },
        ]
      const one = said('text', id, text, prefix)
      const before = section?.pieces.at(-1)
      // A line of its own with rules belongs to the table above it.
      if (!one.text.length && before?.kind === 'table') before.rules = one.rules
      return one.text.length ? [one] : []
    }
  }
}

function said(kind: Said['kind'], id: string, raw: string, prefix: string): Said {
  const text = oneLine(raw)
  const rules = RULES.exec(text)?.[1].split(' ') ?? []
  return { kind, id, rules: rules.map((rule) => `${prefix}-${rule}`), text: partsOf(text.replace(RULES, '')) }
}

const partsOf = (text: string): Part[] =>
  text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(#[a-z0-9-]+\))/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return { bold: part.slice(2, -2) }
      const link = /^\[([^\]]+)\]\(#([a-z0-9-]+)\)$/.exec(part)
      return link ? { link: link[2], text: link[1] } : part
    })

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ')
