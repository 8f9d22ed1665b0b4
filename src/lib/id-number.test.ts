import { expect, test } from 'vitest'
import { idNumberEntry } from './entries.ts'
import { isCountry, isIdNumber } from './id-number.ts'

/** A moment in 2026, Unix seconds. */
const NOW = 1_795_188_600

const fits = (
  text: string,
  country: string,
  document: 'id_card' | 'passport' | 'driving_licence',
) => isIdNumber(idNumberEntry.read(text), country, document, NOW)

test.each([
  ['11010519491231002X', 'CN'],
  ['11010519491231002Ｘ', 'CN'],
  ['12345678Z', 'ES'],
  ['12.345.678-Z', 'ES'],
  ['X1234567L', 'ES'],
  ['A1234563', 'HK'],
  ['A123456（3）', 'HK'],
  ['AB987654-3', 'HK'],
  ['1 1037 02071 81 1', 'TH'],
] as const)('%s is an identity card of %s', (number, country) => {
  expect(fits(number, country, 'id_card')).toBe(true)
})

test.each([
  ['another check character', '110105194912310021', 'CN'],
  ['no day of the calendar', '110105194902300020', 'CN'],
  ['a day to come', '110105204912310026', 'CN'],
  ['born too long ago', '440524188001010014', 'CN'],
  ['too short', '1101051949123100', 'CN'],
  ['another letter', '12345678A', 'ES'],
  ['another letter of a foreigner', 'Y1234567L', 'ES'],
  ['another check digit', 'A1234564', 'HK'],
  ['a passport number', 'X123456789', 'HK'],
  ['another check digit of thirteen', '1103702071812', 'TH'],
] as const)('%s: %s is none of %s', (_, number, country) => {
  expect(fits(number, country, 'id_card')).toBe(false)
})

test('documents without a known check digit have a digit, and not one character alone', () => {
  expect(fits('X123456789', 'US', 'passport')).toBe(true)
  expect(fits('E12345678', 'CN', 'passport')).toBe(true)
  expect(fits('L01X00T47', 'DE', 'id_card')).toBe(true)
  expect(fits('LZPTRV8CK', 'DE', 'id_card')).toBe(true)
  expect(fits('ABCDEFG', 'US', 'passport')).toBe(false)
  expect(fits('00000000', 'US', 'id_card')).toBe(false)
  expect(fits('123456789012345678901234567890123', 'US', 'id_card')).toBe(false)
})

test('the licence of a Spaniard carries the number of the identity card', () => {
  expect(fits('12345678-Z', 'ES', 'driving_licence')).toBe(true)
  expect(fits('12345678-A', 'ES', 'driving_licence')).toBe(false)
})

test('a country is one that exists', () => {
  expect(['US', 'DE', 'HK', 'TW'].every(isCountry)).toBe(true)
  expect(['QQ', 'ZZ', 'EU', 'UN'].some(isCountry)).toBe(false)
})
