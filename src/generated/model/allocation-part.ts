/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AllocationType } from './allocation-type.ts';
import type { Money } from './money.ts';

/**
 * How much of the total asset, `amount`, is in which place.
 */
export interface AllocationPart {
  type: AllocationType;
  amount: Money;
}
