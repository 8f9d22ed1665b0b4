import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../process/project.ts'

/** The part that every page loads. */
export const framePart = 'app'
/** What the start script carries itself, so that no page loads it (`scripts/build/start-plugin.ts`). */
export const startPart = 'start'

interface Source {
  /** The messages that the file defines. */
  ids: string[]
  /** The files that it imports, and those that it loads later, by `import()`. */
  imports: string[]
  lazy: string[]
}

/**
 * Returns the part of each message by its id. A page loads the frame's part and its feature's. A feature's part has
 * what its folder defines, and what is defined in files that only its pages import; the frame's has all else, the
 * titles of pages among it, which are shown before their page has loaded.
 */
export function messageParts(): ReadonlyMap<string, string> {
  const sources = readSources()
  const inFrame = reach(['src/main.tsx'], sources)
  const partOfPages = new Map<string, string>()
  for (const [file, { lazy }] of sources) {
    const feature = featureOfPages(file)
    if (feature === undefined) continue
    for (const reached of reach(lazy, sources)) {
      const isShared = inFrame.has(reached) || partOfPages.has(reached)
      partOfPages.set(reached, isShared ? framePart : feature)
    }
  }
  const parts = new Map<string, string>()
  for (const [file, { ids }] of sources) {
    const part = partOfFolder(file) ?? partOfPages.get(file) ?? framePart
    for (const id of ids) parts.set(id, (parts.get(id) ?? part) === part ? part : framePart)
  }
  return parts
}

const featureOfPages = (file: string) => /^src\/features\/(\w+)\/pages\.ts$/.exec(file)?.[1]

function partOfFolder(file: string): string | undefined {
  if (featureOfPages(file) !== undefined) return framePart
  const [, folder] = /^src\/(?:features\/)?(\w+)\//.exec(file) ?? []
  return file.startsWith('src/features/') || folder === startPart ? folder : undefined
}

/** All files that these files import, themselves included. A list of pages imports its pages only when they open. */
function reach(files: readonly string[], sources: ReadonlyMap<string, Source>): Set<string> {
  const reached = new Set(files)
  for (const file of reached) {
    const { imports = [], lazy = [] } = sources.get(file) ?? {}
    for (const next of [...imports, ...(featureOfPages(file) === undefined ? lazy : [])]) {
      reached.add(next)
    }
  }
  return reached
}

/** The files of the app, without tests and development tools. */
function readSources(): Map<string, Source> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  return new Map(
    files
      .filter((file) => !/\.test\.|\.d\.ts$|^src\/(?:generated|dev|test)\//.test(file))
      .sort()
      .map((file) => [file, readSource(file, readFileSync(join(root, file), 'utf8'))]),
  )
}

function readSource(file: string, text: string): Source {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
  const resolve = (name: string) =>
    name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(posix.dirname(file), name)
  return {
    ids: find(/\bid[:=]\s*['"]([a-z]\w*\.[\w.]+)['"]/g),
    imports: find(/^(?:import|export)\b(?! type\b)[^'()]*'((?:@|\.\.?)\/[^']+\.tsx?)'/gm).map(
      resolve,
    ),
    lazy: find(/\bimport\('((?:@|\.\.?)\/[^']+\.tsx?)'\)/g).map(resolve),
  }
}
