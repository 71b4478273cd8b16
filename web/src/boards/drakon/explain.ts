// What the things of Drakon are, each with its rule: for whoever points at one.

import type { Narrator, Told } from '../../i18n/narrate'
import { t, words } from '../../i18n/words.svelte'
import type { Explainer, Explanation } from '../../ui/explaining.svelte'
import type { Describer } from './describe'
import { meaningOf } from './meaning'
import { readCell, readChamber, readDesign, type Chamber, type DrakonView } from './view'

/** Things that are explained by one message each. */
const RULES: Record<string, string> = {
  purse: 'DRK-3.5',
  tiles: 'DRK-6.4',
  pile: 'DRK-6.6',
  hoard: 'DRK-4.4',
  race: 'DRK-12.1',
  figure: 'DRK-7.1',
  drakon: 'DRK-10.5',
  arrows: 'DRK-7.1',
  changed: '',
}

const CHAMBERS: Record<string, string> = {
  start: 'DRK-9.10',
  find_coin: 'DRK-9.30',
  lose_coin: 'DRK-9.40',
  steal_cw: 'DRK-9.50',
  steal_ccw: 'DRK-9.50',
  escape: 'DRK-9.60',
  master_key: 'DRK-9.70',
  magical_shift: 'DRK-9.80',
  magic_harp: 'DRK-9.90',
  destroy: 'DRK-9.100',
  rotate: 'DRK-9.110',
  map: 'DRK-9.120',
  strong_wind: 'DRK-9.130',
  floating: 'DRK-9.140',
  teleport: 'DRK-9.150',
  mind_control: 'DRK-9.160',
  drakon_moves: 'DRK-10.2',
}

const HEROES: Record<string, string> = {
  amazon: 'DRK-11.10',
  knight: 'DRK-11.20',
  barbarian: 'DRK-11.30',
  dwarf: 'DRK-11.40',
  thief: 'DRK-11.50',
  wizard: 'DRK-11.60',
}

export const chamberRule = (kind: string): string => CHAMBERS[kind] ?? 'DRK-7.1'

export class DrakonExplainer implements Explainer {
  readonly game = 'drakon'

  constructor(
    private narrator: Narrator,
    private describer: Describer,
    private view: DrakonView,
    /** Cells that bear the mark of what happened last. */
    private changed: ReadonlySet<string>,
  ) {}

  explain(thing: string): Explanation | null {
    const [sort, which] = thing.split(' ')
    if (sort in RULES) return this.named(sort, RULES[sort])
    if (sort === 'tile') return this.chamber(readDesign(which) ?? readChamber(which))
    if (sort === 'hero' && which in HEROES)
      return {
        title: this.narrator.word('hero', which),
        lines: [t(`web-drakon-power-${which}`), t('web-drakon-hint-draft')],
        rule: HEROES[which],
      }
    if (sort === 'cell') return this.cell(which)
    return null
  }

  private named(sort: string, rule: string): Explanation {
    const id = `web-drakon-explain-${sort}`
    return { title: t(id), lines: [words.attribute(id, 'text')], rule }
  }

  private chamber(chamber: Chamber | null): Explanation | null {
    if (!chamber || !words.has(`web-drakon-kind-${chamber.kind}`)) return null
    return {
      title: `${this.narrator.word('chamber', chamber.kind)} · ${t(`web-drakon-meaning-${meaningOf(chamber.kind)}`)}`,
      lines: [
        t(`web-drakon-kind-${chamber.kind}`),
        t('web-drakon-ways', { ways: this.describer.arrows(chamber.arrows) }),
      ],
      rule: chamberRule(chamber.kind),
    }
  }

  private cell(cell: string): Explanation | null {
    const found = this.chamber(readChamber(this.view.maze[cell] ?? ''))
    if (!found) return null
    const here = this.describer.standing(this.view, cell)
    if (here.length) found.lines.push(t('web-drakon-cell-here', { who: this.narrator.joined(here) }))
    const notes = [...(this.view.drakon === cell ? ['drakon'] : []), ...(this.changed.has(cell) ? ['changed'] : [])]
    for (const note of notes) {
      const { title, lines } = this.named(note, '')
      found.lines.push(`${title}: ${lines[0]}`)
    }
    return { ...found, title: `${found.title} ${cell}` }
  }

  things(told: Told): string[] {
    const found: string[] = []
    for (const value of [told.chamber, told.tile]) if (typeof value === 'string') found.push(`tile ${value}`)
    if (typeof told.hero === 'string') found.push(`hero ${told.hero}`)
    if (!found.length)
      for (const value of [told.cell, told.to]) {
        if (typeof value === 'string' && readCell(value) && value in this.view.maze) found.push(`cell ${value}`)
      }
    if (told.event.startsWith('drakon')) found.push('drakon')
    if (told.event.includes('coin')) found.push('purse')
    return found
  }
}
