/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedRate } from './accepted-rate.ts';
import type { OrderDirection } from './order-direction.ts';
import type { Price } from './price.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { RequestId } from './request-id.ts';
import type { SettlementSeconds } from './settlement-seconds.ts';
import type { SlippageRate } from './slippage-rate.ts';
import type { TickId } from './tick-id.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * An order and the terms that the user saw and accepts; `accepted_price` is the price of the
 * tick `accepted_tick_id`.
 */
export interface PlaceOrderForm {
  symbol: ProductSymbol;
  direction: OrderDirection;
  /**
     * Stake in USD, without the fee.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  seconds: SettlementSeconds;
  profit_rate: AcceptedRate;
  fee_rate: AcceptedRate;
  accepted_price: Price;
  accepted_tick_id: TickId;
  slippage_rate_max: SlippageRate;
  request_id: RequestId;
  valid_until: ValidUntil;
}
