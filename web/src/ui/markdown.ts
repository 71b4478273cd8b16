// The little Markdown the rules are written in, as data: no HTML is ever made of text.

export type Inline = { kind: 'text' | 'bold' | 'code'; text: string } | { kind: 'rule'; text: string }
export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[]; plain: string }
  | { kind: 'item' | 'text'; id: string; text: Inline[]; plain: string }
  | { kind: 'table'; id: string; head: Inline[][]; rows: { id: string; cells: Inline[][] }[]; plain: string }

const RULE = /\b([A-Z]{3,7}-\d+\.\d+)\b/

export function inlines(source: string): Inline[] {
  const found: Inline[] = []
  const parts = source.split(/(\*\*[^*]+\*\*|`[^`]+`)/)
  for (const part of parts) {
    if (!part) continue
    if (part.startsWith('**')) found.push({ kind: 'bold', text: part.slice(2, -2) })
    else if (part.startsWith('`')) found.push({ kind: 'code', text: part.slice(1, -1) })
    else
      for (const piece of part.split(new RegExp(RULE.source, 'g')))
        if (piece) found.push({ kind: RULE.test(piece) ? 'rule' : 'text', text: piece })
  }
  return found
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
const ruleId = (text: string): string => /^\**([A-Z]{3,7}-\d+\.\d+|EX-\d+)/.exec(text)?.[1] ?? ''
/** A section is found by its number, as rules are: `LEG-20`. */
const sectionId = (text: string, game: string): string =>
  game && /^\d+(?=\.\s)/.test(text) ? `${game}-${parseInt(text)}` : slug(text)
const cells = (line: string): string[] =>
  line
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

export function markdown(source: string): Block[] {
  const blocks: Block[] = []
  const game = RULE.exec(source)?.[1].split('-')[0] ?? ''
  const lines = source.split('\n')
  let i = 0
  while (i < lines.length) {
    const line = lines[i]
    if (!line.trim()) {
      i++
      continue
    }
    const heading = /^(#+)\s+(.*)$/.exec(line)
    if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1].length,
        id: ruleId(heading[2]) || sectionId(heading[2], game),
        text: inlines(heading[2]),
        plain: heading[2],
      })
      i++
    } else if (line.startsWith('|')) {
      const rows: string[] = []
      while (i < lines.length && lines[i].startsWith('|')) rows.push(lines[i++])
      const body = rows.filter((row, at) => at !== 1 || !/^[|\s:-]+$/.test(row))
      blocks.push({
        kind: 'table',
        id: '',
        head: cells(body[0]).map(inlines),
        rows: body.slice(1).map((row) => ({ id: ruleId(cells(row)[0]), cells: cells(row).map(inlines) })),
        plain: rows.join(' '),
      })
    } else {
      const isItem = /^\s*([-*]|\d+\.)\s+/.test(line)
      let text = line.replace(/^\s*([-*]|\d+\.)\s+/, '')
      i++
      while (i < lines.length && lines[i].trim() && !/^(#|\||\s*([-*]|\d+\.)\s)/.test(lines[i]))
        text += ' ' + lines[i++].trim()
      blocks.push({ kind: isItem ? 'item' : 'text', id: ruleId(text), text: inlines(text), plain: text })
    }
  }
  return blocks
}
