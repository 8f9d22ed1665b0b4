import { describe, expect, it } from 'vitest'
import { inWayOrder } from './method-order.ts'

const ways = [
  { id: 'a', type: 'alipay' },
  { id: 'w', type: 'wechat_pay' },
  { id: 'b', type: 'bank_transfer' },
  { id: 'c1', type: 'crypto_transfer' },
  { id: 'c2', type: 'crypto_transfer' },
] as const

describe('inWayOrder', () => {
  it.each([
    ['en', ['en-US'], 'b c1 c2 a w'],
    ['de', [], 'b c1 c2 a w'],
    ['zh-CN', ['en-US'], 'a w b c1 c2'],
    ['zh-HK', [], 'a w b c1 c2'],
    ['en', ['en-CN'], 'a w b c1 c2'],
  ])('of a page in %s and the languages %j is %s', (locale, languages, order) => {
    expect(
      inWayOrder(ways, locale, languages)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(order)
  })
})
