import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import type { LanguageCode } from '../../src/lib/languages.ts'
import { REGISTERED_LANGUAGES } from '../../src/lib/languages.ts'
import { runCommand } from '../process/processes.ts'
import { Failure, root } from '../process/project.ts'
import { framePart, messageParts } from './message-parts.ts'

/** The registered languages. English is the source, whatever a site speaks. */
export const languages = REGISTERED_LANGUAGES.map(({ code }) => code)
export type Language = LanguageCode

/** English as extracted from the code: the text and what a translator must know of it. */
export type SourceCatalogue = Record<string, { defaultMessage: string; description?: string }>
/** A translation: the text of each id. */
export type Catalogue = Record<string, string>

/** Runs the FormatJS command line and returns what it printed; rejects with it. */
export async function formatjs(args: readonly string[]): Promise<string> {
  const { ok, output } = await runCommand(['formatjs', ...args], { timeoutSeconds: 120 })
  if (!ok) throw new Failure(output.trim().replace(/\n +at .*/g, ''))
  return output
}

export const sourceFile = (language: Language) => join(root, 'locales', `${language}.json`)
const read = <T>(language: Language): T => JSON.parse(readFileSync(sourceFile(language), 'utf8'))

/**
 * Returns the parts of a catalogue as JSON, by name. Messages are parsed ahead, so that the app carries no parser. One
 * without a translation keeps its English text, which `npm run check` refuses but a development server survives.
 */
export function compiledParts(language: Language): Map<string, string> {
  const english = Object.entries(read<SourceCatalogue>('en'))
  const own = language === 'en' ? {} : read<Catalogue>(language)
  return inParts(
    english.map(([id, { defaultMessage }]) => [
      id,
      new IntlMessageFormat(own[id] ?? defaultMessage, 'en').getAst(),
    ]),
  )
}

/**
 * The same of the pseudo-language: English with accents, longer and in brackets. Text on a page without accents is no
 * message; text without a bracket at its end is cut off.
 */
export async function pseudoParts(): Promise<Map<string, string>> {
  const compiled = await formatjs([
    'compile',
    '--ast',
    '--pseudo-locale',
    'en-XA',
    sourceFile('en'),
  ])
  return inParts(Object.entries(JSON.parse(compiled)))
}

function inParts(messages: readonly (readonly [id: string, message: unknown])[]) {
  const parts = messageParts()
  const byPart = Map.groupBy(messages, ([id]) => parts.get(id) ?? framePart)
  return new Map([...byPart].map(([part, own]) => [part, JSON.stringify(Object.fromEntries(own))]))
}
