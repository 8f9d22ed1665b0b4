import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, Language, SourceCatalogue } from '../../scripts/build/catalogues.ts'
import { languages, sourceFile } from '../../scripts/build/catalogues.ts'
import type { Json } from '../../scripts/contract/written.ts'
import { root } from '../../scripts/process/project.ts'
import { countryName } from '../../src/lib/countries.ts'
import { REGISTERED_LANGUAGES } from '../../src/lib/languages.ts'
import { calls } from '../contract/lib/contract.ts'

const read = (of: Language) => JSON.parse(readFileSync(sourceFile(of), 'utf8')) as unknown
const english = Object.entries(read('en') as SourceCatalogue)

/** What is left when numbers, dates and sums count as alike. */
const plain = (text: string) => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()

/** All strings of a value. */
function stringsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** An enum's value, such as `bank_transfer`: never to be shown as it is. */
const isRaw = (text: string) => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(text)

const longestFirst = (texts: Iterable<string>) =>
  [...new Set(texts)].toSorted((one, other) => other.length - one.length)

/** What the backend says is in the backend's language: people, products, places, articles. */
const sampleTexts = longestFirst(
  calls
    .flatMap(({ answer }) => [...answer.examples.values()].flatMap(stringsIn))
    // Articles are HTML; each of their paragraphs is a text of its own.
    .flatMap((text) => [text, ...text.split(/\n+|<[^>]*>/)])
    .filter((text) => !isRaw(text))
    .map(plain)
    .filter((text) => /\p{L}{2}/u.test(text)),
)

/** The fixed words of a message, without its placeholders. */
const wordsOf = (text: string) =>
  text
    .split(/\{[^{}]*\}|<[^<>]*>/)
    .map(plain)
    .filter((part) => part !== '')

/** What is spelt alike in English and in a language, on purpose. */
const alike = new Map(
  languages.map((language) => {
    const own = language === 'en' ? {} : (read(language) as Catalogue)
    const same = english.filter(([id, { defaultMessage }]) => own[id] === defaultMessage)
    const names = REGISTERED_LANGUAGES.map(({ name }) => name)
    return [
      language,
      longestFirst([
        ...same.flatMap(([, { defaultMessage }]) => wordsOf(defaultMessage)),
        ...names,
        'H5 Demo',
        // The account that the demo offers.
        'demo',
      ]),
    ]
  }),
)

/** The texts of a language: what is among them is no English, whatever it looks like. */
const translations = new Map(
  languages.map((language) => {
    const own = language === 'en' ? {} : (read(language) as Catalogue)
    return [language, new Set(Object.values(own).map(plain))]
  }),
)
const englishTexts = new Set(english.map(([, { defaultMessage }]) => plain(defaultMessage)))

/** The cities of the app's list and their countries, many of which have one name in most languages. */
const placeNames = new Set(
  Object.entries(
    JSON.parse(
      readFileSync(join(root, 'src', 'features', 'location', 'cities.json'), 'utf8'),
    ) as Record<string, unknown[]>,
  ).flatMap(([country, cities]) => [...cities.map(String), countryName(country, 'en')]),
)

/** Takes away what may stand in any language: what the backend says, codes and masked data. */
function rest(text: string, known: readonly string[]): string {
  let left = text.replace(/\S*\*{2,}\S*/g, ' ').replace(/\S+[@/]\S+|[\w-]+(\.[\w-]+)+/g, ' ')
  for (const part of known) {
    if (part.length > 2 && left.includes(part)) left = left.replaceAll(part, ' ')
  }
  return left
}

/** The texts of a page in a language that are English, and say more than names and sample data. */
export function untranslated(
  language: Language,
  shown: readonly string[],
  shownInEnglish: readonly string[],
): string[] {
  const onEnglishPage = new Set(shownInEnglish.map(plain))
  return shown.filter((text) => {
    const one = plain(text)
    if (!onEnglishPage.has(one) && !englishTexts.has(one)) return false
    if (translations.get(language)?.has(one) || sampleTexts.includes(one)) return false
    if (placeNames.has(text)) return false
    return /[a-z]{3}/.test(rest(rest(one, alike.get(language) ?? []), sampleTexts))
  })
}
