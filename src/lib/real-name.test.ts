import { expect, test } from 'vitest'
import { nameEntry } from './name-entry.ts'
import { isName } from './real-name.ts'

test.each([
  'Ana María O’Neill-Sørensen',
  'Martin Luther King, Jr.',
  "'t Hart",
  'O´Neill',
  'Smith\u2011Jones',
  '李明',
  '李',
  '张〇',
  '古麗米熱‧艾比布力',
  '古麗米熱•艾比布力',
  '古麗米熱．艾比布力',
  '古麗米熱･艾比布力',
  '陳大文（Peter）',
  'สมชาย ใจดี',
  'Nguyễn Văn A',
  'علی\u200cرضا',
  'ג׳ורג׳',
  'བསྟན་འཛིན',
])('"%s" is a name', (name) => {
  expect(isName(nameEntry.read(` ${name} `))).toBe(true)
})

test.each(['- Morgan', 'Alex 🙂', '!!', "'", '(A)', '<b>Alex</b>', 'Al3x', '\u200b', '  '])(
  '"%s" is none',
  (name) => {
    expect(isName(nameEntry.read(name))).toBe(false)
  },
)
