import type { CoinBalance } from '../../../src/generated/h5.schemas.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { feeRate } from '../../core/fees.ts'
import { money } from '../../core/money.ts'
import { ownPageOf } from '../../core/page.ts'
import { rules } from '../../core/rules.ts'
import { balancesOf, holdingsOf } from './balances.ts'
import type { StoredExchange } from './exchange.ts'
import { submitExchange, toExchangeRecord } from './exchange.ts'
import { ledgerPage } from './ledger-page.ts'
import { netWorthOf, worthOf } from './net-worth.ts'
import { COINS, offersOf, publishedRate } from './offers.ts'
import { trendOf } from './trend.ts'

const { currency, exchange } = rules

/** What a user has and how it came to be, and exchanges of cash and coins. */
export const walletHandlers = {
  getWallet: (call, query) => {
    const { world, userId, now } = call
    const holdings = holdingsOf(world, userId, currency)
    const allocation = (['available', 'frozen', 'financing'] as const)
      .filter((type) => holdings[type] !== 0)
      .map((type) => ({ type, amount: money(holdings[type], currency) }))
    return {
      currency,
      balances: balancesOf(world, userId),
      net_worth: netWorthOf(world, userId, now),
      coins: COINS.map((coin) => coinBalance(call, coin)),
      trend: trendOf(world, userId, now),
      allocation,
      ledger: ledgerPage(call, query),
    }
  },

  getExchange: ({ world, userId, now }) => ({
    currency,
    available: money(world.ledger.balance(userId, 'available', currency), currency),
    min: exchange.min,
    max: exchange.max,
    fee_rate: feeRate(world, 'exchange'),
    offers: offersOf(world, userId, now),
  }),

  submitExchange: (call, form) => () => ({ record: toExchangeRecord(submitExchange(call, form)) }),

  listExchangeRecords: (call, query) => {
    const { type, coin, request_id } = query
    const wanted = { type, coin, request_id }
    const { rows, ...paging } = ownPageOf<StoredExchange>(call, 'exchanges', wanted, query)
    return { list: rows.map(toExchangeRecord), ...paging }
  },
} satisfies Partial<Handlers>

function coinBalance({ world, userId, now }: UserCall, coin: CoinBalance['coin']): CoinBalance {
  const { available, frozen } = holdingsOf(world, userId, coin)
  const { rate } = publishedRate(world, coin, now)
  return {
    coin,
    available: money(available, coin),
    frozen: money(frozen, coin),
    rate,
    value: money(worthOf(world, coin, available + frozen, now), currency),
    currency,
  }
}
