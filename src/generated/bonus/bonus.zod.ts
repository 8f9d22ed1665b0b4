/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Whether the bonus of this calendar day of the site's time zone can be claimed, and when the next
 * one can.
 * @summary Get the daily bonus
 */
export const getDailyBonusResponseOneMsgMax = 500;

export const getDailyBonusResponseOneTimeMin = 1000000000;
export const getDailyBonusResponseOneTimeMax = 9999999999;

export const getDailyBonusResponseOneDataAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDailyBonusResponseOneDataNextClaimAtMin = 1000000000;
export const getDailyBonusResponseOneDataNextClaimAtMax = 9999999999;

export const getDailyBonusResponseOneDataLastClaimedAtMin = 1000000000;
export const getDailyBonusResponseOneDataLastClaimedAtMax = 9999999999;

export const getDailyBonusResponseOneDataTimesClaimedMin = 0;
export const getDailyBonusResponseOneDataTimesClaimedMax = 1000000;

export const getDailyBonusResponseOneDataTotalClaimedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDailyBonusResponseTwoMsgMax = 500;

export const getDailyBonusResponseTwoTimeMin = 1000000000;
export const getDailyBonusResponseTwoTimeMax = 9999999999;

export const getDailyBonusResponseThreeMsgMax = 500;

export const getDailyBonusResponseThreeTimeMin = 1000000000;
export const getDailyBonusResponseThreeTimeMax = 9999999999;



export const GetDailyBonusResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDailyBonusResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDailyBonusResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getDailyBonusResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDailyBonusResponseOneDataAmountRegExp)),
  "claimable": /*#__PURE__*/ zod.boolean(),
  "next_claim_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDailyBonusResponseOneDataNextClaimAtMin)).check(/*#__PURE__*/ zod.lte(getDailyBonusResponseOneDataNextClaimAtMax))),
  "last_claimed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDailyBonusResponseOneDataLastClaimedAtMin)).check(/*#__PURE__*/ zod.lte(getDailyBonusResponseOneDataLastClaimedAtMax))),
  "last_request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "times_claimed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDailyBonusResponseOneDataTimesClaimedMin)).check(/*#__PURE__*/ zod.lte(getDailyBonusResponseOneDataTimesClaimedMax)),
  "total_claimed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDailyBonusResponseOneDataTotalClaimedRegExp))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDailyBonusResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDailyBonusResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getDailyBonusResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDailyBonusResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDailyBonusResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getDailyBonusResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Credits the bonus once per calendar day of the site's time zone. The same `request_id` answers
 * the first claim again, another one is refused until the next day.
 * @summary Claim the daily bonus
 */
export const ClaimDailyBonusBody = /*#__PURE__*/ zod.strictObject({
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const claimDailyBonusResponseOneMsgMax = 500;

export const claimDailyBonusResponseOneTimeMin = 1000000000;
export const claimDailyBonusResponseOneTimeMax = 9999999999;

export const claimDailyBonusResponseOneDataIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const claimDailyBonusResponseOneDataAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const claimDailyBonusResponseOneDataClaimedAtMin = 1000000000;
export const claimDailyBonusResponseOneDataClaimedAtMax = 9999999999;

export const claimDailyBonusResponseOneDataNextClaimAtMin = 1000000000;
export const claimDailyBonusResponseOneDataNextClaimAtMax = 9999999999;

export const claimDailyBonusResponseOneDataAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const claimDailyBonusResponseTwoMsgMax = 500;

export const claimDailyBonusResponseTwoTimeMin = 1000000000;
export const claimDailyBonusResponseTwoTimeMax = 9999999999;

export const claimDailyBonusResponseThreeMsgMax = 500;

export const claimDailyBonusResponseThreeTimeMin = 1000000000;
export const claimDailyBonusResponseThreeTimeMax = 9999999999;



export const ClaimDailyBonusResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimDailyBonusResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimDailyBonusResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(claimDailyBonusResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimDailyBonusResponseOneDataIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimDailyBonusResponseOneDataAmountRegExp)),
  "claimed_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimDailyBonusResponseOneDataClaimedAtMin)).check(/*#__PURE__*/ zod.lte(claimDailyBonusResponseOneDataClaimedAtMax)),
  "next_claim_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimDailyBonusResponseOneDataNextClaimAtMin)).check(/*#__PURE__*/ zod.lte(claimDailyBonusResponseOneDataNextClaimAtMax)),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimDailyBonusResponseOneDataAvailableRegExp))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimDailyBonusResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimDailyBonusResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(claimDailyBonusResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimDailyBonusResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimDailyBonusResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(claimDailyBonusResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

