/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { ExchangeType } from './exchange-type.ts';
import type { Price } from './price.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `rate` is the rate that the user accepted; another one than the present is refused with price_changed.
 */
export interface SubmitExchangeForm {
  type: ExchangeType;
  coin: Coin;
  /**
     * What is given - cash (2 decimals) for cash_to_coin, coins (USDT 2 decimals, others 8) for coin_to_cash.
     * @minimum 1e-8
     * @maximum 1000000
     */
  amount: number;
  rate: Price;
  request_id: RequestId;
  valid_until: ValidUntil;
}
