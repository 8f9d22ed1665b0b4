import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LanguageCode } from '../../src/lib/languages.ts'
import { REGISTERED_LANGUAGES } from '../../src/lib/languages.ts'
import { Failure, readJson, root } from '../process/project.ts'

/** The registered languages. English is the source, whatever a site speaks. */
export const languages = REGISTERED_LANGUAGES.map(({ code }) => code)
export type Language = LanguageCode

/** English as extracted from the code: the text and what a translator must know of it. */
export type SourceCatalogue = Record<string, { defaultMessage: string; description?: string }>
/** A translation: the text of each id. */
export type Catalogue = Record<string, string>

const run = promisify(execFile)

/**
 * Runs the FormatJS command line and returns what it printed; rejects with its own words.
 */
export async function formatjs(args: readonly string[]): Promise<string> {
  const bin = join(root, 'node_modules', '@formatjs', 'cli', 'bin', 'formatjs')
  try {
    const { stdout } = await run(process.execPath, [bin, ...args], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Failure(`${stdout}${stderr}`.trim().replace(/\n +at .*/g, '') || String(error))
  }
}

export const sourceFile = (language: Language) => join(root, 'locales', `${language}.json`)
const compiledFolder = join(root, 'src', 'i18n', 'compiled')
/**
 * A page loads two files: the frame's, with all that components say, and its feature's. The ids of a
 * feature's messages begin with the name of its folder.
 */
const compiledFile = (language: Language, part: string) =>
  join(compiledFolder, language, `${part}.json`)
/** Of development alone, so outside of what a build takes. */
const pseudoFolder = join(root, '.cache', 'pseudo')
/** The frame's file, which every page loads. */
const frame = 'app'
const features: ReadonlySet<string> = new Set(readdirSync(join(root, 'src', 'features')))
/** What the start script carries itself, so that no page loads it (`scripts/build/start-plugin.ts`). */
export const startPart = 'start'

/** The file that a message is in. */
export function partOf(id: string): string {
  const [word = ''] = id.split('.')
  return features.has(word) || word === startPart ? word : frame
}

async function made(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return folder
}

/** Milliseconds of the last change, 0 when the file is not there. */
async function changedAt(file: string): Promise<number> {
  return existsSync(file) ? (await stat(file)).mtimeMs : 0
}

/**
 * Writes `src/i18n/compiled/<language>/<part>.json`: messages parsed ahead, so that the app carries
 * no parser. A message without a translation keeps its English text, which `npm run check` refuses
 * but a running development server survives. Catalogues that are newer than their sources stay.
 */
export async function compileCatalogues(): Promise<Language[]> {
  const english = await readJson<SourceCatalogue>(sourceFile('en'), {})
  // This file decides what is in which part.
  const rulesAt = Math.max(
    await changedAt(sourceFile('en')),
    await changedAt(fileURLToPath(import.meta.url)),
  )
  const stale: Language[] = []
  for (const language of languages) {
    const compiledAt = await changedAt(compiledFile(language, frame))
    const newest = Math.max(rulesAt, await changedAt(sourceFile(language)))
    if (compiledAt === 0 || compiledAt < newest) stale.push(language)
  }
  if (stale.length === 0) return stale

  const work = await mkdtemp(join(await made(join(root, '.cache')), 'catalogues-'))
  const [texts, parsed] = [await made(join(work, 'texts')), await made(join(work, 'parsed'))]
  for (const language of stale) {
    const own = language === 'en' ? {} : await readJson<Catalogue>(sourceFile(language), {})
    const complete = Object.entries(english).map(([id, { defaultMessage }]) => [
      id,
      own[id] ?? defaultMessage,
    ])
    await writeFile(join(texts, `${language}.json`), JSON.stringify(Object.fromEntries(complete)))
  }
  await formatjs(['compile-folder', '--format', 'simple', '--ast', texts, parsed])
  await made(compiledFolder)
  for (const language of stale) {
    const file = join(parsed, `${language}.json`)
    const messages = await readJson<Record<string, unknown>>(file, {})
    await writeAreas(join(compiledFolder, language), messages)
  }
  await rm(work, { recursive: true })
  return stale
}

/**
 * One part of the pseudo-language: English with accents, longer and in brackets. What stands on a page
 * without accents is no message; what has no bracket at its end is cut off.
 */
export async function pseudoCatalogue(part: string): Promise<string> {
  const compiledAt = await changedAt(join(pseudoFolder, `${frame}.json`))
  if (compiledAt < (await changedAt(sourceFile('en')))) {
    pseudoOnItsWay ??= compilePseudo().finally(() => {
      pseudoOnItsWay = undefined
    })
    await pseudoOnItsWay
  }
  const file = join(pseudoFolder, `${part}.json`)
  return existsSync(file) ? readFile(file, 'utf8') : '{}'
}

let pseudoOnItsWay: Promise<void> | undefined

async function compilePseudo(): Promise<void> {
  const parsed = await formatjs(['compile', '--ast', '--pseudo-locale', 'en-XA', sourceFile('en')])
  await writeAreas(pseudoFolder, JSON.parse(parsed) as Record<string, unknown>)
}

/** Parts the messages of a language; each file is put into place whole, the frame's last. */
async function writeAreas(folder: string, messages: Record<string, unknown>): Promise<void> {
  const parts = Map.groupBy(Object.entries(messages), ([id]) => partOf(id))
  await made(folder)
  for (const part of [...parts.keys()].sort((a, b) => Number(a === frame) - Number(b === frame))) {
    const text = JSON.stringify(Object.fromEntries(parts.get(part) ?? []))
    const file = join(folder, `${part}.json`)
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
  for (const name of await readdir(folder)) {
    if (!parts.has(name.replace(/\.json$/, ''))) await rm(join(folder, name))
  }
}
