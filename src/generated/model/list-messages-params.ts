/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { LimitQueryParameter } from './limit-query-parameter.ts';
import type { MessageType } from './message-type.ts';
import type { PageQueryParameter } from './page-query-parameter.ts';

export type ListMessagesParams = {
/**
 * Only this type.
 */
type?: MessageType;
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
