import type {
  LanguageCode,
  OrderDirection,
  OrderResult,
  TradeOrder,
} from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Tick } from '../../market/market.ts'
import { luckOf } from './outcome.ts'

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
