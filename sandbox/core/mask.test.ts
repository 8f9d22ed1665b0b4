import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.each([
  ['+12025550143', '+12****143'],
  ['demo@example.com', 'dem****com'],
  ['Alex Morgan', 'Ale****gan'],
  ['X123456789', 'X12****789'],
  ['abcdefg', 'abc****efg'],
])('%s is shown as %s', (text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('a short text shows its first character alone', () => {
  expect(mask('abcdef')).toBe('a****')
  expect(mask('李明')).toBe('李****')
})

test('an accent stays with its letter', () => {
  expect(mask('e\u0301abcdefgh')).toBe('e\u0301ab****fgh')
})
