import { openOrder } from '../areas/orders/place.ts'
import { units } from '../core/money.ts'
import { createUser } from '../core/new-user.ts'
import { rules } from '../core/rules.ts'
import { openSession } from '../core/users.ts'
import type { World } from '../core/world.ts'
import { settlementOptions } from '../market/settlement-options.ts'

const { currency } = rules

/** A user of the load, with a session. */
export interface LoadUser {
  id: number
  token: string
}

/** Products whose markets never close. */
export const SYMBOLS = ['BTCUSD', 'ETHUSD', 'SOLUSD', 'XRPUSD']

/** Makes users with money who cannot log in: they have a session already. */
export function makeUsers(world: World, name: string, count: number): LoadUser[] {
  return world.database.transaction(() =>
    Array.from({ length: count }, (_, index) => {
      const account = `${name}${index}@example.com`
      const id = createUser(world, { account, email: account, passwordHash: '' })
      world.ledger.move({
        at: world.clock.now(),
        kind: 'gift',
        from: { house: 'bonuses' },
        to: { user: id, account: 'available' },
        amount: units('20000.00', currency),
        currency,
      })
      return { id, token: openSession(world, id) }
    }),
  )
}

/** Gives every user as many open orders, all of which settle in the same second, and says which. */
export function openOrders(world: World, users: readonly LoadUser[], each: number): number {
  const at = world.clock.now()
  const [option] = settlementOptions('BTCUSD').toReversed()
  if (!option) throw new Error('No settlement option')
  world.database.transaction(() => {
    for (const { id } of users) {
      for (let count = 0; count < each; count += 1) {
        const symbol = SYMBOLS[count % SYMBOLS.length] ?? 'BTCUSD'
        const tick = world.market.lastTick(symbol, at * 1000)
        openOrder(world, {
          userId: id,
          requestId: crypto.randomUUID(),
          symbol,
          direction: count % 8 < 4 ? 'up' : 'down',
          amount: units('10.00', currency),
          option,
          accepted: { price: tick.price, tickId: tick.id, maxSlippageRate: '0.0005' },
          tick,
          at,
        })
      }
    }
  })
  return at + option.seconds
}
