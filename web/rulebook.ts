// Reads the rules, which are Markdown, when the client is built: the browser gets blocks, not a reader of Markdown.

import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline } from './src/ui/rulebook'

const RULE = /\b([A-Z]{3,7}-\d+\.\d+)\b/

export function rulebook(source: string): Block[] {
  const game = RULE.exec(source)?.[1].split('-')[0] ?? ''
  return lexer(source).flatMap((token) => blocksOf(token, game))
}

function blocksOf(token: Token, game: string): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading': {
      const { depth, text, tokens = [] } = token as Tokens.Heading
      const id = ruleId(text) || sectionId(text, game)
      return [{ kind: 'heading', level: depth, id, text: inlinesOf(tokens) }]
    }
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap((one) => itemOf(one, game)))
    case 'table':
      return [tableOf(token as Tokens.Table)]
    default:
      return [textOf('text', token)]
  }
}

const itemOf = (token: Token, game: string): Block[] =>
  token.type === 'text' || token.type === 'paragraph' ? [textOf('item', token)] : blocksOf(token, game)

function textOf(kind: 'item' | 'text', token: Token): Block {
  const { raw, tokens } = token as Tokens.Generic
  return { kind, id: ruleId(raw), text: inlinesOf(tokens ?? []) }
}

function tableOf(table: Tokens.Table): Block {
  const inlines = (cells: Tokens.TableCell[]): Inline[][] => cells.map((cell) => inlinesOf(cell.tokens))
  const rows = table.rows.map((row) => ({ id: ruleId(row[0].text), cells: inlines(row) }))
  return { kind: 'table', head: inlines(table.header), rows }
}

function inlinesOf(tokens: Token[]): Inline[] {
  const found: Inline[] = []
  for (const one of tokens.flatMap(partsOf)) {
    const last = found.at(-1)
    if (typeof last === 'string' && typeof one === 'string') found[found.length - 1] = last + one
    else found.push(one)
  }
  return found
}

function partsOf(token: Token): Inline[] {
  if (token.type === 'strong') return [{ bold: oneLine(token.text) }]
  if (token.type === 'em') return [{ emphasis: oneLine(token.text) }]
  if (token.type === 'codespan') return [{ code: oneLine(token.text) }]
  // A rule that is named is a link to it.
  return oneLine(token.raw)
    .split(new RegExp(RULE.source, 'g'))
    .filter(Boolean)
    .map((text) => (RULE.test(text) ? { rule: text } : text))
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

const ruleId = (text: string): string => /^\**([A-Z]{3,7}-\d+\.\d+|EX-\d+)/.exec(text)?.[1] ?? ''

/** A section is found by its number, as rules are: `LEG-20`. */
const sectionId = (text: string, game: string): string =>
  game && /^\d+(?=\.\s)/.test(text) ? `${game}-${parseInt(text)}` : slug(text)

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
