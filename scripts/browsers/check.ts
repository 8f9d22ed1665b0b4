/**
 * `npm run check browsers`: nothing in the app's source or in a build of it, libraries and styles
 * included, needs more than the browsers of `browserslist` in package.json (docs/browsers.md).
 */
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { runCommand } from '../process/processes.ts'
import { Failure, fail, root } from '../process/project.ts'
import { oldestBrowsers } from './baseline.ts'
import { guarded, html, libraries, styles } from './extras.ts'
import type { Finding, NewerNames } from './newer-scripts.ts'
import { newerHtml, newerNames, newerSyntax, newerUses, readScript } from './newer-scripts.ts'
import { newerStyles } from './newer-styles.ts'
import { baselineLibraries, writeTypeLibrary } from './type-library.ts'

const folder = join(root, '.cache', 'browsers')

/** A finding, and the list of extras that may have it. */
type Found = Finding & { extras: Readonly<Record<string, string>> }

/** What a build of the app needs and some browser of the baseline lacks, extras included. */
async function scanBuild(): Promise<Found[]> {
  const names = await newerNames()
  const built = await build({ root, logLevel: 'error', build: { outDir: folder } })
  if (!('output' in built)) throw new Error('The app is one build')
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  const found = newerInFile('sw.js', worker)
  for (const file of built.output) {
    if (file.type === 'asset') found.push(...newerInFile(file.fileName, String(file.source)))
    else {
      found.push(...newerInFile(file.fileName, file.code))
      for (const [id, { code }] of Object.entries(file.modules)) {
        if (code && !id.endsWith('.json')) found.push(...newerInModule(id, code, names))
      }
    }
  }
  return found
}

/** What browsers read: syntax has no extras. */
function newerInFile(name: string, text: string): Found[] {
  if (name.endsWith('.css')) return listed(styles, newerStyles(name, text))
  return name.endsWith('.js') ? listed({}, newerSyntax(name, text)) : []
}

/** What one module of a script calls and makes, before names are shortened. */
function newerInModule(id: string, code: string, names: NewerNames): Found[] {
  const script = readScript(code)
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/')) ?? []
  // The app's own calls are left to TypeScript, which knows whose member a name is.
  if (library === undefined) return listed(html, newerHtml(relative(root, id), script))
  const findings = [...newerUses(library, script, names), ...newerHtml(library, script)]
  return listed(libraries[library] ?? {}, findings)
}

const listed = (extras: Found['extras'], findings: readonly Finding[]): Found[] =>
  findings.map((finding) => ({ ...finding, extras }))

/** The entry of a list that a finding is: `cursor: pointer` is `cursor`, too. */
function entryOf({ what, extras }: Found): string | undefined {
  return [what, what.replace(/:.*/, '')].find((name) => Object.hasOwn(extras, name))
}

export function judge(found: readonly Found[], lists: readonly Found['extras'][]): string[] {
  const missing = found
    .filter((one) => entryOf(one) === undefined)
    .map(({ where, what, lackedBy }) => `${where}: ${what} is not in ${lackedBy.join(', ')}`)
  const unused = lists.flatMap((extras) =>
    Object.keys(extras)
      .filter((name) => !found.some((one) => one.extras === extras && entryOf(one) === name))
      .map((name) => `extras.ts: ${name} is not used, or not newer`),
  )
  return [...new Set(missing), ...unused]
}

async function main(): Promise<void> {
  await writeTypeLibrary()
  const [types, found, all] = await Promise.all([
    runCommand(['tsc', '-p', 'src'], { timeoutSeconds: 300 }),
    scanBuild(),
    baselineLibraries(),
  ])
  const newer = new Set([...all.values()].flatMap((library) => [...library.newer.keys()]))
  const faults = [
    ...judge(found, [styles, html, ...Object.values(libraries)]),
    ...Object.keys(guarded)
      .filter((name) => !newer.has(name))
      .map((name) => `extras.ts: ${name} is not newer`),
  ]
  if (!types.ok) faults.push(types.output.trimEnd())
  if (faults.length === 0) return
  throw new Failure(
    `${faults.join('\n')}\n\nThe app runs in ${oldestBrowsers()}: docs/browsers.md says what to do.`,
  )
}

if (import.meta.main) main().catch(fail)
