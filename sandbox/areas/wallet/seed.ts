import type { Coin, ExchangeType } from '../../../src/generated/h5.schemas.ts'
import { inCash } from '../../core/cash.ts'
import { seedCash, units } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { beforeStory } from '../../seed/story.ts'
import { addTurnover, requireTurnover } from '../withdrawal/conditions.ts'
import { bookExchange, settle } from './exchange.ts'

const { currency } = rules

/** The demo user's exchanges, and what was taken over from a former system, as the examples tell. */
export const walletStory: readonly StoryEvent[] = [
  { before: beforeStory(1790091000), happen: (world, { demo }, at) => takeOver(world, demo, at) },
  exchanged(1791300600, 6001, 'cash_to_coin', 'USDT', '250.25', '1.00'),
  exchanged(1792337400, 6002, 'cash_to_coin', 'ETH', '1361.36', '3400.00'),
  exchanged(1792769400, 6003, 'cash_to_coin', 'BTC', '1441.44', '96000.00'),
  {
    before: beforeStory(1793028600),
    happen: (world, { demo }, at) =>
      world.ledger.move({
        at,
        kind: 'correction',
        from: { house: 'corrections' },
        to: { user: demo, account: 'available' },
        amount: seedCash('0.05'),
        currency,
        note: 'ledger.note.rounding',
      }),
  },
  exchanged(1794756600, 6004, 'coin_to_cash', 'BTC', '0.0025', '97000.00'),
]

/**
 * The balance of a former system, with the profit that was made there, and what of the turnover was
 * still needed and done.
 */
function takeOver(world: World, userId: number, at: number): void {
  world.ledger.move({
    at,
    kind: 'correction',
    from: { house: 'corrections' },
    to: { user: userId, account: 'available' },
    amount: seedCash('15405.21'),
    currency,
    note: 'ledger.note.takenOver',
  })
  world.database.insert('profits', { user_id: userId, imported: seedCash('5.72') })
  requireTurnover(world, userId, seedCash('3500.00'), null, at)
  addTurnover(world, userId, seedCash('895.50'), null, at)
}

function exchanged(
  told: number,
  number: number,
  type: ExchangeType,
  coin: Coin,
  amount: string,
  written: string,
): StoryEvent {
  return {
    area: 'coins',
    before: beforeStory(told),
    happen(world, { demo }, at) {
      const given = type === 'cash_to_coin' ? seedCash(amount) : units(amount, coin)
      const rate = inCash(written)
      bookExchange(world, {
        number,
        user_id: demo,
        request_id: `5b0f8c0e-6a57-4f0e-9d55-00000000${number}`,
        type,
        coin,
        rate,
        ...settle(type, coin, given, { rate, feeRate: rules.exchange.feeRate }),
        at,
      })
    },
  }
}
