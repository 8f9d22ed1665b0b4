import { describe, expect, it } from 'vitest'
import { takeAway } from '@/test/browser.ts'
import { linePieces } from './line-pieces.ts'

describe('a line', () => {
  it('breaks between words', () => {
    expect(linePieces('Order placed', 'en')).toEqual(['Order', ' ', 'placed'])
    expect(linePieces('หมายเลขคำสั่ง', 'th')).toEqual(['หมายเลข', 'คำ', 'สั่ง'])
  })

  it.each([
    ['Order 7001 placed', ['Order', ' ', '7001', ' ', 'placed']],
    ['注文 7001', ['注', '文', ' ', '7001']],
    ['คำสั่ง BTC', ['ค', 'ำ', 'สั่', 'ง', ' ', 'BTC']],
    ['', []],
  ])('breaks in the oldest browsers, too: %s', (text, pieces) => {
    takeAway(Intl, 'Segmenter')
    expect(linePieces(text, 'en')).toEqual(pieces)
    expect(pieces.join('')).toBe(text)
  })
})
