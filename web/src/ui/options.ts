// The options of a game as fields of a form, made from what the server says about them: a new option needs no
// code here.

import type { OptionInfo } from '../net/types'

export type Field = { sort: 'choice'; name: string; choices: unknown[] } | { sort: 'number'; name: string }

/** What can be asked in a form: choices, yes or no, numbers. Whole files are not. */
export function fieldsOf(options: OptionInfo[]): Field[] {
  return options.flatMap((option): Field[] => {
    if (option.per_seat) return []
    if (option.choices && option.choices.length > 1)
      return [{ sort: 'choice', name: option.name, choices: option.choices }]
    if (typeof option.default === 'boolean') return [{ sort: 'choice', name: option.name, choices: [false, true] }]
    return typeof option.default === 'number' ? [{ sort: 'number', name: option.name }] : []
  })
}

/** Only what differs from the usual is sent: options may exclude each other. */
export function wished(options: OptionInfo[], values: Record<string, unknown>): Record<string, unknown> {
  const changed = options.filter(
    (option) =>
      option.name in values &&
      (option.name === 'players' || JSON.stringify(values[option.name]) !== JSON.stringify(option.default)),
  )
  return Object.fromEntries(changed.map((option) => [option.name, values[option.name]]))
}
