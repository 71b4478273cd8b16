// The rules as data, as the page of the rules draws them: no HTML is ever made of text.

/** Plain text is itself; the rest says what it is. */
export type Inline = string | { bold: string } | { emphasis: string } | { code: string } | { rule: string }
export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'item' | 'text'; id: string; text: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: { id: string; cells: Inline[][] }[] }

export const plain = (parts: Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : Object.values(part)[0])).join('')

/** All that a block says, for whoever searches. */
export const said = (block: Block): string =>
  block.kind === 'table'
    ? [block.head, ...block.rows.map((row) => row.cells)].flat().map(plain).join(' ')
    : plain(block.text)
