/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { InvitationBonusState } from './invitation-bonus-state.ts';
import type { LimitQueryParameter } from './limit-query-parameter.ts';
import type { PageQueryParameter } from './page-query-parameter.ts';

export type ListInviteesParams = {
/**
 * Only bonuses in this state.
 */
bonus_state?: InvitationBonusState;
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
