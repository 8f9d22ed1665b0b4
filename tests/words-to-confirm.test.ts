import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Catalogue, Language, SourceCatalogue } from '../scripts/build/catalogues.ts'
import { languages, sourceFile } from '../scripts/build/catalogues.ts'
import { root } from '../scripts/process/project.ts'

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const english = Object.entries(read<SourceCatalogue>(sourceFile('en'))).map(
  ([id, { defaultMessage }]) => [id, defaultMessage],
)

/** The texts of the app and of the sandbox in a language. */
const textsOf = (language: Language): Catalogue => ({
  ...(language === 'en' ? Object.fromEntries(english) : read<Catalogue>(sourceFile(language))),
  ...read<Catalogue>(join(root, 'sandbox', 'content', `${language}.json`)),
})

const [, ...sections] = readFileSync(join(root, 'docs', 'words-to-confirm.md'), 'utf8').split(
  '\n## ',
)
const inCells = (text: string | undefined) => text?.replaceAll('|', '\\|').replaceAll('\n', ' ')

test.each(languages.filter((language) => language !== 'en'))(
  'the list for native readers shows the texts of today: %s',
  (language) => {
    const section = sections.find((one) => one.split('\n', 1)[0]?.endsWith(`(${language})`)) ?? ''
    const rows = section.split('\n').flatMap((line) => {
      const [, id, from, to] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      const name = /^`(.+)`$/.exec(id ?? '')?.[1]
      return name === undefined ? [] : [[name, from, to]]
    })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThanOrEqual(40)
    const [source, own] = [textsOf('en'), textsOf(language)]
    expect(rows).toEqual(rows.map(([id = '']) => [id, inCells(source[id]), inCells(own[id])]))
  },
)
