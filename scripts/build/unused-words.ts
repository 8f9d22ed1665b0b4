import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { Failure, root } from '../process/project.ts'
import type { Language } from './catalogues.ts'
import { languages } from './catalogues.ts'

const glossaryFile = join('locales', 'glossary.yaml')

/** A word that a language does not use, and the word to say. */
export type UnusedWord = { readonly pattern: RegExp; readonly word: string; readonly say: string }

/** No word ends or begins inside of a letter, a sign above it, or a number. */
const wordCharacter = String.raw`[\p{L}\p{M}\p{N}]`
/** They write no space between words, or endings at words, so that a word can stand within others. */
const unspaced: ReadonlySet<Language> = new Set(['hk', 'zh', 'jp', 'kor', 'th'])

/** A word as a pattern; `*` at its ends stands for whatever the word goes on with. */
export function wordPattern(language: Language, word: string): RegExp {
  const escaped = word.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (unspaced.has(language)) return new RegExp(escaped.replaceAll('*', ''), 'iu')
  const inside = escaped.replaceAll('*', `${wordCharacter}*`)
  return new RegExp(`(?<!${wordCharacter})${inside}(?!${wordCharacter})`, 'iu')
}

/** The product's words: `locales/glossary.yaml` explains each part. */
export type Glossary = {
  readonly english: readonly {
    word: string
    means: string
    refused?: readonly string[]
    not?: string
  }[]
  readonly refused: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly terms: readonly Readonly<Record<string, string>>[]
}

/** Returns the refused words of each language. Throws for a language that the app doesn't have. */
export function unusedWordsOf({ english, refused }: Glossary): Map<Language, UnusedWord[]> {
  const found = new Map<Language, UnusedWord[]>(languages.map((language) => [language, []]))
  const add = (language: string, word: string, say: string) => {
    const words = found.get(language as Language)
    if (!words) throw new Failure(`${glossaryFile}: there is no language "${language}"`)
    words.push({ pattern: wordPattern(language as Language, word), word, say })
  }
  for (const { word, refused: others = [] } of english) {
    for (const other of others) add('en', other, word)
  }
  for (const [language, words] of Object.entries(refused)) {
    for (const [word, say] of Object.entries(words)) add(language, word, say)
  }
  return found
}

export async function readGlossary(): Promise<Glossary> {
  return parse(await readFile(join(root, glossaryFile), 'utf8')) as Glossary
}
