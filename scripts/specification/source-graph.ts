/** Which file of src/ imports which, and which file is the screen of a page. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { paths } from '../../src/lib/paths.ts'
import { root } from '../process/project.ts'

/** The files that a file imports, and whether they come with it or later. */
export interface Import {
  file: string
  later: boolean
}

const texts = new Map<string, string>()
const importsOf = new Map<string, Import[]>()

/** The text of a file of the project, read once. */
export function readSource(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

/** What a file of src/ imports from src/, by `import` and by `import()`; types alone are left out. */
export function importsIn(file: string): Import[] {
  const known = importsOf.get(file)
  if (known) return known
  const code = readSource(file)
  const found = [
    ...[...code.matchAll(/^(?:import|export)\b(?!\s+type\b)[^'"]*?from '([^']+)'/gms)].map(
      ([, name = '']) => ({ name, later: false }),
    ),
    ...[...code.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => ({ name, later: true })),
  ]
  const imports = found.flatMap(({ name, later }) => {
    const target = fileOf(name, file)
    return target ? [{ file: target, later }] : []
  })
  importsOf.set(file, imports)
  return imports
}

/** The file in src/ that an import names; undefined for packages and styles. */
function fileOf(name: string, from: string): string | undefined {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
  const path = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : relative(root, join(root, dirname(from), name)).replaceAll('\\', '/')
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (one) => /^src\/.*\.tsx?$/.test(one) && existsSync(join(root, one)),
  )
}

/** A file with everything that it imports, at once or later; what `leaves` holds is not followed. */
export function withImports(file: string, leaves: RegExp): Set<string> {
  const found = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next) || leaves.test(next)) continue
    found.add(next)
    waiting.push(...importsIn(next).map((one) => one.file))
  }
  return found
}

/** The files in which features define their pages. */
export const pageFiles: readonly string[] = globSync('src/features/*/pages.ts', {
  cwd: root,
}).sort()

/** The file of each page's screen, by the page's path. */
export const screenFiles: ReadonlyMap<string, string> = new Map(
  pageFiles.flatMap((file) =>
    [
      ...readSource(file).matchAll(
        /path: paths\.(\w+),(?:(?!path:)[\s\S])*?import\('\.\/([^']+)'\)/g,
      ),
    ].map(([, name = '', screen = '']) => [
      paths[name as keyof typeof paths],
      `${dirname(file)}/${screen}`,
    ]),
  ),
)
