import type { CoinBalance } from '../../../src/generated/model/coin-balance.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { convert, money } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { rules } from '../../core/rules.ts'
import { balancesOf, holdingsOf } from './balances.ts'
import type { StoredExchange } from './exchange.ts'
import { submitExchange, toExchangeRecord } from './exchange.ts'
import { ledgerPage } from './ledger-page.ts'
import { COINS, offersOf, publishedRate } from './offers.ts'
import { trendOf } from './trend.ts'

const { currency, exchange } = rules

/** What a user has and how it came to be, and exchanges of cash and coins. */
export const walletHandlers = {
  getWallet: (call, query) => {
    const { world, userId, now } = call
    const holdings = holdingsOf(world, userId)
    const { available, frozen, financing } = holdings
    const allocation = (['available', 'frozen', 'financing'] as const)
      .filter((kind) => holdings[kind] !== 0)
      .map((kind) => ({ kind, amount: money(holdings[kind], currency) }))
    return {
      currency,
      balances: balancesOf(world, userId),
      coins: COINS.map((coin) => coinBalance(call, coin)),
      trend: trendOf(world, userId, available + frozen + financing, now),
      allocation,
      ledger: ledgerPage(call, query),
    }
  },

  getExchange: ({ world, userId, now }) => ({
    currency,
    available: money(world.ledger.balance(userId, 'available', currency), currency),
    min: exchange.min,
    max: exchange.max,
    fee_rate: exchange.feeRate,
    offers: offersOf(world, userId, now),
  }),

  submitExchange: (call, form) => () => ({ record: toExchangeRecord(submitExchange(call, form)) }),

  listExchangeRecords: ({ world, userId }, query) => {
    const { rows, ...paging } = pageOf<StoredExchange>(
      world.database,
      {
        select: '*',
        from: `FROM exchanges
               WHERE user_id = :userId
                 AND (:type IS NULL OR type = :type)
                 AND (:coin IS NULL OR coin = :coin)
                 AND (:requestId IS NULL OR request_id = :requestId)`,
        orderBy: 'number DESC',
        values: {
          userId,
          type: query.type ?? null,
          coin: query.coin ?? null,
          requestId: query.request_id ?? null,
        },
      },
      query,
    )
    return { list: rows.map(toExchangeRecord), ...paging }
  },
} satisfies Partial<Handlers>

function coinBalance({ world, userId, now }: UserCall, coin: CoinBalance['coin']): CoinBalance {
  const available = world.ledger.balance(userId, 'available', coin)
  const frozen = world.ledger.balance(userId, 'frozen', coin)
  const { rate } = publishedRate(world, coin, now)
  return {
    coin,
    available: money(available, coin),
    frozen: money(frozen, coin),
    rate,
    value: money(convert(available + frozen, coin, currency, rate), currency),
    currency,
  }
}
