import type {
  CoinBalance,
  Currency,
  LedgerEntry,
  LedgerPage,
  LedgerType,
} from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { feeRate } from '../../core/fees.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { ownPageOf, pageOf } from '../../core/page.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import type { Operations } from '../../generated/operations.ts'
import { balancesOf, holdingsOf, netWorthOf, trendOf, worthOf } from './balances.ts'
import type { StoredExchange } from './exchange.ts'
import { COINS, offersOf, publishedRate, submitExchange, toExchangeRecord } from './exchange.ts'

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

interface EntryRow {
  id: number
  at: number
  kind: LedgerType
  currency: Currency
  amount: Units
  balance_after: Units
  record_id: string | null
  note: TextId | null
}

/** What is looked for: kind and currency, from a moment on and before another. */
type Query = Operations['getWallet']['input']

/**
 * A page of the user's ledger: every movement of an available balance, in all currencies, with that
 * balance after it. What only moves between frozen and the house is not the user's to spend, and no
 * line.
 */
export function ledgerPage({ world, userId, language }: UserCall, query: Query): LedgerPage {
  const { rows, ...paging } = pageOf<EntryRow>(
    world.database,
    {
      select: '*',
      from: `FROM (
               SELECT m.id, m.at, m.kind, own.currency, -m.amount AS amount,
                 m.from_after AS balance_after, m.record_id, m.note
               FROM accounts own JOIN movements m ON m.from_account = own.id
               WHERE own.owner = :userId AND own.kind = 'available'
               UNION ALL
               SELECT m.id, m.at, m.kind, own.currency, m.amount, m.to_after, m.record_id, m.note
               FROM accounts own JOIN movements m ON m.to_account = own.id
               WHERE own.owner = :userId AND own.kind = 'available'
             )
             WHERE (:kind IS NULL OR kind = :kind)
               AND (:currency IS NULL OR currency = :currency)
               AND (:from IS NULL OR at >= :from)
               AND (:to IS NULL OR at < :to)`,
      orderBy: 'id DESC',
      values: {
        userId,
        kind: query.type ?? null,
        currency: query.currency ?? null,
        from: query.from ?? null,
        to: query.to ?? null,
      },
    },
    query,
  )
  return {
    list: rows.map(
      (row): LedgerEntry => ({
        id: recordId('le', row.id),
        type: row.kind,
        currency: row.currency,
        amount: money(row.amount, row.currency),
        balance_after: money(row.balance_after, row.currency),
        record_id: row.record_id,
        note: row.note === null ? null : text(language, row.note),
        created_at: row.at,
      }),
    ),
    ...paging,
  }
}
