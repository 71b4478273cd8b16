import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { rulebook } from './rulebook.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '..')
const locales = resolve(root, 'src/obelisk/i18n/locales')
const rules = resolve(root, 'docs/rules')

/** The languages, as the server lists them. */
const LANGUAGES = JSON.parse(readFileSync(resolve(locales, 'languages.json'), 'utf8')) as Record<string, object>
/**
 * Which files a group of words consists of; each group and language is one small download. What every page says is a
 * group, and so is each game with words for its board.
 */
const GROUPS: Record<string, string[]> = { web: ['common.ftl', 'web.ftl'] }
for (const file of readdirSync(resolve(locales, 'en'))) {
  const game = /^web-(.*)\.ftl$/.exec(file)?.[1]
  if (game) GROUPS[game] = [`${game}.ftl`, file]
  // Lessons and tips are read by few and at their time: each has its own download.
  if (/^(lessons|tips)/.test(file)) GROUPS[file.slice(0, -'.ftl'.length)] = [file]
}

function words(language: string, group: string): string {
  return GROUPS[group]
    .map((name) => resolve(locales, language, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8').replace(/^#.*\n?/gm, ''))
    .join('\n')
}

/**
 * `virtual:words` gives the languages and the loaders of the .ftl files shared with the server, `virtual:rules` the
 * loaders of the rules.
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
      return undefined
    },
  }
}

export default defineConfig({
  root: here,
  plugins: [svelte(), shared()],
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
