import { expect, test } from 'vitest'
import { inGroups } from './groups.ts'

test.each([
  ['', ''],
  ['4111', '4111'],
  ['41111', '4111 1'],
  ['4111 1111 11111111', '4111 1111 1111 1111'],
  ['TQn9Y2khEs', 'TQn9 Y2kh Es'],
])('%j is %j', (text, groups) => {
  expect(inGroups(text)).toBe(groups)
})
