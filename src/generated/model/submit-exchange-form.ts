/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedMoney } from './accepted-money.ts';
import type { Coin } from './coin.ts';
import type { ExchangeType } from './exchange-type.ts';
import type { Price } from './price.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `rate` and `fee`, in cash, are those that the user saw.
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
  fee: AcceptedMoney;
  request_id: RequestId;
  valid_until: ValidUntil;
}
