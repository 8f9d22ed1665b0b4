import { expect, it } from 'vitest'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { pathPicture } from './order-picture.ts'

const tick = (as_of: number, price: string): Tick => ({ tick_id: `T-${as_of}`, price, as_of })

it('leads from the opening to the second of the end, though both ticks are older', () => {
  // The picture reads no other fields.
  const order = {
    open_time: 100,
    settles_at: 130,
    open_price: '10',
    close_price: '20',
  } as TradeOrder
  const ticks = [tick(98, '10'), tick(101, '15'), tick(129, '20')]
  const { line, entry, end } = pathPicture(order, ticks, { width: 300, height: 124 })
  // The range leaves 12 % free at either edge.
  expect([entry, end]).toEqual([112, { x: 300, y: 12 }])
  expect(line).toBe('M0 112L10 62L290 62L290 12L300 12')
})
