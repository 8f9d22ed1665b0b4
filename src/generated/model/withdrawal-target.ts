/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { NullableNetwork } from './nullable-network.ts';
import type { TargetId } from './target-id.ts';
import type { WithdrawalTargetKind } from './withdrawal-target-kind.ts';

export interface WithdrawalTarget {
  id: TargetId;
  kind: WithdrawalTargetKind;
  /**
     * Bank or wallet as the user knows it.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Number or address with its first and last characters.
     * @minLength 1
     * @maxLength 100
     */
  masked_number: string;
  currency: Currency;
  network: NullableNetwork | null;
}
