import { describe, expect, it } from 'vitest'
import { scaleOf } from './currencies.ts'
import { compare, difference, isDecimal, priceScale, quotient, signOf } from './decimal.ts'
import { REGISTERED_LANGUAGES } from './languages.ts'
import {
  add,
  decimalOf,
  decimalsOf,
  divideUp,
  floorToScale,
  isAmbiguousAmount,
  multiply,
  parseAmount,
  smaller,
  subtract,
  typedAmount,
} from './money.ts'

const LOCALES = REGISTERED_LANGUAGES.map(({ locale }) => locale)
/** Languages that write 1.234,56. */
const DOT_GROUPS = ['de', 'es', 'vi']

describe('arithmetic', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['9007199254740993', '0.01', '9007199254740993.01'],
    ['0.00000001', '0.00000002', '0.00000003'],
    ['-5', '2.50', '-2.5'],
  ])('%s + %s is exactly %s', (a, b, sum) => {
    expect(add(a, b)).toBe(sum)
    expect(subtract(sum, b)).toBe(add(a, '0'))
  })

  it.each([
    ['98125.10', '97236.10', '889.00', '0.00914269'],
    ['1.08327', '1.08429', '-0.00102', '-0.00094071'],
    ['0.90', '1', '-0.10', '-0.10000000'],
    ['5.00', '5.00', '0.00', '0.00000000'],
    ['1.000000005', '1.000000000', '0.000000005', '0.00000001'],
    ['0.999999995', '1.000000000', '-0.000000005', '-0.00000001'],
    ['0.999999996', '1.000000000', '-0.000000004', '0.00000000'],
    ['7', '0', '7', '0'],
  ])('%s less %s is %s, which is %s of it', (price, close, change, rate) => {
    expect(difference(price, close)).toBe(change)
    expect(quotient(change, close, 8)).toBe(rate)
  })

  it.each([
    ['300', '1.00', 'USD', '300.00'],
    ['300', '67250.10', 'BTC', '0.00446096'],
    ['100', '3', 'USDT', '33.34'],
    ['0.01', '100000', 'ETH', '0.00000010'],
  ])('%s / %s is enough in %s: %s', (amount, rate, currency, enough) => {
    expect(divideUp(amount, rate, currency)).toBe(enough)
  })

  it('never falls into exponents', () => {
    expect(add('0.00000001', '0')).toBe('0.00000001')
    expect(add('999999999999999', '999999999999999')).toBe('1999999999999998')
  })

  it('agrees with whole numbers of cents for many amounts', () => {
    for (let cents = 1; cents < 3_000; cents += 37) {
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const twice = cents * 2
      const wanted = `${Math.floor(twice / 100)}.${String(twice % 100).padStart(2, '0')}`
      expect(compare(add(amount, amount), wanted)).toBe(0)
      expect(compare(subtract(wanted, amount), amount)).toBe(0)
    }
  })

  it.each([
    ['100', '0.01', 'USD', '1.00'],
    ['0.5', '0.01', 'USD', '0.01'],
    ['0.49', '0.01', 'USD', '0.00'],
    ['1.005', '1', 'USD', '1.01'],
    ['2.675', '1', 'USD', '2.68'],
    ['-1.005', '1', 'USD', '-1.01'],
    ['1.005', '1', 'USDT', '1.01'],
    ['0.000000005', '1', 'BTC', '0.00000001'],
    ['0.000000005', '1', 'ETH', '0.00000001'],
    ['49999', '0.01', 'USD', '499.99'],
  ])('%s x %s in %s is %s, half-up', (amount, rate, currency, result) => {
    expect(multiply(amount, rate, currency)).toBe(result)
  })

  it('cuts where a maximum must not be exceeded', () => {
    expect(floorToScale('100.999', 'USD')).toBe('100.99')
    expect(floorToScale('0.123456789', 'BTC')).toBe('0.12345678')
    expect(floorToScale('5', 'USD')).toBe('5.00')
  })

  it.each([
    ['97837.4', 'USD', 2],
    ['1.08342', 'USD', 5],
    ['1', 'BTC', 8],
    ['12', 'XYZ', 2],
  ])('shows the price %s in %s with %d decimals', (price, currency, decimals) => {
    expect(priceScale(price, currency)).toBe(decimals)
  })

  it('compares nothing that is no decimal', () => {
    expect(() => compare('ten', '10')).toThrow('No decimal: ten')
  })

  it('compares by value and not by letters', () => {
    expect(compare('10', '9')).toBe(1)
    expect(compare('1.0', '1.00')).toBe(0)
    expect(compare('-1', '1')).toBe(-1)
    expect(smaller('10', '9')).toBe('9')
    expect(smaller('1', '1.00')).toBe('1')
  })

  it.each([
    ['0', 0],
    ['-0.00', 0],
    ['0.00000001', 1],
    ['-0.01', -1],
  ])('the sign of %s is %d', (amount, sign) => {
    expect(signOf(amount)).toBe(sign)
  })

  it('knows the decimals of each currency, and takes two for one it does not know', () => {
    expect(['USD', 'USDT', 'BTC', 'ETH', 'XYZ', 'constructor'].map(scaleOf)).toEqual([
      2, 2, 8, 8, 2, 2,
    ])
  })

  it.each([
    [0.01, 2],
    [1, 0],
    [0.5, 1],
    [0.00000001, 8],
    [1e-7, 7],
    [100, 0],
    [1n, 0],
  ])('the step %s has %d decimals', (step, decimals) => {
    expect(decimalsOf(step)).toBe(decimals)
  })

  it('tells decimal texts from others', () => {
    expect(['1', '-1.50', '0.00000001'].map(isDecimal)).toEqual([true, true, true])
    expect(['', ' ', 'abc', '1,5', '1e3', 'NaN', 'Infinity', '0x10', '1.'].map(isDecimal)).toEqual(
      Array(9).fill(false),
    )
  })
})

describe('parseAmount', () => {
  it.each(LOCALES)('reads what the language %s writes', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 })
    for (const amount of ['0', '5', '0.5', '100', '1234.56', '12345', '49999', '1234567.89']) {
      const written = format.format(amount as Intl.StringNumericLiteral)
      expect(parseAmount(written, locale), `${written} in ${locale}`).toBe(amount)
    }
  })

  it.each(LOCALES)('reads plain digits and a dot as the decimal sign in %s', (locale) => {
    expect(parseAmount('100', locale)).toBe('100')
    expect(parseAmount('100.5', locale)).toBe('100.5')
    expect(parseAmount('100.50', locale)).toBe('100.5')
    expect(parseAmount('.5', locale)).toBe('0.5')
    expect(parseAmount('5.', locale)).toBe('5')
    expect(parseAmount('007', locale)).toBe('7')
    expect(parseAmount('0.00000001', locale)).toBe('0.00000001')
  })

  it.each([
    ['1300', 'de', false],
    ['1300,5', 'de', false],
    ['1300.5', 'en', false],
    ['1.300', 'de', true],
    ['1,300', 'de', true],
    ['1.5', 'de', true],
    ['1,5', 'en', true],
    ['1.500', 'en', true],
    ['1 300', 'fr', true],
    ["1'300", 'ja', true],
  ])('shows how %s was read in %s: %s', (typed, locale, isShown) => {
    expect(isAmbiguousAmount(typed, locale)).toBe(isShown)
  })

  it.each(DOT_GROUPS)('reads a dot before three digits as grouping in %s', (locale) => {
    expect(parseAmount('1.500', locale)).toBe('1500')
    expect(parseAmount('1.234,56', locale)).toBe('1234.56')
    expect(parseAmount('1.234.567,8', locale)).toBe('1234567.8')
    expect(parseAmount('1,5', locale)).toBe('1.5')
  })

  it.each(LOCALES)('never makes five hundred of a half in %s', (locale) => {
    expect(parseAmount('0.500', locale)).toBe('0.5')
    expect(parseAmount('00.500', locale)).toBe('0.5')
  })

  it.each(LOCALES.filter((locale) => !DOT_GROUPS.includes(locale)))(
    'reads a dot as the decimal sign always in %s',
    (locale) => {
      expect(parseAmount('1.500', locale)).toBe('1.5')
    },
  )

  it.each([' ', '\u00a0', '\u202f', '\u2009', "'", '’'])(
    'reads thousands that are separated by %j in any language',
    (sign) => {
      for (const locale of LOCALES) {
        expect(parseAmount(`1${sign}234${sign}567`, locale), locale).toBe('1234567')
        expect(parseAmount(`1${sign}234.5`, locale), locale).toBe('1234.5')
        expect(parseAmount(`1${sign}234,56`, locale), locale).toBe('1234.56')
      }
    },
  )

  it.each([
    ['1.5', '1.5'],
    ['.5', '0.5'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1,234,567.8', '1234567.8'],
  ])('reads %s as %s in any language', (typed, amount) => {
    for (const locale of LOCALES) expect(parseAmount(typed, locale), locale).toBe(amount)
  })

  it.each([
    ['154.500', '154.5'],
    ['154,500', '154.5'],
    ['1,5', '1.5'],
    [',5', '0.5'],
    ['1,50', '1.5'],
    ['0,500', '0.5'],
    ['1234,500', '1234.5'],
    ['1.085', '1.085'],
    ['1.234.567', '1234567'],
    ['1.234,567', '1234.567'],
    ['154500', '154500'],
  ])('reads %s as a price with three decimals in any language', (typed, price) => {
    for (const locale of LOCALES) expect(parseAmount(typed, locale, 3), locale).toBe(price)
  })

  it.each(DOT_GROUPS)('reads groups in prices with two decimals in %s', (locale) => {
    expect(parseAmount('1.500', locale, 2)).toBe('1500')
  })

  it.each([' ', '\u00a0', '\u202f', '\u2009'])('reads French groups parted by %j', (space) => {
    expect(parseAmount(`1${space}234${space}567,89`, 'fr')).toBe('1234567.89')
  })

  it.each([
    ['１２３．５', 'ja', '123.5'],
    ['１，２３４', 'zh-CN', '1234'],
    ['๑๒๓.๕', 'th', '123.5'],
    ['١٢', 'en', '12'],
    ['०१२३४५६७८९', 'en', '123456789'],
    ['𝟘𝟙𝟡', 'en', '19'],
    ['  12.5\u00a0', 'en', '12.5'],
    ['١٬٢٣٤٫٥', 'de', '1234.5'],
    ['12。5', 'zh-CN', '12.5'],
    ['\u202a1\u200b2.5\u202c', 'en', '12.5'],
  ])('reads the digits of %s', (typed, locale, amount) => {
    expect(parseAmount(typed, locale)).toBe(amount)
  })

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    'Infinity',
    'NaN',
    'ten',
    '1,5,0',
    '1.5.0',
    '12,34,567',
    '1,234.5,6',
    '1.234,5.6',
    '1.2.3',
    '1,2,3',
    '1 234,567.8',
    "1'00",
    "0'500",
    "1'000 000",
    '1.000.00',
    '1 5',
    '$5',
    '5 USD',
    '½',
    '10²',
    '1__000',
  ])('does not guess what %j means in any language', (typed) => {
    for (const locale of LOCALES) expect(parseAmount(typed, locale), locale).toBeNull()
  })

  it('reads an amount that begins or ends with the decimal sign', () => {
    expect(['.5', '.55', '5.', '0.'].map((typed) => parseAmount(typed, 'en'))).toEqual([
      '0.5',
      '0.55',
      '5',
      '0',
    ])
    expect(['.', '1..5', '1.5.'].map((typed) => parseAmount(typed, 'en'))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('takes signs for grouping only where they part thousands', () => {
    expect(parseAmount('1,234,567', 'en')).toBe('1234567')
    for (const typed of ['1,23', '1,2345', '12345,678', '0,123', ',123', '1,234x', 'x1,234']) {
      expect(parseAmount(typed, 'en'), typed).toBeNull()
    }
  })

  it('reads full-width signs as they are meant', () => {
    expect(parseAmount('１，２３４．５', 'en')).toBe('1234.5')
  })

  it.each(LOCALES)('types an amount as %s reads it', (locale) => {
    expect(parseAmount(typedAmount('1500.25', locale), locale)).toBe('1500.25')
  })

  it('writes a number of a request without an exponent', () => {
    expect([1e-7, 1e21, 0.1].map(decimalOf)).toEqual(['0.0000001', '1000000000000000000000', '0.1'])
  })

  it('does not read a German comma in English as grouping or as a decimal sign', () => {
    expect(parseAmount('1,5', 'en')).toBeNull()
    expect(parseAmount('1,50', 'en')).toBeNull()
  })

  it('keeps every digit of a long amount', () => {
    expect(parseAmount('123456789012345678901234.123456789', 'en')).toBe(
      '123456789012345678901234.123456789',
    )
  })
})
