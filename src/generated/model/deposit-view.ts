/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DepositMethod } from './deposit-method.ts';
import type { DepositRelease } from './deposit-release.ts';
import type { Money } from './money.ts';
import type { NullableDepositReleaseRequest } from './nullable-deposit-release-request.ts';
import type { WithdrawalConditions } from './withdrawal-conditions.ts';

/**
 * `min` and `max` bound one deposit now: once an amount is released, `max` is never above it.
 */
export interface DepositView {
  currency: Currency;
  min: Money;
  max: Money;
  release: DepositRelease;
  request: NullableDepositReleaseRequest | null;
  /** @maxItems 20 */
  methods: DepositMethod[];
  conditions: WithdrawalConditions;
}
