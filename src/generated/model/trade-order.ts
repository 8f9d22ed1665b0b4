/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableMoney } from './nullable-money.ts';
import type { NullablePrice } from './nullable-price.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { NullableSlippageRate } from './nullable-slippage-rate.ts';
import type { NullableTickId } from './nullable-tick-id.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { OrderDirection } from './order-direction.ts';
import type { OrderId } from './order-id.ts';
import type { OrderResult } from './order-result.ts';
import type { Price } from './price.ts';
import type { ProductName } from './product-name.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { Rate } from './rate.ts';
import type { SettlementRule } from './settlement-rule.ts';
import type { SettlementSeconds } from './settlement-seconds.ts';
import type { Timestamp } from './timestamp.ts';
import type { TradeOrderType } from './trade-order-type.ts';

/**
 * A timed order. Amounts are in `currency`: `amount` is the stake, `fee` = `amount` x `fee_rate`
 * and `expected_profit` = `amount` x `profit_rate`, each half-up to the cent. `payout` is
 * `amount` + `expected_profit` for a win, 0.00 for a loss, `amount` + `fee` for a draw;
 * `net_profit` = `payout` - `amount` - `fee`; both are null until it settled. `lucky_gold`, when
 * present, is a bonus paid apart from the payout, in the same currency.
 *
 * `accepted_price` is the price that the user saw and accepted; `open_price` and `close_price`
 * are those by which the order was decided, of the last ticks at or before `open_time`, the
 * second of acceptance, and `close_time` = `settles_at` = `open_time` + `seconds`. The ticks
 * were published at `open_tick_time` and `close_tick_time`. What belongs to the close is null
 * while the order is open.
 */
export interface TradeOrder {
  /** A timed order. */
  type: TradeOrderType;
  id: OrderId;
  request_id: NullableRequestId | null;
  symbol: ProductSymbol;
  name: ProductName;
  direction: OrderDirection;
  currency: Currency;
  amount: Money;
  seconds: SettlementSeconds;
  profit_rate: Rate;
  fee_rate: Rate;
  fee: Money;
  expected_profit: Money;
  accepted_price: NullablePrice | null;
  accepted_tick_id: NullableTickId | null;
  slippage_rate_max: NullableSlippageRate | null;
  open_price: Price;
  open_time: Timestamp;
  open_tick_id: NullableTickId | null;
  open_tick_time: NullableTimestamp | null;
  settles_at: Timestamp;
  close_price: NullablePrice | null;
  close_time: NullableTimestamp | null;
  close_tick_id: NullableTickId | null;
  close_tick_time: NullableTimestamp | null;
  settlement_rule: SettlementRule;
  result: OrderResult;
  payout: NullableMoney | null;
  net_profit: NullableMoney | null;
  /**
     * Lucky number of a campaign. It decides nothing about the result.
     * @minimum 0
     * @maximum 999999999
     */
  lucky_number?: number;
  lucky_gold?: Money;
  /**
     * Factor of a campaign, which made lucky_gold. The payout does not depend on it.
     * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
     */
  multiple?: string;
}
