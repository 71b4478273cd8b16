import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { chosen, firstWords } from './firstwords.ts'
import { playersBook } from './playersbook.ts'
import { rulebook } from './rulebook.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '..')
const locales = resolve(root, 'src/obelisk/i18n/locales')
const rules = resolve(root, 'docs/rules')
const rulebooks = resolve(root, 'src/obelisk/rulebooks')

/** The languages, as the server lists them. */
const LANGUAGES = JSON.parse(readFileSync(resolve(locales, 'languages.json'), 'utf8')) as Record<string, object>
/**
 * Which files a group of words consists of; each group and language is one small download. What the first page says is
 * a group, what all others say is one, and so is each game with words for its board.
 */
const COMMON = ['common.ftl', 'web.ftl']
const GROUPS: Record<string, string[]> = { web: COMMON, pages: COMMON }
for (const file of readdirSync(resolve(locales, 'en'))) {
  const game = /^web-(.*)\.ftl$/.exec(file)?.[1]
  if (game) GROUPS[game] = [`${game}.ftl`, file]
  // Lessons, tips, exercises and rulebooks are read by few and at their time: each has its own download.
  if (/^(lessons|tips|exercises|rulebook)/.test(file)) GROUPS[file.slice(0, -'.ftl'.length)] = [file]
}

const isFirst = firstWords(resolve(here, 'src/main.ts'), readdirSync(resolve(here, 'src/boards')))

function words(language: string, group: string): string {
  const text = GROUPS[group]
    .map((name) => resolve(locales, language, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8').replace(/^#.*\n?/gm, ''))
    .join('\n')
  if (GROUPS[group] !== COMMON) return text
  return chosen(text, (id) => isFirst(id) === (group === 'web'))
}

/**
 * `virtual:words` gives the languages and the loaders of the .ftl files shared with the server, `virtual:rules` the
 * loaders of the numbered rules, `virtual:rulebooks` those of the rulebooks and of their pictures.
 */
function shared(): Plugin {
  return {
    name: 'obelisk-shared',
    resolveId(id) {
      return id.startsWith('virtual:') ? '\0' + id : undefined
    },
    load(id) {
      if (!id.startsWith('\0virtual:')) return undefined
      const name = id.slice('\0virtual:'.length)
      if (name === 'words') {
        const entries = Object.keys(LANGUAGES).flatMap((language) =>
          Object.keys(GROUPS).map(
            (group) => `'${language}/${group}': () => import('virtual:words/${language}/${group}')`,
          ),
        )
        const languages = `export const languages = ${JSON.stringify(LANGUAGES)}`
        return `${languages}\nexport const loaders = {\n${entries.join(',\n')}\n}`
      }
      if (name.startsWith('words/')) {
        const [, language, group] = name.split('/')
        for (const file of GROUPS[group]) this.addWatchFile(resolve(locales, language, file))
        return `export default ${JSON.stringify(words(language, group))}`
      }
      if (name === 'rules') {
        const games = existsSync(rules)
          ? readdirSync(rules)
              .filter((file) => file.endsWith('.md'))
              .map((file) => file.slice(0, -3))
          : []
        const entries = games.map((game) => `'${game}': () => import('virtual:rules/${game}')`)
        return `export const rules = {\n${entries.join(',\n')}\n}`
      }
      if (name.startsWith('rules/')) {
        const blocks = rulebook(readFileSync(resolve(rules, name.slice(6) + '.md'), 'utf8'))
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(blocks))})`
      }
      if (name === 'rulebooks') {
        const games = readdirSync(rulebooks).filter((game) => existsSync(resolve(rulebooks, game, 'pictures.json')))
        const books = games.flatMap((game) =>
          Object.keys(LANGUAGES)
            .filter((one) => existsSync(resolve(rulebooks, game, `${one}.md`)))
            .map((one) => `'${game}/${one}': () => import('virtual:rulebooks/${game}/${one}')`),
        )
        const pictures = games.map((game) => `'${game}': () => import('virtual:pictures/${game}')`)
        return `export const books = {\n${books.join(',\n')}\n}\nexport const pictures = {\n${pictures.join(',\n')}\n}`
      }
      if (name.startsWith('rulebooks/')) {
        const file = resolve(rulebooks, name.slice('rulebooks/'.length) + '.md')
        this.addWatchFile(file)
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(playersBook(readFileSync(file, 'utf8'))))})`
      }
      if (name.startsWith('pictures/')) {
        const text = readFileSync(resolve(rulebooks, name.slice('pictures/'.length), 'pictures.json'), 'utf8')
        return `export default JSON.parse(${JSON.stringify(text)})`
      }
      return undefined
    },
  }
}

/** `offline.json` names the files that an installed app keeps, so that it can be read without a network. */
function offline(): Plugin {
  return {
    name: 'obelisk-offline',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
      const source = JSON.stringify({ files: files.map((name) => `/${name}`).sort() })
      this.emitFile({ type: 'asset', fileName: 'offline.json', source })
    },
  }
}

export default defineConfig({
  root: here,
  plugins: [svelte(), shared(), offline()],
  define: { __BUILD__: JSON.stringify(createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 8)) },
  build: {
    outDir: resolve(root, 'src/obelisk/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: process.env.OBELISK_SERVER ?? 'http://127.0.0.1:8765', ws: true } } },
})
