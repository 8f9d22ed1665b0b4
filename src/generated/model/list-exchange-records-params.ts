/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { ExchangeType } from './exchange-type.ts';
import type { LimitQueryParameter } from './limit-query-parameter.ts';
import type { PageQueryParameter } from './page-query-parameter.ts';
import type { RequestIdQueryParameter } from './request-id-query-parameter.ts';

export type ListExchangeRecordsParams = {
/**
 * Only this direction.
 */
type?: ExchangeType;
/**
 * Only this coin.
 */
coin?: Coin;
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
