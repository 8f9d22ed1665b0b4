/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { Currency } from './currency.ts';
import type { ExchangeType } from './exchange-type.ts';
import type { Money } from './money.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { Price } from './price.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `cash_settlement` is the cash given or received, in `currency`; `currency_settlement` the
 * coins received or given, in `coin`, at `rate`, the price of one coin. `fee` is cash: given
 * cash includes it, received cash is after it. `created_at` is when it was carried out.
 */
export interface ExchangeRecord {
  /**
     * Id of the exchange.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: ExchangeType;
  coin: Coin;
  rate: Price;
  currency: Currency;
  cash_settlement: Money;
  currency_settlement: Money;
  fee: Money;
  created_at: Timestamp;
}
