/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Project } from './project.ts';
import type { PurchaseTerms } from './purchase-terms.ts';

/**
 * `available` is the cash that the user can invest.
 */
export interface ProjectView {
  project: Project;
  available: Money;
  currency: Currency;
  terms: PurchaseTerms;
}
