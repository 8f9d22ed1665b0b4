import { REGISTERED_LANGUAGES } from '../../src/lib/languages.ts'
import type { Language } from './catalogues.ts'
import type { MessageText, Plural } from './message-text.ts'
import { aValue, everyValue, nameOf, readable } from './message-text.ts'
import type { UnusedWord } from './unused-words.ts'

/** What a rule finds in one message: the place as people read it, and what to do. */
type Finding = { readonly at: string; readonly todo: string }

type Asked = {
  readonly language: Language
  readonly text: MessageText
  /** What the code says of the message; the sandbox's texts have none. */
  readonly description: string
  readonly unused: readonly UnusedWord[]
}

const localeOf = new Map<Language, string>(
  REGISTERED_LANGUAGES.map(({ code, locale }) => [code, locale]),
)

/** A rule for texts: what it must not match, told by a pattern. */
type Fault = { readonly pattern: RegExp; readonly todo: string }

const around = 12

function faultsIn(said: readonly string[], faults: readonly Fault[]): Finding[] {
  return said.flatMap((text) =>
    faults.flatMap(({ pattern, todo }) => {
      const found = pattern.exec(text)
      if (!found) return []
      const end = found.index + found[0].length + around
      return [{ at: readable(text.slice(Math.max(0, found.index - around), end)).trim(), todo }]
    }),
  )
}

const onlyFor =
  (languages: readonly Language[], faults: readonly Fault[]) =>
  ({ language, text }: Asked): Finding[] =>
    languages.includes(language) ? faultsIn(text.said, faults) : []

const pattern = (source: string) => new RegExp(source, 'u')

const han = String.raw`\p{sc=Han}`
const japanese = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`
/** Spaces around the · between two parts stay. */
const besidePunctuation = ' [，。：；？！（）「」、]|[，。：；？！（）「」、] (?!·)'
/** Letters and figures that Chinese sets a space beside. */
const latin = String.raw`[\p{sc=Latin}\p{Nd}%]`
/** Whose value is in the words of the reader's language, or may be. */
const inWords = new Set(['name', 'note', 'text', 'title', 'way', 'what', 'country', 'project'])

/** Chinese names of spans, such as 15分 on the switch of a chart, are one sign. */
const span = /^\p{Nd}+\p{sc=Han}$/u

const besideChinese = `(?:${latin}|${aValue})`
const chineseFaults: Fault[] = [
  {
    pattern: pattern(`${han}${besideChinese}|${besideChinese}${han}`),
    todo: 'set a space between Chinese and a figure, an amount or a Latin word',
  },
  {
    pattern: pattern(`${han} ${han}|${besidePunctuation}`),
    todo: 'set no space between Chinese words or beside full-width punctuation',
  },
]

function chineseSpaces({ language, text }: Asked): Finding[] {
  if (language !== 'hk' && language !== 'zh') return []
  const said = text.said
    .filter((one) => !span.test(one))
    // A value in words stands beside words as they do.
    .map((one) => one.replace(everyValue, (it) => (inWords.has(nameOf(it)) ? '\n' : it)))
  return faultsIn(said, chineseFaults)
}

/** A label and its value have a space between them, as on 残高 1,000.00 USD; within a sentence there is none. */
const japaneseSpaces = onlyFor(
  ['jp'],
  [
    {
      pattern: pattern(
        [
          `${japanese} ${japanese}`,
          `(?:${latin}|${aValue}) ${japanese}`,
          `${japanese} (?:${latin}|${aValue})+${japanese}`,
          `(?:から|[はがをにでとのへもや]) (?:${latin}|${aValue})`,
        ].join('|'),
      ),
      todo: 'set no space beside Japanese words, but between a label and its value',
    },
    {
      pattern: pattern(besidePunctuation),
      todo: 'set no space beside full-width punctuation',
    },
  ],
)

const fullWidth = onlyFor(
  ['hk', 'zh', 'jp'],
  [
    {
      pattern: pattern(
        `${japanese} ?[:;,?!()]|[:;,?!()] ?${japanese}|${japanese}\\.(?!\\p{Nd})|${aValue}[:;?!] `,
      ),
      todo: 'write full-width punctuation: ：；，？！（）。',
    },
  ],
)

const frenchSpaces = onlyFor(
  ['fr'],
  [
    {
      pattern: /(?:^|[^\u202F\s])[;?!]|[ \u00A0][;?!]/u,
      todo: 'write a narrow no-break space (U+202F) before ; ? !',
    },
    {
      // Not the : of a time or of an address.
      pattern: /[^\u00A0\s]:(?!\d|\/\/)|[ \u202F]:/u,
      todo: 'write a no-break space (U+00A0) before :',
    },
    { pattern: /«[^\u00A0]|[^\u00A0]»/u, todo: 'write a no-break space (U+00A0) inside « »' },
  ],
)

const apostrophes = onlyFor(
  ['fr', 'de', 'es', 'vi'],
  [{ pattern: /\p{L}'|'\p{L}/u, todo: 'write the apostrophe ’' }],
)

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

function quotes({ language, text }: Asked): Finding[] {
  const own = ownQuotes[language]
  // The ’ is an apostrophe too.
  const foreign = [...'"„“”«»「」『』‘'].filter((one) => !own?.includes(one)).join('')
  return own
    ? faultsIn(text.said, [{ pattern: pattern(`[${foreign}]`), todo: `write ${own}` }])
    : []
}

/** The line breaks at the ends are those of block elements. */
const atAnEnd = /^[^\S\n]|[^\S\n]$/u

/** A message that ends with a choice may have a space before the choice of nothing. */
function spaces({ text: { said } }: Asked): Finding[] {
  const atEnds = said.every((one) => atAnEnd.test(one))
  return faultsIn(said, [
    { pattern: / {2}/u, todo: 'write one space' },
    ...(atEnds ? [{ pattern: atAnEnd, todo: 'write no space at the ends' }] : []),
  ])
}

/** Between a figure and its unit; French has more of them, see its rule. */
const allowedNoBreak = new RegExp(`(?<=\\p{Nd}|${aValue})\u00A0(?=[%\\p{L}]|${aValue})`, 'gu')
/** The sign % stands apart in these languages, and on the line of its figure. */
const perCent = onlyFor(
  ['de', 'es', 'fr'],
  [
    {
      pattern: pattern(`(?:\\p{Nd}|${aValue}) ?%`),
      todo: 'write a no-break space (U+00A0) before %',
    },
  ],
)

function noBreakSpaces(asked: Asked): Finding[] {
  const rest = asked.text.said.map((one) => one.replace(allowedNoBreak, ''))
  // What French sets before its punctuation and inside of its quotes.
  const needless =
    asked.language === 'fr' ? /(?<!«)[\u00A0\u202F](?![;:?!»\p{Nd}])/u : /[\u00A0\u202F]/u
  return [
    ...faultsIn(rest, [{ pattern: needless, todo: 'write a usual space, or none' }]),
    ...perCent(asked),
  ]
}

/** A soft hyphen is seen where a long word has to break; the others never are. */
const invisible: Fault = {
  pattern: /[\u200B-\u200F\u2060\uFEFF]/u,
  todo: 'remove the character without width',
}

const particle = '(?:을|를|이|가|은|는|와|과|로|으로|이나|나|이라|라)'
const particles = onlyFor(
  ['kor'],
  [
    {
      // 을(를), (으)로, and 를 as the end of a word.
      pattern: pattern(
        `${aValue}(?:${particle}\\(${particle}\\)|\\((?:이|으)\\)${particle}?|${particle}(?!\\p{L}))`,
      ),
      todo: 'no particle behind a value: nobody knows its last sound',
    },
  ],
)

/** Values that are a day, or a day with its time. */
const days = new Set(['date', 'day', 'opens', 'until'])
const germanPreposition =
  /(?:^|[^\p{L}\s]\s*|\n)$|(?:^|\P{L})(?:am|vom|von|bis|ab|seit|zum|um|vor|nach|den|dem|Tag|täglich|spätestens) $/iu

function germanDays({ language, text }: Asked): Finding[] {
  if (language !== 'de') return []
  return text.said.flatMap((said) =>
    [...said.matchAll(everyValue)].flatMap(({ 0: value, index }) =>
      days.has(nameOf(value)) && !germanPreposition.test(said.slice(0, index))
        ? [
            {
              at: readable(said.slice(Math.max(0, index - around), index + 1)).trim(),
              todo: 'a day has a preposition: am, bis, ab …',
            },
          ]
        : [],
    ),
  )
}

/** The numbers that choose a branch of their own, such as `=0`. */
const exact = (plural: Plural) =>
  new Set(
    Object.keys(plural.options).flatMap((key) => (key[0] === '=' ? [Number(key.slice(1))] : [])),
  )

/** Whether the words of the branch stand beside its number. */
const showsCount = (plural: Plural): boolean =>
  (plural.options.other?.value ?? []).some((element) => !('value' in element))

const counted = Array.from({ length: 200 }, (_, number) => number)

function pluralFaults(language: Language, plural: Plural): string[] {
  const rules = new Intl.PluralRules(localeOf.get(language), {
    type: plural.pluralType ?? 'cardinal',
  })
  const known: ReadonlySet<string> = new Set(rules.resolvedOptions().pluralCategories)
  const useless = Object.keys(plural.options).filter((key) => key[0] !== '=' && !known.has(key))
  const alone = exact(plural)
  const needed = new Set(
    showsCount(plural)
      ? counted.filter((one) => !alone.has(one)).map((one) => rules.select(one))
      : [],
  )
  const missing = [...needed].filter((one) => !(one in plural.options))
  return [
    ...useless.map((one) => `{${plural.value}} needs no branch "${one}"`),
    ...missing.map((one) => `{${plural.value}} lacks the branch "${one}"`),
  ]
}

const plurals = ({ language, text }: Asked): Finding[] =>
  text.plurals.flatMap((plural) =>
    pluralFaults(language, plural).map((todo) => ({ at: readable(text.said[0] ?? ''), todo })),
  )

const words = ({ text, unused }: Asked): Finding[] =>
  unused.flatMap(({ pattern: found, word, say }) =>
    faultsIn(text.said, [{ pattern: found, todo: `not "${word}": ${say}` }]).slice(0, 1),
  )

/** "Button that …", "Short button in …", "a way, a button": what is seen on it. */
const isButton = /^(?:\w+ )?button\b|\ba button\b/i
/** As many signs as a button has room for at 360 px; a Chinese, Japanese or Korean one takes two. */
const longestButton = 24
const wideSign =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|[\u3000-\u303F\uFF00-\uFF60]/u
/** How much room a value usually takes, and a number of things. */
const widthOfValue = 10
const widthOfCount = 2
const counts = new Set(['#', 'count', 'number'])
const signs = new Intl.Segmenter()

const widthOfSign = (sign: string): number => (wideSign.test(sign) ? 2 : 1)

/** In signs as a reader sees them: the marks above and below Thai letters take no room. */
function widthOf(said: string): number {
  const written = said
    .replaceAll('\u00AD', '')
    .replace(everyValue, (value) =>
      '0'.repeat(counts.has(nameOf(value)) ? widthOfCount : widthOfValue),
    )
  return [...signs.segment(written)].reduce((sum, { segment }) => sum + widthOfSign(segment), 0)
}

function buttons({ text, description }: Asked): Finding[] {
  if (!isButton.test(description)) return []
  const widths = text.said.map(widthOf)
  const widest = Math.max(...widths)
  if (widest <= longestButton) return []
  const at = readable(text.said[widths.indexOf(widest)] ?? '')
  return [{ at, todo: `${widest} signs on a button, ${longestButton} have room` }]
}

/** Every rule; its name is the key of its exceptions in locales/exceptions.json. */
export const wordRules = {
  words,
  frenchSpaces,
  apostrophes,
  fullWidth,
  chineseSpaces,
  japaneseSpaces,
  particles,
  germanDays,
  invisible: ({ text }: Asked) => faultsIn(text.said, [invisible]),
  spaces,
  noBreakSpaces,
  quotes,
  plurals,
  buttons,
} as const satisfies Record<string, (asked: Asked) => Finding[]>

export type RuleName = keyof typeof wordRules
