/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Code, link, rules and totals. Invitations add up without end, and the reward is claimed through
 * customer service.
 * @summary Get the invitation
 */
export const getInvitationResponseOneMsgMax = 500;

export const getInvitationResponseOneTimeMin = 1000000000;
export const getInvitationResponseOneTimeMax = 9999999999;

export const getInvitationResponseOneDataCodeRegExp = new RegExp('^[A-Z0-9]{6,10}$');
export const getInvitationResponseOneDataLinkMax = 300;


export const getInvitationResponseOneDataLinkRegExp = new RegExp('^https?://h5[.].+');
export const getInvitationResponseOneDataRulesMax = 20000;

export const getInvitationResponseOneDataEndsAtMin = 1000000000;
export const getInvitationResponseOneDataEndsAtMax = 9999999999;

export const getInvitationResponseOneDataTotalsInviteesMin = 0;
export const getInvitationResponseOneDataTotalsInviteesMax = 1000000;

export const getInvitationResponseOneDataTotalsBonusTotalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getInvitationResponseOneDataTotalsBonusClaimableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getInvitationResponseOneDataTotalsBonusPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getInvitationResponseTwoMsgMax = 500;

export const getInvitationResponseTwoTimeMin = 1000000000;
export const getInvitationResponseTwoTimeMax = 9999999999;

export const getInvitationResponseThreeMsgMax = 500;

export const getInvitationResponseThreeTimeMin = 1000000000;
export const getInvitationResponseThreeTimeMax = 9999999999;



export const GetInvitationResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInvitationResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getInvitationResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getInvitationResponseOneDataCodeRegExp)),
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationResponseOneDataLinkMax)).check(/*#__PURE__*/ zod.regex(getInvitationResponseOneDataLinkRegExp)),
  "rules": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationResponseOneDataRulesMax)),
  "ends_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInvitationResponseOneDataEndsAtMin)).check(/*#__PURE__*/ zod.lte(getInvitationResponseOneDataEndsAtMax))),
  "claim_through": /*#__PURE__*/ zod.enum(['customer_service']),
  "totals": /*#__PURE__*/ zod.object({
  "invitees": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInvitationResponseOneDataTotalsInviteesMin)).check(/*#__PURE__*/ zod.lte(getInvitationResponseOneDataTotalsInviteesMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "bonus_total": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getInvitationResponseOneDataTotalsBonusTotalRegExp)),
  "bonus_claimable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getInvitationResponseOneDataTotalsBonusClaimableRegExp)),
  "bonus_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getInvitationResponseOneDataTotalsBonusPaidRegExp))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInvitationResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getInvitationResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInvitationResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getInvitationResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Who registered with the code, masked, with the bonus for each and whether it was claimed, newest
 * first. Nobody else learns more of an invitee than this.
 * @summary List invitees and bonuses
 */
export const listInviteesResponseOneMsgMax = 500;

export const listInviteesResponseOneTimeMin = 1000000000;
export const listInviteesResponseOneTimeMax = 9999999999;

export const listInviteesResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listInviteesResponseOneDataListItemAccountMax = 100;

export const listInviteesResponseOneDataListItemBonusRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listInviteesResponseOneDataListItemBonusPaidAtMin = 1000000000;
export const listInviteesResponseOneDataListItemBonusPaidAtMax = 9999999999;

export const listInviteesResponseOneDataListItemRegisteredAtMin = 1000000000;
export const listInviteesResponseOneDataListItemRegisteredAtMax = 9999999999;

export const listInviteesResponseOneDataListMax = 100;

export const listInviteesResponseOneDataTotalMin = 0;


export const listInviteesResponseOneDataLimitMax = 100;

export const listInviteesResponseTwoMsgMax = 500;

export const listInviteesResponseTwoTimeMin = 1000000000;
export const listInviteesResponseTwoTimeMax = 9999999999;

export const listInviteesResponseThreeMsgMax = 500;

export const listInviteesResponseThreeTimeMin = 1000000000;
export const listInviteesResponseThreeTimeMax = 9999999999;



export const ListInviteesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listInviteesResponseOneDataListItemIdRegExp)),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInviteesResponseOneDataListItemAccountMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "bonus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listInviteesResponseOneDataListItemBonusRegExp)),
  "bonus_state": /*#__PURE__*/ zod.enum(['none', 'claimable', 'paid', 'unknown']),
  "bonus_paid_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseOneDataListItemBonusPaidAtMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseOneDataListItemBonusPaidAtMax))),
  "registered_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseOneDataListItemRegisteredAtMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseOneDataListItemRegisteredAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listInviteesResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteesResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

