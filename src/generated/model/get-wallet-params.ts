/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { LedgerType } from './ledger-type.ts';
import type { LimitQueryParameter } from './limit-query-parameter.ts';
import type { PageQueryParameter } from './page-query-parameter.ts';

export type GetWalletParams = {
/**
 * Only ledger entries of this type.
 */
type?: LedgerType;
/**
 * Only ledger entries of this currency.
 */
currency?: Currency;
/**
 * Only ledger entries from this moment on, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
from?: number;
/**
 * Only ledger entries before this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
to?: number;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};
