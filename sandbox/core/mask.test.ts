import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test('a short text shows its first character alone', () => {
  expect(mask('abcdef')).toBe('a****')
  expect(mask('李明')).toBe('李****')
})

test('an accent stays with its letter', () => {
  expect(mask('e\u0301abcdefgh')).toBe('e\u0301ab****fgh')
})
