/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AllocationKind } from './allocation-kind.ts';
import type { Money } from './money.ts';

export interface AllocationPart {
  kind: AllocationKind;
  amount: Money;
}
