// Which words the first page needs: those that the modules say which load with it. All others wait for the first page
// that is not the home page, in a download of their own.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const IMPORT = /^\s*import\s+(?!type\b)(?:[^'"]*\sfrom\s+)?'(\.[^']+)'/gm
const GLOB = /import\.meta\.glob<[^>]*>\(\['(\.[^']+)'/g
const ENDINGS = ['', '.ts', '/index.ts']

/** The files that come with a module, itself among them; what is imported later by a call is not. */
function withAll(path: string, games: string[], found = new Set<string>()): Set<string> {
  const file = ENDINGS.map((ending) => path + ending).find((name) => /\.(ts|svelte)$/.test(name) && existsSync(name))
  if (!file || found.has(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  const names = [...source.matchAll(IMPORT)].map(([, name]) => name)
  for (const [, pattern] of source.matchAll(GLOB)) names.push(...games.map((game) => pattern.replace('*', game)))
  for (const name of names) withAll(resolve(dirname(file), name), games, found)
  return found
}

/** Says of an id whether a module of the first load says it, whole or by its beginning. */
export function firstWords(main: string, games: string[]): (id: string) => boolean {
  const whole = new Set<string>()
  const beginnings: string[] = []
  for (const file of withAll(main, games)) {
    const source = readFileSync(file, 'utf8')
    for (const [, id] of source.matchAll(/['"`]([a-z][\w-]*)['"`]/g)) whole.add(id)
    for (const [, id] of source.matchAll(/`([a-z]+-[\w-]*)\$\{/g)) beginnings.push(id)
  }
  return (id) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning))
}

/** The messages of a text whose ids are wanted, as they are written. */
export function chosen(text: string, isWanted: (id: string) => boolean): string {
  let isIn = false
  return text
    .split('\n')
    .filter((line) => {
      const id = /^([a-z][\w-]*) =/.exec(line)?.[1]
      if (id) isIn = isWanted(id)
      return isIn && line.trim() !== ''
    })
    .join('\n')
}
