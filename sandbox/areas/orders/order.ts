import type {
  HoldingPage,
  LanguageCode,
  OrderDirection,
  OrderResult,
  TradeOrder,
} from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import type { Halt } from '../../market/halts.ts'
import { haltedOf } from '../../market/halts.ts'
import type { Tick } from '../../market/market.ts'
import { ORDER_LIMITS } from '../../market/settlement-options.ts'
import type { Run } from '../../market/ticks.ts'
import { runHolding, TICKS_PER_SECOND } from '../../market/ticks.ts'
import { luckOf } from './outcome.ts'

const { currency } = rules

/** A timed order with its ticks, as stored. Moments are Unix seconds. */
export interface OrderRow {
  number: number
  user_id: number
  request_id: string | null
  symbol: string
  direction: OrderDirection
  amount: Units
  fee: Units
  expected_profit: Units
  seconds: number
  profit_rate: string
  fee_rate: string
  accepted_price: string | null
  accepted_tick_id: string | null
  slippage_rate_max: string | null
  open_price: string
  open_tick_id: string | null
  open_tick_time: number | null
  open_time: number
  settles_at: number
  result: OrderResult
  close_price: string | null
  close_tick_id: string | null
  close_tick_time: number | null
  payout: Units | null
}

/** What makes an `OrderRow`: follow it with conditions about `o`. */
export const ORDER_COLUMNS =
  'o.*, opening.time AS open_tick_time, closing.price AS close_price, closing.time AS close_tick_time'
export const ORDERS = `FROM orders o
  LEFT JOIN order_ticks opening ON opening.id = o.open_tick_id
  LEFT JOIN order_ticks closing ON closing.id = o.close_tick_id`

/** The id of an order as the contract writes it. */
export const orderId = (number: number) => recordId('or', number)

/** Keeps a tick that opens or closes an order, so that anyone can check it later. */
export function keepTick({ database }: World, { id, symbol, price, time }: Tick): void {
  database.run(
    `INSERT INTO order_ticks (id, symbol, price, time) VALUES (:id, :symbol, :price, :time)
     ON CONFLICT (id) DO NOTHING`,
    { id, symbol, price, time },
  )
}

/** An order as the contract shows it. */
export function toOrder(row: OrderRow, language: LanguageCode): TradeOrder {
  const { currency } = rules
  const luck = luckOf(row.result, row.amount)
  const closed = row.close_tick_id !== null
  return {
    type: 'contract',
    id: orderId(row.number),
    request_id: row.request_id,
    symbol: row.symbol,
    name: text(language, `product.${row.symbol}`),
    direction: row.direction,
    currency,
    amount: money(row.amount, currency),
    seconds: row.seconds,
    profit_rate: row.profit_rate,
    fee_rate: row.fee_rate,
    fee: money(row.fee, currency),
    expected_profit: money(row.expected_profit, currency),
    accepted_price: row.accepted_price,
    accepted_tick_id: row.accepted_tick_id,
    slippage_rate_max: row.slippage_rate_max,
    open_price: row.open_price,
    open_time: row.open_time,
    open_tick_id: row.open_tick_id,
    open_tick_time: row.open_tick_time,
    settles_at: row.settles_at,
    close_price: row.close_price,
    close_time: closed ? row.settles_at : null,
    close_tick_id: row.close_tick_id,
    close_tick_time: row.close_tick_time,
    settlement_rule: row.open_tick_id === null ? 'unknown' : 'last_tick_at_or_before',
    result: row.result,
    payout: row.payout === null ? null : money(row.payout, currency),
    net_profit: row.payout === null ? null : money(row.payout - row.amount - row.fee, currency),
    ...(luck > 0 && {
      lucky_number: rules.lucky.number,
      lucky_gold: money(luck, currency),
      multiple: rules.lucky.multiple,
    }),
  }
}

type HoldingQuery = Operations['listHoldings']['input']

/** A page of open orders, newest first, with the sums of all open ones whatever the filter. */
export function listHoldings(call: UserCall, query: HoldingQuery): HoldingPage {
  const { database } = call.world
  const { symbol, request_id } = query
  const { rows, ...page } = pageOf<OrderRow>(
    database,
    {
      select: ORDER_COLUMNS,
      from: `${ORDERS} WHERE o.user_id = :userId AND o.result = 'open'
        AND (:symbol IS NULL OR o.symbol = :symbol)
        AND (:requestId IS NULL OR o.request_id = :requestId)`,
      orderBy: 'o.open_time DESC, o.number DESC',
      values: { userId: call.userId, symbol: symbol ?? null, requestId: request_id ?? null },
    },
    query,
  )
  const held = database.one<{ amount: Units; fee: Units; profit: Units }>(
    `SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(fee), 0) AS fee,
       coalesce(sum(expected_profit), 0) AS profit
     FROM orders WHERE user_id = :userId AND result = 'open'`,
    { userId: call.userId },
  )
  return {
    list: rows.map((row) => toOrder(row, call.language)),
    ...page,
    totals: {
      currency,
      amount: money(held.amount, currency),
      fee: money(held.fee, currency),
      expected_profit: money(held.profit, currency),
      total_max: ORDER_LIMITS.total_max,
      left: money(units(ORDER_LIMITS.total_max, currency) - held.amount, currency),
    },
  }
}

/** The open orders of all users that settle next, for the control page. */
export function openOrders({ database }: World, limit: number) {
  return database
    .all<OrderRow>(
      `SELECT ${ORDER_COLUMNS} ${ORDERS} WHERE o.result = 'open'
       ORDER BY o.settles_at, o.number LIMIT :limit`,
      { limit },
    )
    .map(({ number, user_id, symbol, direction, amount, open_price, settles_at }) => ({
      id: orderId(number),
      userId: user_id,
      symbol,
      direction,
      amount: money(amount, currency),
      openPrice: open_price,
      settlesAt: settles_at,
    }))
}

/** Times in which a feed hung, by product: made once for each array of halts. */
const known = new WeakMap<readonly Halt[], Map<string, readonly Run[]>>()

function frozenRuns(halts: readonly Halt[], symbol: string): readonly Run[] {
  let bySymbol = known.get(halts)
  if (!bySymbol) {
    bySymbol = new Map()
    known.set(halts, bySymbol)
  }
  let runs = bySymbol.get(symbol)
  if (!runs) {
    const frozen = halts.filter(({ kind }) => kind === 'frozen')
    runs = haltedOf(frozen, symbol).runs
    bySymbol.set(symbol, runs)
  }
  return runs
}

/**
 * The moment from which an order can be settled, Unix seconds. That is its second, unless the feed
 * hangs over it: which tick was the last one is known only when ticks come again. Undefined while
 * that is open. A market that is closed publishes nothing by rule, so nothing is waited for.
 */
export function settleableFrom(
  { halts }: World,
  { symbol, settles_at }: { symbol: string; settles_at: number },
): number | undefined {
  const frozen = runHolding(frozenRuns(halts.all(), symbol), settles_at * TICKS_PER_SECOND)
  if (!frozen) return settles_at
  const next = frozen.last + 1
  return Number.isFinite(next) ? Math.ceil(next / TICKS_PER_SECOND) : undefined
}
