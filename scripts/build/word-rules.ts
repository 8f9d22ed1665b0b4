import type { Language } from './catalogues.ts'
import { aValue, everyValue, nameOf, readable } from './message-text.ts'
import type { UnusedWord } from './unused-words.ts'

/** What breaks a rule: the place as people read it, and what to do. */
type Finding = { readonly at: string; readonly fix: string }

type Message = {
  readonly language: Language
  /** The text of each way that its choices can go. */
  readonly said: readonly string[]
  readonly unused: readonly UnusedWord[]
}

/** What no text of some languages matches. */
type Typography = {
  readonly of?: readonly Language[]
  readonly pattern: RegExp
  readonly fix: string
  /** Takes out of a text what the pattern is not about. */
  readonly without?: (text: string, language: Language) => string
}

const pattern = (source: string) => new RegExp(source, 'u')

const han = String.raw`\p{sc=Han}`
const japanese = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`
/** Letters and figures next to which Chinese sets a space. */
const latin = String.raw`[\p{sc=Latin}\p{Nd}%]`
const latinOrValue = `(?:${latin}|${aValue})`
/** Spaces around the · between two parts stay. */
const besidePunctuation = ' [，。：；？！（）「」、]|[，。：；？！（）「」、] (?!·)'

/** Values that are in the words of the reader's language, or may be. */
const inWords = new Set(['name', 'note', 'text', 'title', 'way', 'what', 'country', 'project'])
/** Chinese names of spans, such as 15分 on the switch of a chart, are one sign. */
const span = /^\p{Nd}+\p{sc=Han}$/u

function withoutWords(text: string): string {
  if (span.test(text)) return ''
  return text.replace(everyValue, (value) => (inWords.has(nameOf(value)) ? '\n' : value))
}

/** No-break spaces between a figure and its unit, and those that French sets at its punctuation. */
function withoutUnits(text: string, language: Language): string {
  const rest = text.replace(
    new RegExp(`(?<=\\p{Nd}|${aValue})\u00A0(?=[%\\p{L}]|${aValue})`, 'gu'),
    '',
  )
  return language === 'fr'
    ? rest.replace(/(?<=«)[\u00A0\u202F]|[\u00A0\u202F](?=[;:?!»\p{Nd}])/gu, '')
    : rest
}

const ownQuotes: Partial<Record<Language, string>> = {
  de: '„“',
  es: '«»',
  fr: '«»',
  hk: '「」『』',
  jp: '「」『』',
  kor: '‘’“”',
  th: '“”',
  vi: '“”',
  zh: '“”‘’',
}

const quotes = Object.entries(ownQuotes).map(([language, own]): Typography => {
  // The ’ is an apostrophe, too.
  const foreign = [...'"„“”«»「」『』‘'].filter((one) => !own.includes(one)).join('')
  return { of: [language as Language], pattern: pattern(`[${foreign}]`), fix: `write ${own}` }
})

const typography = {
  frenchSpaces: [
    {
      of: ['fr'],
      pattern: /(?:^|[^\u202F\s])[;?!]|[ \u00A0][;?!]/u,
      fix: 'write a narrow no-break space (U+202F) before ; ? !',
    },
    {
      of: ['fr'],
      // Not the : of a time or of an address.
      pattern: /[^\u00A0\s]:(?!\d|\/\/)|[ \u202F]:/u,
      fix: 'write a no-break space (U+00A0) before :',
    },
    {
      of: ['fr'],
      pattern: /«[^\u00A0]|[^\u00A0]»/u,
      fix: 'write a no-break space (U+00A0) inside « »',
    },
  ],
  apostrophes: [
    { of: ['fr', 'de', 'es', 'vi'], pattern: /\p{L}'|'\p{L}/u, fix: 'write the apostrophe ’' },
  ],
  fullWidth: [
    {
      of: ['hk', 'zh', 'jp'],
      pattern: pattern(
        `${japanese} ?[:;,?!()]|[:;,?!()] ?${japanese}|${japanese}\\.(?!\\p{Nd})|${aValue}[:;?!] `,
      ),
      fix: 'write full-width punctuation: ：；，？！（）。',
    },
    {
      of: ['hk', 'zh', 'jp'],
      pattern: pattern(besidePunctuation),
      fix: 'set no space next to full-width punctuation',
    },
  ],
  chineseSpaces: [
    {
      of: ['hk', 'zh'],
      pattern: pattern(`${han}${latinOrValue}|${latinOrValue}${han}`),
      fix: 'set a space between Chinese and a figure, an amount or a Latin word',
      without: withoutWords,
    },
    {
      of: ['hk', 'zh'],
      pattern: pattern(`${han} ${han}`),
      fix: 'set no space between Chinese words',
      without: withoutWords,
    },
  ],
  japaneseSpaces: [
    {
      of: ['jp'],
      // A label and its value have a space between them, as in 残高 1,000.00 USD; in a sentence there is none.
      pattern: pattern(
        [
          `${japanese} ${japanese}`,
          `${latinOrValue} ${japanese}`,
          `${japanese} ${latinOrValue}+${japanese}`,
          `(?:から|[はがをにでとのへもや]) ${latinOrValue}`,
        ].join('|'),
      ),
      fix: 'set no space next to Japanese words, but between a label and its value',
    },
  ],
  invisible: [
    // A soft hyphen shows where a long word has to break; the others never do.
    { pattern: /[\u200B-\u200F\u2060\uFEFF]/u, fix: 'remove the character without width' },
  ],
  spaces: [{ pattern: / {2}/u, fix: 'write one space' }],
  noBreakSpaces: [
    { pattern: /[\u00A0\u202F]/u, fix: 'write a usual space, or none', without: withoutUnits },
    {
      of: ['de', 'es', 'fr'],
      pattern: pattern(`(?:\\p{Nd}|${aValue}) ?%`),
      fix: 'write a no-break space (U+00A0) before %',
    },
  ],
  quotes,
} satisfies Record<string, Typography[]>

/** Characters of a text around what is found in it. */
const AROUND = 12

function placeOf(text: string, found: RegExpExecArray): string {
  const end = found.index + found[0].length + AROUND
  return readable(text.slice(Math.max(0, found.index - AROUND), end)).trim()
}

function findTypography(
  rules: readonly Typography[],
  { language, said: texts }: Message,
): Finding[] {
  return rules
    .filter(({ of }) => of === undefined || of.includes(language))
    .flatMap(({ pattern: wrong, fix, without = (same: string) => same }) =>
      texts.flatMap((said) => {
        const read = without(said, language)
        const found = wrong.exec(read)
        return found ? [{ at: placeOf(read, found), fix }] : []
      }),
    )
}

const findWords = ({ said: texts, unused }: Message): Finding[] =>
  unused.flatMap(({ pattern: wrong, word, say }) => {
    const said = texts.find((one) => wrong.test(one))
    const found = said === undefined ? null : wrong.exec(said)
    return found ? [{ at: placeOf(said ?? '', found), fix: `not "${word}": ${say}` }] : []
  })

/** The line breaks at the ends are those of block elements. */
const atAnEnd = /^[^\S\n]|[^\S\n]$/u

/** A message that ends with a choice may have a space before the choice of nothing. */
const findEnds = ({ said }: Message): Finding[] =>
  said.every((one) => atAnEnd.test(one))
    ? [{ at: readable(said[0] ?? ''), fix: 'write no space at the ends' }]
    : []

/** Every rule; its name is the key of its exceptions in locales/exceptions.json. */
export const wordRules: Readonly<Record<string, (message: Message) => Finding[]>> = {
  words: findWords,
  ends: findEnds,
  ...Object.fromEntries(
    Object.entries(typography).map(([name, rules]) => [
      name,
      (message: Message) => findTypography(rules, message),
    ]),
  ),
}
