/**
 * Keeps the catalogues in step with the code.
 *
 *   node scripts/locales.ts           extracts English from the code into locales/en.json, brings the
 *                                     translations into its order, drops ids that are gone, and
 *                                     checks everything
 *   node scripts/locales.ts --check   changes no file of locales/ and fails on every difference
 *   node scripts/locales.ts --to-confirm de   prints the messages that a native reader of that
 *                                     language has yet to confirm (locales/to-confirm.yaml)
 */
import './process/help.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Catalogue, Language, SourceCatalogue } from './build/catalogues.ts'
import { formatjs, languages, sourceFile } from './build/catalogues.ts'
import { checkWords, printToConfirm } from './build/check-words.ts'
import { Failure, fail, readArguments, readJson, root } from './process/project.ts'

/** Ids whose translation is the English text on purpose, with the languages, or "*" for all. */
type SameAsEnglish = Record<string, Language[] | '*'>
const sameAsEnglishFile = join(root, 'locales', 'same-as-english.json')

const translations = languages.filter((language) => language !== 'en')
const idPattern = /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9_]+){1,3}$/

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Returns what the code says. Test files and development tools are not the app. */
async function extract(): Promise<SourceCatalogue> {
  const found = await formatjs([
    'extract',
    'src/**/*.ts',
    'src/**/*.tsx',
    ...['src/**/*.test.*', 'src/**/*.d.ts', 'src/{generated,dev,test}/**'].flatMap((files) => [
      '--ignore',
      files,
    ]),
    '--throws',
  ])
  const source: SourceCatalogue = JSON.parse(found)
  return Object.fromEntries(Object.entries(source).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The translation in the order of the source, without ids that the source does not have. */
function inOrder(own: Catalogue, source: SourceCatalogue): Catalogue {
  const ids = Object.keys(source).filter((id) => id in own)
  return Object.fromEntries(ids.map((id) => [id, own[id] ?? '']))
}

/** True when nothing of the message is words, such as `{amount} {currency}`. */
function hasNoWords(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/\{[^{}]*\}/g, '').replace(/<[^<>]*>/g, ''))
}

function problemsOfSource(source: SourceCatalogue): string[] {
  return Object.entries(source).flatMap(([id, { defaultMessage, description }]) => {
    const problems: string[] = []
    if (!idPattern.test(id)) problems.push(`${id}: an id reads feature.part.element`)
    if (!defaultMessage?.trim()) problems.push(`${id}: the English text is empty`)
    if (!description?.trim()) problems.push(`${id}: the description for translators is empty`)
    return problems
  })
}

async function problemsOfTranslations(source: SourceCatalogue): Promise<string[]> {
  const same = await readJson<SameAsEnglish>(sameAsEnglishFile, {})
  const unused = new Set(Object.keys(same))
  const problems: string[] = []
  for (const language of translations) {
    const own = await readJson<Catalogue>(sourceFile(language), {})
    if (!isDeepStrictEqual(Object.keys(own), Object.keys(inOrder(own, source)))) {
      problems.push(`${language}: ids are not in the order of en.json: run "npm run locales"`)
    }
    for (const [id, text] of Object.entries(own)) {
      if (!text.trim()) problems.push(`${language}: ${id} is empty`)
      const english = source[id]?.defaultMessage
      if (text !== english || hasNoWords(text)) continue
      const allowed = same[id]
      if (allowed === '*' || allowed?.includes(language)) unused.delete(id)
      else problems.push(`${language}: ${id} is still English: ${JSON.stringify(text)}`)
    }
  }
  for (const id of unused) problems.push(`same-as-english.json: ${id} needs no exception`)
  return problems
}

/** Missing and extra ids and different placeholders, in the words of `formatjs verify`. */
async function problemsOfStructure(source: SourceCatalogue): Promise<string[]> {
  const folder = join(root, '.cache', 'locales')
  // Plain texts by id, as a translation has them.
  const english = Object.entries(source).map(([id, message]) => [id, message.defaultMessage])
  const file = join(folder, 'en.json')
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(Object.fromEntries(english)))
  const rules = ['--missing-keys', '--extra-keys', '--structural-equality']
  const files = [file, ...translations.map(sourceFile)]
  return formatjs(['verify', '--source-locale', 'en', ...rules, ...files]).then(
    () => [],
    (error: Error) => [error.message],
  )
}

async function locales(checkOnly: boolean): Promise<string[]> {
  const source = await extract()
  const problems: string[] = []
  if (!checkOnly) {
    await writeFile(sourceFile('en'), asFile(source))
    for (const language of translations) {
      const own = await readJson<Catalogue>(sourceFile(language), {})
      await writeFile(sourceFile(language), asFile(inOrder(own, source)))
    }
  } else if (!isDeepStrictEqual(source, await readJson(sourceFile('en'), {}))) {
    problems.push('en.json is not what the code says: run "npm run locales"')
  }
  problems.push(
    ...problemsOfSource(source),
    ...(await problemsOfTranslations(source)),
    ...(await problemsOfStructure(source)),
    ...(await checkWords(source)),
  )
  if (problems.length === 0) {
    console.log(`${Object.keys(source).length} messages in ${languages.length} languages`)
  }
  return problems
}

const { check = false, 'to-confirm': toConfirm } = readArguments({
  options: { check: { type: 'boolean' }, 'to-confirm': { type: 'string' } },
}).values
if (toConfirm !== undefined) {
  const language = translations.find((one) => one === toConfirm)
  if (!language) fail(new Failure(`--to-confirm takes one of ${translations.join(', ')}`))
  await printToConfirm(language, await readJson(sourceFile('en'), {}))
} else {
  const problems = await locales(check).catch(fail)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
