// Every word in every language: no key missing, none left over, every plural form, the same variables.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { chosen, firstWords } from '../firstwords'
import { accented } from '../src/i18n/pseudo'

const LOCALES = resolve(__dirname, '../../src/obelisk/i18n/locales')
const SOURCE = resolve(__dirname, '../src')
const LANGUAGES = Object.keys(JSON.parse(readFileSync(join(LOCALES, 'languages.json'), 'utf8')))

/** The plural forms that a language has besides the one for all others. */
const forms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'other')

/** The words of the interface and of its boards. */
const text = (language: string): string =>
  readdirSync(join(LOCALES, language))
    .filter((name) => /^web.*\.ftl$/.test(name))
    .map((name) => readFileSync(join(LOCALES, language, name), 'utf8'))
    .join('\n')

/** Messages by id, as written. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>()
  let id = ''
  for (const line of source.split('\n')) {
    const start = /^([a-z][\w-]*) =(.*)$/.exec(line)
    if (start) {
      id = start[1]
      if (found.has(id)) throw new Error(`${id} twice`)
      found.set(id, start[2])
    } else if (/^\s+\S/.test(line) && id) found.set(id, `${found.get(id)}\n${line}`)
    else if (!line.startsWith('#')) id = ''
  }
  return found
}

const english = messages(text('en'))

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : /\.(ts|svelte)$/.test(name) ? [path] : []
  })
}

/** Ids the client says: whole ones, and the beginnings of those it puts together. */
function used(): { whole: Set<string>; beginnings: Set<string> } {
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  for (const path of files(SOURCE)) {
    const source = readFileSync(path, 'utf8')
    for (const [, id] of source.matchAll(/['"`](web-[\w-]+)['"`]/g)) whole.add(id)
    for (const [, id] of source.matchAll(/`(web-[\w-]*)\$\{/g)) beginnings.add(id)
  }
  return { whole, beginnings }
}

describe('words', () => {
  it.each(LANGUAGES)('%s: what the first page does not say waits for another page, and nothing is lost', (language) => {
    const games = readdirSync(join(SOURCE, 'boards'))
    const isFirst = firstWords(join(SOURCE, 'main.ts'), games)
    const all = messages(readFileSync(join(LOCALES, language, 'web.ftl'), 'utf8'))
    const split = [isFirst, (id: string) => !isFirst(id)].map((isWanted) =>
      messages(chosen(readFileSync(join(LOCALES, language, 'web.ftl'), 'utf8'), isWanted)),
    )
    expect([...split[0].keys(), ...split[1].keys()].sort()).toEqual([...all.keys()].sort())
    for (const id of ['web-play-now', 'web-nav-rules', 'web-game-city', 'web-problem-unknown', 'web-loading'])
      expect(split[0].has(id), id).toBe(true)
    for (const id of ['web-describe', 'web-replay', 'web-undo', 'web-close']) expect(split[1].has(id), id).toBe(true)
  })

  it.each(LANGUAGES)('%s has exactly the keys of English', (language) => {
    expect([...messages(text(language)).keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(LANGUAGES)('%s can be read without errors', (language) => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([])
  })

  it.each(LANGUAGES)('%s uses the variables of English', (language) => {
    const variables = (message: string): string[] =>
      [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort()
    for (const [id, message] of messages(text(language)))
      expect([id, variables(message)]).toEqual([id, variables(english.get(id) ?? '')])
  })

  it.each(LANGUAGES)('%s has every plural form', (language) => {
    for (const [id, message] of messages(text(language))) {
      if (!/->/.test(message) || !/\[one\]/.test(english.get(id) ?? '')) continue
      for (const form of forms(language)) expect(`${id}: ${message}`).toContain(`[${form}]`)
    }
  })

  it('are all there, and none is left over', () => {
    const { whole, beginnings } = used()
    const missing = [...whole].filter((id) => !english.has(id) && !beginnings.has(id))
    expect(missing).toEqual([])
    const orphans = [...english.keys()].filter(
      (id) => !whole.has(id) && ![...beginnings].some((beginning) => id.startsWith(beginning)),
    )
    expect(orphans).toEqual([])
  })

  it('are told apart in the pseudo-language', () => {
    const bundle = new FluentBundle('en', { transform: accented })
    bundle.addResource(new FluentResource(text('en')))
    const message = bundle.getMessage('web-hand-over')
    expect(bundle.formatPattern(message?.value ?? '', { name: 'Ann' })).toBe(
      'Ħaƞḓ'.replace('a', 'ȧȧ') + ' ǿǿṽḗḗř ŧǿǿ \u2068Ann\u2069',
    )
  })
})
