/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { RequestIdQueryParameter } from './request-id-query-parameter.ts';

export type GetDailyBonusParams = {
/**
 * Only the record that this request made; how a client looks up an outcome whose answer was lost.
 * None in an answer whose `time` is more than 5 seconds after the request's `valid_until` is final:
 * it will never be (`ValidUntil`).
 */
request_id?: RequestIdQueryParameter;
};
