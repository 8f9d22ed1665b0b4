/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { OrderDirection } from './order-direction.ts';
import type { Price } from './price.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { Rate } from './rate.ts';
import type { RequestId } from './request-id.ts';
import type { SettlementSeconds } from './settlement-seconds.ts';
import type { SlippageRate } from './slippage-rate.ts';
import type { TickId } from './tick-id.ts';

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
  profit_rate: Rate;
  fee_rate: Rate;
  accepted_price: Price;
  accepted_tick_id: TickId;
  max_slippage_rate: SlippageRate;
  request_id: RequestId;
}
