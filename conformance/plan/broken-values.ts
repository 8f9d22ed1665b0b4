import type { Field, Rules } from '../contract/contract.ts'
import { cashScale } from '../contract/currencies.ts'
import { compare, lastPlace, plain, sum, textOf } from '../contract/decimal.ts'

/** A text that breaks the rules of a field. */
export interface BrokenValue {
  /** What kind of fault a server has that takes it. */
  kind: 'bounds' | 'format' | 'amount'
  what: string
  text: string
  /** The rule that it breaks, as the contract names it. */
  keyword: string
  /** For a number, on which side of its bounds it lies. */
  side?: 'below' | 'above'
}

/** Every way in which the text of a field can break its rules. */
export function brokenValues({ rules, example }: Field): BrokenValue[] {
  if (rules.format === 'binary') return []
  if (rules.type === 'number') return brokenAmounts(rules)
  if (rules.type === 'integer') return [...brokenIntegers(rules), ...outside(rules)]
  if (rules.enum) return brokenChoices(rules)
  return brokenTexts(rules, String(example))
}

/** What is no plain decimal number, whatever some languages make of it. */
const NO_NUMBERS = {
  'an exponent': '1e3',
  NaN: 'NaN',
  Infinity: 'Infinity',
  hexadecimal: '0x10',
  'full-width digits': '１０',
  'a leading space': ' 10',
  'a trailing space': '10 ',
  'a space inside': '1 0',
  'a thousands separator': '1,000',
  'an empty text': '',
  words: 'ten',
} as const

/** Decimals of the finest cash there is, by ISO 4217: an amount that may have more may be one of a coin. */
const FINEST_CASH = 4

/** Decimals that an amount has here: those of cash, unless it may be one of a coin. */
export const decimalsOf = ({ 'x-scale': scale = 0 }: Rules) =>
  scale > FINEST_CASH ? scale : cashScale()

function brokenAmounts(rules: Rules): BrokenValue[] {
  const finer = sum('1', lastPlace(decimalsOf(rules) + 1))
  return [
    ...Object.entries(NO_NUMBERS).map(([what, text]) =>
      amount(`"${text}" (${what})`, text, 'type'),
    ),
    { ...amount('the negative amount -1', '-1', 'minimum'), side: 'below' },
    { ...amount('the amount 0', '0', 'minimum'), side: 'below' },
    amount(`${finer}, one decimal too many`, finer, 'x-scale'),
    ...outside(rules),
  ]
}

/** A number that is right, written as no form takes it. */
export function otherwiseWritten({ rules: { type }, example }: Field): BrokenValue[] {
  if (type !== 'number' && type !== 'integer') return []
  const texts = { 'a needless zero in front': `0${example}`, 'a plus before it': `+${example}` }
  return Object.entries(texts).map(([what, text]) => ({
    ...amount(`"${text}" (${what})`, text, 'type'),
    kind: type === 'number' ? 'amount' : 'format',
  }))
}

const amount = (what: string, text: string, keyword: string): BrokenValue => ({
  kind: 'amount',
  what,
  text,
  keyword,
})

function brokenIntegers({ type }: Rules): BrokenValue[] {
  return ['1.5', 'abc', '', '1e1', '１'].map((text) => ({
    kind: 'format',
    what: `"${text}" in place of a whole number`,
    text,
    keyword: type ? 'type' : '',
  }))
}

/** The next number below and above the bounds. */
function outside(rules: Rules): BrokenValue[] {
  const { minimum, maximum, 'x-scale': scale } = rules
  const step = lastPlace(scale ?? 0)
  const broken: BrokenValue[] = []
  if (minimum !== undefined) {
    const text = plain(sum(textOf(minimum), `-${step}`))
    broken.push({
      kind: 'bounds',
      what: `${text}, below the minimum`,
      text,
      keyword: 'minimum',
      side: 'below',
    })
  }
  if (maximum !== undefined) {
    // Above it by what the currency has, so that nothing else is wrong.
    const text = plain(
      sum(textOf(maximum), scale === undefined ? step : lastPlace(decimalsOf(rules))),
    )
    broken.push({
      kind: 'bounds',
      what: `${text}, above the maximum`,
      text,
      keyword: 'maximum',
      side: 'above',
    })
  }
  // Zero is tried among the amounts.
  return broken.filter(({ text }) => scale === undefined || compare(text, '0') !== 0)
}

function brokenChoices({ enum: values = [], type }: Rules): BrokenValue[] {
  const texts = type === 'boolean' ? ['false', '1', 'yes', ''] : ['no-such-value', '']
  const [first] = values
  if (type === 'string' && first !== undefined) {
    const otherCase = swapCase(String(first))
    if (!values.includes(otherCase)) texts.push(otherCase)
  }
  return texts.map((text) => ({
    kind: 'format',
    what: `"${text}", which is none of the values`,
    text,
    keyword: 'enum',
  }))
}

function brokenTexts(
  { pattern, format, minLength, maxLength }: Rules,
  example: string,
): BrokenValue[] {
  const broken: BrokenValue[] = []
  if (minLength) {
    const text = example.slice(0, minLength - 1)
    broken.push({
      kind: 'bounds',
      what: `${text.length} characters, too short`,
      text,
      keyword: 'minLength',
    })
  }
  if (maxLength !== undefined) {
    const text = example.repeat(Math.ceil((maxLength + 1) / example.length)).slice(0, maxLength + 1)
    broken.push({
      kind: 'bounds',
      what: `${text.length} characters, too long`,
      text,
      keyword: 'maxLength',
    })
  }
  for (const [what, text] of pattern ? strange(example) : []) {
    if (!new RegExp(pattern ?? '', 'u').test(text)) {
      broken.push({ kind: 'format', what, text, keyword: 'pattern' })
    }
  }
  if (format === 'uuid') {
    for (const text of ['not-a-uuid', '5b0f8c0e-6a57-4f0e-9d55-00000000100', '']) {
      broken.push({ kind: 'format', what: `"${text}", which is no UUID`, text, keyword: 'format' })
    }
  }
  return broken
}

/** Texts that patterns leave out, each near enough to what is right that a careless check takes it. */
function strange(example: string): [string, string][] {
  return [
    ['markup', `<b>${example}</b>`],
    ['a minus before it', `-${example}`],
    ['a plus before it', `+${example}`],
    ['a needless zero in front', `0${example}`],
    ['a line end after it', `${example}\n`],
    ['a zero character in it', `${example}\u0000`],
    ['full-width characters', 'ＡＢＣ１２３４５６'],
    ['an empty text', ''],
  ]
}

const swapCase = (text: string) =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
