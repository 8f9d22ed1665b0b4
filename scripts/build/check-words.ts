import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readJson, root } from '../process/project.ts'
import type { Catalogue, Language, SourceCatalogue } from './catalogues.ts'
import { languages, sourceFile } from './catalogues.ts'
import { messageText } from './message-text.ts'
import type { UnusedWord } from './unused-words.ts'
import { readGlossary, unusedWordsOf } from './unused-words.ts'
import type { RuleName } from './word-rules.ts'
import { wordRules } from './word-rules.ts'

/** By rule and id: the languages that may break the rule there, or "*" for all. */
export type Exceptions = Partial<Record<string, Record<string, Language[] | '*'>>>
const exceptionsFile = join('locales', 'exceptions.json')

/** A catalogue: the texts of a language, and beside each the English message. */
export type Words = {
  readonly language: Language
  readonly texts: Catalogue
  readonly source: SourceCatalogue
}

type Problem = { readonly rule: RuleName; readonly line: string }

const rules = Object.entries(wordRules) as [RuleName, (typeof wordRules)[RuleName]][]

/** What breaks a rule in the words, and exceptions that excuse nothing. */
export function problemsOfWords(
  all: readonly Words[],
  unused: ReadonlyMap<Language, readonly UnusedWord[]>,
  exceptions: Exceptions,
): { problems: Problem[]; needless: string[] } {
  const excused = new Set<string>()
  const problems = all.flatMap(({ language, texts, source }) =>
    Object.entries(texts).flatMap(([id, message]) => {
      const { description = '' } = source[id] ?? {}
      const text = messageText(message)
      const asked = { language, text, description, unused: unused.get(language) ?? [] }
      return rules.flatMap(([rule, find]) => {
        const found = find(asked)
        const allowed = exceptions[rule]?.[id]
        if (found.length === 0) return []
        if (allowed === '*' || allowed?.includes(language)) {
          excused.add(`${rule} ${id} ${allowed === '*' ? '*' : language}`)
          return []
        }
        const byTodo = new Map(found.map(({ at, todo }) => [todo, at]))
        return [...byTodo].map(([todo, at]) => ({
          rule,
          line: `${id}  ${language}  ${rule}  ${JSON.stringify(at)}: ${todo}`,
        }))
      })
    }),
  )
  const needless = Object.entries(exceptions).flatMap(([rule, ids = {}]) =>
    Object.entries(ids).flatMap(([id, allowed]) =>
      (allowed === '*' ? ['*'] : allowed)
        .filter((one) => !excused.has(`${rule} ${id} ${one}`))
        .map((one) => `${exceptionsFile}: ${rule} ${id} needs no exception for "${one}"`),
    ),
  )
  return { problems, needless }
}

const sandboxFile = (language: Language) => join(root, 'sandbox', 'content', `${language}.json`)

/** The catalogues of the app and of the sandbox. */
async function allWords(source: SourceCatalogue): Promise<Words[]> {
  const app = languages.map(async (language) => {
    const own = language === 'en' ? null : await readJson<Catalogue>(sourceFile(language), {})
    const english = Object.entries(source).map(([id, { defaultMessage }]) => [id, defaultMessage])
    return { language, texts: own ?? Object.fromEntries(english), source }
  })
  const sandbox = languages.map(async (language) => ({
    language,
    texts: await readJson<Catalogue>(sandboxFile(language), {}),
    source: {},
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

/** Checks the words of every language; a line for each fault. */
export async function checkWords(source: SourceCatalogue): Promise<string[]> {
  const exceptions = await readJson<Exceptions>(join(root, exceptionsFile), {})
  const all = await allWords(source)
  const { problems, needless } = problemsOfWords(
    all,
    unusedWordsOf(await readGlossary()),
    exceptions,
  )
  const unknown = Object.entries(await readToConfirm()).flatMap(([language, ids]) =>
    Object.keys(ids)
      .filter((id) => !all.some((one) => one.language === language && id in one.texts))
      .map((id) => `${toConfirmFile}: ${language} has no message ${id}`),
  )
  return [...problems.map(({ line }) => line), ...needless, ...unknown]
}
