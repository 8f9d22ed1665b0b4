import { describe, expect, it } from 'vitest'
import { mask } from './mask.ts'

describe('mask', () => {
  it.each([
    ['13800138000', '138****000'],
    ['demo@example.com', 'dem****com'],
    ['abcdefg', 'abc****efg'],
    ['王小明的身份证号码', '王小明****证号码'],
    ['😀😁😂🤣😃😄😅', '😀😁😂****😃😄😅'],
  ])(
    'keeps the first and the last three characters of %s',
    { tags: 'constant.mask' },
    (text, masked) => {
      expect(mask(text)).toBe(masked)
    },
  )

  it.each([
    ['', ''],
    ['a', 'a****'],
    ['abc', 'a****'],
    ['abcdef', 'a****'],
    ['王小明', '王****'],
  ])('shows no more than one character of a short text: %j', (text, masked) => {
    expect(mask(text)).toBe(masked)
  })

  it('does not tell how long the text is', () => {
    expect(mask('abcdefghijklmnop')).toHaveLength(mask('abcdefg').length)
    expect(mask('ab')).toHaveLength(mask('abcdef').length)
  })

  it('changes nothing when it is applied twice', () => {
    for (const text of ['', 'a', 'ab', 'abcdef', 'abcdefg', '138****000', '😀😁😂🤣😃😄😅']) {
      expect(mask(mask(text))).toBe(mask(text))
    }
  })

  it('never cuts a character in half', () => {
    expect(mask('👨‍👩‍👧abcdef👨‍👩‍👧')).toBe('👨‍👩‍👧ab****ef👨‍👩‍👧')
    expect(mask('e\u0301bcdefg')).toBe('e\u0301bc****efg')
    expect(mask('🇩🇪🇯🇵👍🏽abc❤️ef')).toBe('🇩🇪🇯🇵👍🏽****❤️ef')
    expect(mask('สมชายใจดี')).toBe('สมช****ใจดี')
  })
})
