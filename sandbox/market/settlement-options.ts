import type { OrderLimits, SettlementOption } from '../../src/generated/h5.schemas.ts'
import { rules } from '../core/rules.ts'
import { PRODUCTS } from './products.ts'

/** What one order and all open orders of a user together may hold, and how fresh its price must be. */
export const ORDER_LIMITS: OrderLimits = {
  currency: rules.currency,
  single_min: rules.orders.singleMin,
  single_max: rules.orders.singleMax,
  total_max: rules.orders.totalMax,
  quote_seconds: 10,
  slippage_rate_max: '0.0005',
}

/** Seconds after which an order can settle, with the profit rate of each. */
const PROFIT_RATES = [
  { seconds: 30, profit_rate: '0.80' },
  { seconds: 60, profit_rate: '0.82' },
  { seconds: 120, profit_rate: '0.84' },
  { seconds: 180, profit_rate: '0.86' },
  { seconds: 300, profit_rate: '0.90' },
]

const OPTIONS: readonly SettlementOption[] = PROFIT_RATES.map((option) => ({
  ...option,
  fee_rate: rules.orders.feeRate,
  single_min: ORDER_LIMITS.single_min,
  single_max: ORDER_LIMITS.single_max,
  total_max: ORDER_LIMITS.total_max,
  currency: ORDER_LIMITS.currency,
}))

/** The settlement options of a product, shortest first: the same for all, none for an unknown one. */
export function settlementOptions(symbol: string): readonly SettlementOption[] {
  return PRODUCTS.some((product) => product.symbol === symbol) ? OPTIONS : []
}
