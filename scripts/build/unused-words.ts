import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure, root } from '../process/project.ts'
import type { Language } from './catalogues.ts'
import { languages } from './catalogues.ts'

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

/** The rows of the table that has this first line. */
function rowsBelow(text: string, head: string): string[][] {
  const [, table] = text.split(`\n${head}\n`)
  if (table === undefined) throw new Failure(`docs/glossary.md has no table "${head}"`)
  return table
    .split(/\n(?!\|)/, 1)
    .flatMap((lines) => lines.split('\n').slice(1))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
}

const inCode = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/**
 * The words in `code` of the glossary's columns "not": of "English words", and of "Words that are not
 * used" for the other languages.
 */
export function unusedWordsOf(glossary: string): Map<Language, UnusedWord[]> {
  const found = new Map<Language, UnusedWord[]>(languages.map((language) => [language, []]))
  const add = (language: string, cell: string, say: string) => {
    const words = found.get(language as Language)
    if (!words) throw new Failure(`docs/glossary.md: there is no language "${language}"`)
    for (const word of inCode(cell)) {
      words.push({ pattern: wordPattern(language as Language, word), word, say })
    }
  }
  for (const [word = '', , not = ''] of rowsBelow(glossary, '| word | what it is | not |')) {
    add('en', not, word)
  }
  for (const [language = '', not = '', say = ''] of rowsBelow(
    glossary,
    '| language | not | say |',
  )) {
    add(language, not, say)
  }
  return found
}

export async function unusedWords(): Promise<Map<Language, UnusedWord[]>> {
  return unusedWordsOf(await readFile(join(root, 'docs', 'glossary.md'), 'utf8'))
}
