/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { LimitQueryParameter } from './limit-query-parameter.ts';
import type { OrderDirection } from './order-direction.ts';
import type { OrderResult } from './order-result.ts';
import type { OrderView } from './order-view.ts';
import type { PageQueryParameter } from './page-query-parameter.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { RequestIdQueryParameter } from './request-id-query-parameter.ts';

export type ListOrdersParams = {
/**
 * Which orders.
 */
view?: OrderView;
/**
 * Only orders in this product.
 */
symbol?: ProductSymbol;
/**
 * Only this direction.
 */
direction?: OrderDirection;
/**
 * Only this result.
 */
result?: OrderResult;
/**
 * Only orders opened or bought at or after this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
from?: number;
/**
 * Only orders opened or bought before this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
to?: number;
/**
 * Only the record that this request made; how a client looks up an outcome whose answer was lost.
 * None in an answer whose `time` is more than 5 seconds after the request's `valid_until` is final:
 * it will never be (`ValidUntil`).
 */
request_id?: RequestIdQueryParameter;
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
