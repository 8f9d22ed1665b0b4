import { expect, test } from 'vitest'
import { isName, normalName } from './real-name.ts'

test.each([
  'Ana María O’Neill-Sørensen',
  'Martin Luther King, Jr.',
  '李明',
  'สมชาย ใจดี',
  'Nguyễn Văn A',
])('"%s" is a name', (name) => {
  expect(isName(normalName(` ${name} `))).toBe(true)
})

test.each(['- Morgan', 'Alex 🙂', '!!', 'A.', 'Alex\u202eMorgan', '  '])('"%s" is none', (name) => {
  expect(isName(normalName(name))).toBe(false)
})
