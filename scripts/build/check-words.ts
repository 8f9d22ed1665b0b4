import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readJson, root } from '../process/project.ts'
import type { Catalogue, Language, SourceCatalogue } from './catalogues.ts'
import { languages, sourceFile } from './catalogues.ts'
import { textsOf } from './message-text.ts'
import type { UnusedWord } from './unused-words.ts'
import { readGlossary, unusedWordsOf } from './unused-words.ts'
import { wordRules } from './word-rules.ts'

/** By rule and id: the languages that may break the rule there, or "*" for all. */
export type Exceptions = Partial<Record<string, Record<string, Language[] | '*'>>>
const exceptionsFile = join('locales', 'exceptions.json')

export type Words = { readonly language: Language; readonly texts: Catalogue }

/** A line for each message that breaks a rule, and for each exception that excuses nothing. */
export function problemsOfWords(
  all: readonly Words[],
  unused: ReadonlyMap<Language, readonly UnusedWord[]>,
  exceptions: Exceptions,
): string[] {
  const needless = new Set(
    Object.entries(exceptions).flatMap(([rule, ids = {}]) =>
      Object.entries(ids).flatMap(([id, of]) =>
        [...(of === '*' ? ['*'] : of)].map((one) => `${rule} ${id} ${one}`),
      ),
    ),
  )
  const problems = all.flatMap(({ language, texts }) =>
    Object.entries(texts).flatMap(([id, message]) => {
      const asked = { language, said: textsOf(message), unused: unused.get(language) ?? [] }
      return Object.entries(wordRules).flatMap(([rule, find]) => {
        const found = find(asked)
        const of = exceptions[rule]?.[id]
        if (found.length > 0 && (of === '*' || of?.includes(language))) {
          needless.delete(`${rule} ${id} ${of === '*' ? '*' : language}`)
          return []
        }
        // A choice can show the same fault in several texts.
        return [...new Map(found.map(({ at, fix }) => [fix, at]))].map(
          ([fix, at]) => `${id}  ${language}  ${rule}  ${JSON.stringify(at)}: ${fix}`,
        )
      })
    }),
  )
  return [
    ...problems,
    ...[...needless].map((one) => `${exceptionsFile}: nothing needs the exception "${one}"`),
  ]
}

const sandboxFile = (language: Language) => join(root, 'sandbox', 'content', `${language}.json`)

async function allWords(source: SourceCatalogue): Promise<Words[]> {
  const app = languages.map(async (language) => {
    const own = language === 'en' ? null : await readJson<Catalogue>(sourceFile(language), {})
    const english = Object.entries(source).map(([id, { defaultMessage }]) => [id, defaultMessage])
    return { language, texts: own ?? Object.fromEntries(english) }
  })
  const sandbox = languages.map(async (language) => ({
    language,
    texts: await readJson<Catalogue>(sandboxFile(language), {}),
  }))
  return Promise.all([...app, ...sandbox])
}

/** By language: the ids that a native reader has yet to confirm, each with a doubt or nothing. */
type ToConfirm = Partial<Record<Language, Record<string, string | null>>>
const toConfirmFile = join('locales', 'to-confirm.yaml')

/** Prints each message that a native reader has yet to confirm, in English and in the language. */
export async function printToConfirm(language: Language, source: SourceCatalogue): Promise<void> {
  const all = await allWords(source)
  const textOf = (of: Language, id: string) =>
    all.find((one) => one.language === of && id in one.texts)?.texts[id]
  for (const [id, doubt] of Object.entries((await readToConfirm())[language] ?? {})) {
    console.log([id, textOf('en', id), textOf(language, id), doubt].filter(Boolean).join('\n  '))
  }
}

async function readToConfirm(): Promise<ToConfirm> {
  return parse(await readFile(join(root, toConfirmFile), 'utf8'))
}

export async function checkWords(source: SourceCatalogue): Promise<string[]> {
  const exceptions = await readJson<Exceptions>(join(root, exceptionsFile), {})
  const all = await allWords(source)
  const problems = problemsOfWords(all, unusedWordsOf(await readGlossary()), exceptions)
  const unknown = Object.entries(await readToConfirm()).flatMap(([language, ids]) =>
    Object.keys(ids)
      .filter((id) => !all.some((one) => one.language === language && id in one.texts))
      .map((id) => `${toConfirmFile}: ${language} has no message ${id}`),
  )
  return [...problems, ...unknown]
}
