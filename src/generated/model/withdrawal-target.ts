/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { MaskedText } from './masked-text.ts';
import type { NullableNetwork } from './nullable-network.ts';
import type { NullableWithdrawalQuote } from './nullable-withdrawal-quote.ts';
import type { TargetId } from './target-id.ts';
import type { WithdrawalTargetType } from './withdrawal-target-type.ts';

/**
 * `currency` is what arrives; one that differs from the currency of the view is a coin.
 */
export interface WithdrawalTarget {
  id: TargetId;
  type: WithdrawalTargetType;
  /**
     * Bank or wallet as the user knows it.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  masked_number: MaskedText;
  currency: Currency;
  network: NullableNetwork | null;
  quote: NullableWithdrawalQuote | null;
}
