// The words of the interface: Fluent messages from the same .ftl files the server uses, one download per language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { languages, loaders } from 'virtual:words'
import { api } from '../net/api'
import { accented } from './pseudo'

export const LANGUAGES = Object.keys(languages)
export const PSEUDO = 'qps'
export const LANGUAGE_NAMES: Record<string, string> = { [PSEUDO]: 'Ƥşḗŭḓǿ' }
for (const language of LANGUAGES) LANGUAGE_NAMES[language] = languages[language].name

export type Facts = Record<string, FluentVariable>

class Words {
  language = $state('en')
  groups = $state.raw<string[]>(['web'])
  private bundle = $state.raw<FluentBundle | null>(null)
  private behind: FluentBundle | null = null
  private wanted = new Map<string, Promise<void>>()
  /** Ids that were asked for and have no message; the tests read it. */
  readonly missing = new Set<string>()

  get direction(): 'rtl' | 'ltr' {
    return languages[this.locale].direction
  }

  get ready(): boolean {
    return this.bundle !== null
  }

  /** The tag for `Intl`. */
  get locale(): string {
    return this.language === PSEUDO ? 'en' : this.language
  }

  async use(language: string): Promise<void> {
    const groups = this.groups
    const bundle = await makeBundle(language, groups)
    if (language !== 'en' && language !== PSEUDO && this.behind === null && import.meta.env.DEV)
      this.behind = await makeBundle('en', this.groups)
    this.bundle = bundle
    this.language = language
    if (groups !== this.groups) await this.rebuild()
    document.documentElement.lang = this.locale
    document.documentElement.dir = this.direction
  }

  /** Adds the words of a game or of pages; they are there when the promise is kept. */
  need(group: string): Promise<void> {
    const known = this.wanted.get(group)
    if (known) return known
    this.groups = [...this.groups, group]
    const coming = this.rebuild().catch((reason: unknown) => {
      // Whoever comes by again tries again.
      this.wanted.delete(group)
      this.groups = this.groups.filter((one) => one !== group)
      throw reason
    })
    this.wanted.set(group, coming)
    return coming
  }

  private async rebuild(): Promise<void> {
    if (this.bundle === null) return
    const { groups, language } = this
    const bundle = await makeBundle(language, groups)
    // Another group or language may have been asked for meanwhile.
    if (groups !== this.groups || language !== this.language) return this.rebuild()
    this.bundle = bundle
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false
  }

  say(id: string, facts?: Facts): string {
    for (const bundle of [this.bundle, this.behind]) {
      const message = bundle?.getMessage(id)
      if (!bundle || !message?.value) continue
      const errors: Error[] = []
      const text = bundle.formatPattern(message.value, facts, errors)
      // A sentence that lacks a fact is told by its blurred form.
      if (errors.length && message.attributes.blurred)
        return bundle.formatPattern(message.attributes.blurred, facts, [])
      return text
    }
    if (this.bundle) this.missing.add(id)
    return id
  }

  /** A further text of a message, such as what a card says; empty if it has none. */
  attribute(id: string, name: string, facts: Facts | null = null): string {
    const pattern = this.bundle?.getMessage(id)?.attributes[name]
    return this.bundle && pattern ? this.bundle.formatPattern(pattern, facts, []) : ''
  }
}

async function makeBundle(language: string, groups: string[]): Promise<FluentBundle> {
  const source = language === PSEUDO ? 'en' : language
  const bundle = new FluentBundle(source, language === PSEUDO ? { transform: accented } : {})
  const texts = await Promise.all(groups.map((group) => textOf(source, group)))
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

const fetched = new Map<string, Promise<string>>()

/** The words of a group. Those of a game that is not part of this program come from the server. */
async function textOf(language: string, group: string): Promise<string> {
  const key = `${language}/${group}`
  if (loaders[key]) return (await loaders[key]()).default
  const coming =
    fetched.get(key) ??
    api
      .words(group, language)
      .then((found) => found.text)
      .catch(() => '')
  fetched.set(key, coming)
  return coming
}

export const words = new Words()
export const t = (id: string, facts?: Facts): string => words.say(id, facts)

/** Without the marks that isolate names: for labels, which are compared with what is seen. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** The language to begin with: what was chosen, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): string {
  if (chosen && [...LANGUAGES, PSEUDO].includes(chosen)) return chosen
  for (const tag of wished) {
    const language = tag.toLowerCase().split('-')[0].replace('iw', 'he')
    if (LANGUAGES.includes(language)) return language
  }
  return 'en'
}
