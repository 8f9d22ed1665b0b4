/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Profile, balances, verification state, what is set up, and the unread count. The app calls it before any private page; code 401 sends to the login page.
 * @summary Get the user's information
 */
export const getUserResponseOneMsgMax = 500;

export const getUserResponseOneTimeMin = 1000000000;
export const getUserResponseOneTimeMax = 9999999999;

export const getUserResponseOneDataUserUseridRegExp = new RegExp('^[0-9]{6,12}$');
export const getUserResponseOneDataUserAccountMin = 3;
export const getUserResponseOneDataUserAccountMax = 64;

export const getUserResponseOneDataUserNicknameMax = 40;

export const getUserResponseOneDataUserAvatarUrlMax = 500;


export const getUserResponseOneDataUserAvatarUrlRegExp = new RegExp('^/.+');
export const getUserResponseOneDataUserPhoneMax = 40;

export const getUserResponseOneDataUserEmailMax = 64;

export const getUserResponseOneDataUserRealNameMax = 64;

export const getUserResponseOneDataUserIdNumberMax = 40;

export const getUserResponseOneDataUserInvitationCodeRegExp = new RegExp('^[A-Z0-9]{6,10}$');
export const getUserResponseOneDataUserVipLevelMin = 0;
export const getUserResponseOneDataUserVipLevelMax = 100;

export const getUserResponseOneDataUserMemberLabelMax = 40;

export const getUserResponseOneDataUserRegisteredAtMin = 1000000000;
export const getUserResponseOneDataUserRegisteredAtMax = 9999999999;

export const getUserResponseOneDataBalancesCashRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataBalancesTotalAssetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataBalancesAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataBalancesFrozenRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataBalancesYesterdayProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataBalancesYesterdayBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataBalancesTotalProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getUserResponseOneDataUnreadCountMin = 0;
export const getUserResponseOneDataUnreadCountMax = 1000000;

export const getUserResponseTwoMsgMax = 500;

export const getUserResponseTwoTimeMin = 1000000000;
export const getUserResponseTwoTimeMax = 9999999999;

export const getUserResponseThreeMsgMax = 500;

export const getUserResponseThreeTimeMin = 1000000000;
export const getUserResponseThreeTimeMax = 9999999999;



export const GetUserResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUserResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getUserResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "user": /*#__PURE__*/ zod.object({
  "userid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataUserUseridRegExp)),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getUserResponseOneDataUserAccountMin)).check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserAccountMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserNicknameMax)),
  "avatar_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserAvatarUrlMax)).check(/*#__PURE__*/ zod.regex(getUserResponseOneDataUserAvatarUrlRegExp))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserPhoneMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserEmailMax))),
  "real_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserRealNameMax))),
  "id_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserIdNumberMax))),
  "invitation_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataUserInvitationCodeRegExp)),
  "vip_level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUserResponseOneDataUserVipLevelMin)).check(/*#__PURE__*/ zod.lte(getUserResponseOneDataUserVipLevelMax)),
  "member_label": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseOneDataUserMemberLabelMax))),
  "funds_frozen": /*#__PURE__*/ zod.boolean(),
  "registered_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUserResponseOneDataUserRegisteredAtMin)).check(/*#__PURE__*/ zod.lte(getUserResponseOneDataUserRegisteredAtMax))
}),
  "balances": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "cash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesCashRegExp)),
  "total_asset": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesTotalAssetRegExp)),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesAvailableRegExp)),
  "frozen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesFrozenRegExp)),
  "yesterday_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesYesterdayProfitRegExp)),
  "yesterday_balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesYesterdayBalanceRegExp)),
  "total_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUserResponseOneDataBalancesTotalProfitRegExp))
}),
  "verification": /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['none', 'under_review', 'passed', 'rejected', 'unknown'])
}),
  "setup": /*#__PURE__*/ zod.object({
  "fund_password": /*#__PURE__*/ zod.boolean(),
  "bank_card": /*#__PURE__*/ zod.boolean(),
  "wallet_address": /*#__PURE__*/ zod.boolean(),
  "alipay": /*#__PURE__*/ zod.boolean(),
  "wechat_pay": /*#__PURE__*/ zod.boolean()
}),
  "unread_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUserResponseOneDataUnreadCountMin)).check(/*#__PURE__*/ zod.lte(getUserResponseOneDataUnreadCountMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUserResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getUserResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUserResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getUserResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Needs the present password. Every other session of the account ends; this one stays.
 * @summary Change the login password
 */
export const changeLoginPasswordBodyOldPasswordMin = 6;
export const changeLoginPasswordBodyOldPasswordMax = 16;

export const changeLoginPasswordBodyPasswordMin = 6;
export const changeLoginPasswordBodyPasswordMax = 16;

export const changeLoginPasswordBodyPasswordConfirmMin = 6;
export const changeLoginPasswordBodyPasswordConfirmMax = 16;



export const ChangeLoginPasswordBody = /*#__PURE__*/ zod.strictObject({
  "old_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeLoginPasswordBodyOldPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordBodyOldPasswordMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeLoginPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeLoginPasswordBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordBodyPasswordConfirmMax))
})

export const changeLoginPasswordResponseOneMsgMax = 500;

export const changeLoginPasswordResponseOneTimeMin = 1000000000;
export const changeLoginPasswordResponseOneTimeMax = 9999999999;

export const changeLoginPasswordResponseOneDataSessionsEndedMin = 0;
export const changeLoginPasswordResponseOneDataSessionsEndedMax = 1000;

export const changeLoginPasswordResponseTwoMsgMax = 500;

export const changeLoginPasswordResponseTwoTimeMin = 1000000000;
export const changeLoginPasswordResponseTwoTimeMax = 9999999999;

export const changeLoginPasswordResponseThreeMsgMax = 500;

export const changeLoginPasswordResponseThreeTimeMin = 1000000000;
export const changeLoginPasswordResponseThreeTimeMax = 9999999999;



export const ChangeLoginPasswordResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeLoginPasswordResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(changeLoginPasswordResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "sessions_ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeLoginPasswordResponseOneDataSessionsEndedMin)).check(/*#__PURE__*/ zod.lte(changeLoginPasswordResponseOneDataSessionsEndedMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeLoginPasswordResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(changeLoginPasswordResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeLoginPasswordResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(changeLoginPasswordResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * The first time needs no old fund password; a change does. Money actions ask for the fund password.
 * @summary Set or change the fund password
 */
export const setFundPasswordBodyOldPasswordMin = 6;
export const setFundPasswordBodyOldPasswordMax = 16;

export const setFundPasswordBodyPasswordMin = 6;
export const setFundPasswordBodyPasswordMax = 16;

export const setFundPasswordBodyPasswordConfirmMin = 6;
export const setFundPasswordBodyPasswordConfirmMax = 16;



export const SetFundPasswordBody = /*#__PURE__*/ zod.strictObject({
  "old_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setFundPasswordBodyOldPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setFundPasswordBodyOldPasswordMax))),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setFundPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setFundPasswordBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setFundPasswordBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(setFundPasswordBodyPasswordConfirmMax))
})

export const setFundPasswordResponseOneMsgMax = 500;

export const setFundPasswordResponseOneTimeMin = 1000000000;
export const setFundPasswordResponseOneTimeMax = 9999999999;

export const setFundPasswordResponseOneDataSessionsEndedMin = 0;
export const setFundPasswordResponseOneDataSessionsEndedMax = 1000;

export const setFundPasswordResponseTwoMsgMax = 500;

export const setFundPasswordResponseTwoTimeMin = 1000000000;
export const setFundPasswordResponseTwoTimeMax = 9999999999;

export const setFundPasswordResponseThreeMsgMax = 500;

export const setFundPasswordResponseThreeTimeMin = 1000000000;
export const setFundPasswordResponseThreeTimeMax = 9999999999;



export const SetFundPasswordResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setFundPasswordResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFundPasswordResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(setFundPasswordResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "sessions_ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFundPasswordResponseOneDataSessionsEndedMin)).check(/*#__PURE__*/ zod.lte(setFundPasswordResponseOneDataSessionsEndedMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setFundPasswordResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFundPasswordResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(setFundPasswordResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setFundPasswordResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFundPasswordResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(setFundPasswordResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

