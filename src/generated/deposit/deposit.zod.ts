/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The ways to deposit with their account data, the bounds of an amount, whether support released
 * one, and all conditions of a later withdrawal, so that nobody pays in without knowing how to get
 * out. Before a release the form stays shut and leads to support.
 * @summary Get what a deposit needs
 */
export const getDepositViewResponseOneMsgMax = 500;

export const getDepositViewResponseOneTimeMin = 1000000000;
export const getDepositViewResponseOneTimeMax = 9999999999;

export const getDepositViewResponseOneDataMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataReleaseAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataReleaseExpiresAtMin = 1000000000;
export const getDepositViewResponseOneDataReleaseExpiresAtMax = 9999999999;

export const getDepositViewResponseOneDataMethodsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getDepositViewResponseOneDataMethodsItemNameMax = 80;

export const getDepositViewResponseOneDataMethodsItemRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataMethodsItemHolderNameMax = 120;

export const getDepositViewResponseOneDataMethodsItemAccountMax = 64;

export const getDepositViewResponseOneDataMethodsItemBankNameMax = 120;

export const getDepositViewResponseOneDataMethodsItemBankBranchMax = 120;

export const getDepositViewResponseOneDataMethodsItemBankCodeMax = 11;

export const getDepositViewResponseOneDataMethodsItemAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');
export const getDepositViewResponseOneDataMethodsItemQrTextMax = 500;

export const getDepositViewResponseOneDataMethodsItemQrImageUrlMax = 500;


export const getDepositViewResponseOneDataMethodsItemQrImageUrlRegExp = new RegExp('^/.+');
export const getDepositViewResponseOneDataMethodsItemReferenceMax = 64;

export const getDepositViewResponseOneDataMethodsItemNoteMax = 500;

export const getDepositViewResponseOneDataMethodsMax = 20;

export const getDepositViewResponseOneDataConditionsMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsWindowOpensRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getDepositViewResponseOneDataConditionsWindowClosesRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getDepositViewResponseOneDataConditionsWindowTimeZoneMax = 64;


export const getDepositViewResponseOneDataConditionsWindowTimeZoneRegExp = new RegExp('^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$');
export const getDepositViewResponseOneDataConditionsWindowClosesAtMin = 1000000000;
export const getDepositViewResponseOneDataConditionsWindowClosesAtMax = 9999999999;

export const getDepositViewResponseOneDataConditionsWindowNextOpenAtMin = 1000000000;
export const getDepositViewResponseOneDataConditionsWindowNextOpenAtMax = 9999999999;

export const getDepositViewResponseOneDataConditionsTodayTimesMaxMin = 0;
export const getDepositViewResponseOneDataConditionsTodayTimesMaxMax = 1000;

export const getDepositViewResponseOneDataConditionsTodayTimesLeftMin = 0;
export const getDepositViewResponseOneDataConditionsTodayTimesLeftMax = 1000;

export const getDepositViewResponseOneDataConditionsTodayAmountMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsTodayAmountLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsTodayResetsAtMin = 1000000000;
export const getDepositViewResponseOneDataConditionsTodayResetsAtMax = 9999999999;

export const getDepositViewResponseOneDataConditionsTurnoverRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsTurnoverDoneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseOneDataConditionsTurnoverRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getDepositViewResponseTwoMsgMax = 500;

export const getDepositViewResponseTwoTimeMin = 1000000000;
export const getDepositViewResponseTwoTimeMax = 9999999999;

export const getDepositViewResponseThreeMsgMax = 500;

export const getDepositViewResponseThreeTimeMin = 1000000000;
export const getDepositViewResponseThreeTimeMax = 9999999999;



export const GetDepositViewResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataMinRegExp)),
  "max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataMaxRegExp)),
  "release": /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['released', 'not_released', 'unknown']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataReleaseAmountRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneDataReleaseExpiresAtMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneDataReleaseExpiresAtMax)))
}),
  "methods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataMethodsItemIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemNameMax)),
  "available": /*#__PURE__*/ zod.boolean(),
  "alipay_required": /*#__PURE__*/ zod.boolean(),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataMethodsItemRateRegExp)),
  "holder_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemHolderNameMax))),
  "account": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemAccountMax))),
  "bank_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemBankNameMax))),
  "bank_branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemBankBranchMax))),
  "bank_code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemBankCodeMax))),
  "network": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('TRC20'),/*#__PURE__*/ zod.literal('ERC20'),/*#__PURE__*/ zod.literal('BTC'),/*#__PURE__*/ zod.literal(null)])),
  "address": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataMethodsItemAddressRegExp))),
  "qr_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemQrTextMax))),
  "qr_image_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemQrImageUrlMax)).check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataMethodsItemQrImageUrlRegExp))),
  "reference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemReferenceMax))),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsItemNoteMax)))
})).check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataMethodsMax)),
  "conditions": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsMinRegExp)),
  "max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsMaxRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsFeeRateRegExp)),
  "window": /*#__PURE__*/ zod.object({
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsWindowOpensRegExp)),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsWindowClosesRegExp)),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseOneDataConditionsWindowTimeZoneMax)).check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsWindowTimeZoneRegExp)),
  "open": /*#__PURE__*/ zod.boolean(),
  "closes_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneDataConditionsWindowClosesAtMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneDataConditionsWindowClosesAtMax))),
  "next_open_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneDataConditionsWindowNextOpenAtMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneDataConditionsWindowNextOpenAtMax)))
}),
  "today": /*#__PURE__*/ zod.object({
  "times_max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneDataConditionsTodayTimesMaxMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneDataConditionsTodayTimesMaxMax)),
  "times_left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneDataConditionsTodayTimesLeftMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneDataConditionsTodayTimesLeftMax)),
  "amount_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsTodayAmountMaxRegExp)),
  "amount_left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsTodayAmountLeftRegExp)),
  "resets_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseOneDataConditionsTodayResetsAtMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseOneDataConditionsTodayResetsAtMax))
}),
  "turnover": /*#__PURE__*/ zod.object({
  "required": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsTurnoverRequiredRegExp)),
  "done": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsTurnoverDoneRegExp)),
  "remaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDepositViewResponseOneDataConditionsTurnoverRemainingRegExp))
}),
  "requirements": /*#__PURE__*/ zod.object({
  "verification": /*#__PURE__*/ zod.enum(['none', 'under_review', 'passed', 'rejected', 'unknown']),
  "fund_password": /*#__PURE__*/ zod.boolean(),
  "target": /*#__PURE__*/ zod.boolean()
})
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositViewResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositViewResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getDepositViewResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Puts a transfer that the user made under review, with its screenshot and amount. Only an amount
 * that support released can be deposited; nothing is credited before the review.
 * @summary Deposit
 */
export const submitDepositBodyMethodIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitDepositBodyAmountMin = 0.01;
export const submitDepositBodyAmountMax = 1000000;
export const submitDepositBodyAmountMultipleOf = 0.01;

export const submitDepositBodyScreenshotFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const submitDepositBodyTransactionCodeRegExp = new RegExp('^[A-Za-z0-9._:-]{4,100}$');


export const SubmitDepositBody = /*#__PURE__*/ zod.strictObject({
  "method_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyMethodIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitDepositBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitDepositBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitDepositBodyAmountMultipleOf)),
  "screenshot_file_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyScreenshotFileIdRegExp)),
  "transaction_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyTransactionCodeRegExp))),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const submitDepositResponseOneMsgMax = 500;

export const submitDepositResponseOneTimeMin = 1000000000;
export const submitDepositResponseOneTimeMax = 9999999999;

export const submitDepositResponseOneDataRecordIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitDepositResponseOneDataRecordMethodNameMax = 80;

export const submitDepositResponseOneDataRecordAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitDepositResponseOneDataRecordStatusNoteMax = 500;

export const submitDepositResponseOneDataRecordScreenshotUrlMax = 500;


export const submitDepositResponseOneDataRecordScreenshotUrlRegExp = new RegExp('^/.+');
export const submitDepositResponseOneDataRecordTransactionCodeMax = 100;

export const submitDepositResponseOneDataRecordCreatedAtMin = 1000000000;
export const submitDepositResponseOneDataRecordCreatedAtMax = 9999999999;

export const submitDepositResponseOneDataRecordTimelineItemAtMin = 1000000000;
export const submitDepositResponseOneDataRecordTimelineItemAtMax = 9999999999;

export const submitDepositResponseOneDataRecordTimelineMax = 10;

export const submitDepositResponseTwoMsgMax = 500;

export const submitDepositResponseTwoTimeMin = 1000000000;
export const submitDepositResponseTwoTimeMax = 9999999999;

export const submitDepositResponseThreeMsgMax = 500;

export const submitDepositResponseThreeTimeMin = 1000000000;
export const submitDepositResponseThreeTimeMax = 9999999999;



export const SubmitDepositResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitDepositResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(submitDepositResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "record": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositResponseOneDataRecordIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "class": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4)]),
  "type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('alipay'),/*#__PURE__*/ zod.literal('wechat_pay'),/*#__PURE__*/ zod.literal('bank_transfer'),/*#__PURE__*/ zod.literal('crypto_transfer'),/*#__PURE__*/ zod.literal(null)])),
  "method_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseOneDataRecordMethodNameMax))),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositResponseOneDataRecordAmountRegExp)),
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success_awaiting_audit', 'success', 'failed', 'unknown']),
  "status_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseOneDataRecordStatusNoteMax))),
  "screenshot_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseOneDataRecordScreenshotUrlMax)).check(/*#__PURE__*/ zod.regex(submitDepositResponseOneDataRecordScreenshotUrlRegExp))),
  "transaction_code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseOneDataRecordTransactionCodeMax))),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitDepositResponseOneDataRecordCreatedAtMin)).check(/*#__PURE__*/ zod.lte(submitDepositResponseOneDataRecordCreatedAtMax)),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success_awaiting_audit', 'success', 'failed', 'unknown']),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitDepositResponseOneDataRecordTimelineItemAtMin)).check(/*#__PURE__*/ zod.lte(submitDepositResponseOneDataRecordTimelineItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(submitDepositResponseOneDataRecordTimelineMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitDepositResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(submitDepositResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitDepositResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitDepositResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(submitDepositResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * The user's deposits by class and status, newest first, each with its screenshot and review
 * steps. By `request_id` it answers the one that this request made, or none when the request never
 * arrived; by `id` that one alone.
 * @summary List deposits
 */
export const listDepositRecordsResponseOneMsgMax = 500;

export const listDepositRecordsResponseOneTimeMin = 1000000000;
export const listDepositRecordsResponseOneTimeMax = 9999999999;

export const listDepositRecordsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listDepositRecordsResponseOneDataListItemMethodNameMax = 80;

export const listDepositRecordsResponseOneDataListItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listDepositRecordsResponseOneDataListItemStatusNoteMax = 500;

export const listDepositRecordsResponseOneDataListItemScreenshotUrlMax = 500;


export const listDepositRecordsResponseOneDataListItemScreenshotUrlRegExp = new RegExp('^/.+');
export const listDepositRecordsResponseOneDataListItemTransactionCodeMax = 100;

export const listDepositRecordsResponseOneDataListItemCreatedAtMin = 1000000000;
export const listDepositRecordsResponseOneDataListItemCreatedAtMax = 9999999999;

export const listDepositRecordsResponseOneDataListItemTimelineItemAtMin = 1000000000;
export const listDepositRecordsResponseOneDataListItemTimelineItemAtMax = 9999999999;

export const listDepositRecordsResponseOneDataListItemTimelineMax = 10;

export const listDepositRecordsResponseOneDataListMax = 100;

export const listDepositRecordsResponseOneDataTotalMin = 0;


export const listDepositRecordsResponseOneDataLimitMax = 100;

export const listDepositRecordsResponseTwoMsgMax = 500;

export const listDepositRecordsResponseTwoTimeMin = 1000000000;
export const listDepositRecordsResponseTwoTimeMax = 9999999999;

export const listDepositRecordsResponseThreeMsgMax = 500;

export const listDepositRecordsResponseThreeTimeMin = 1000000000;
export const listDepositRecordsResponseThreeTimeMax = 9999999999;



export const ListDepositRecordsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositRecordsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listDepositRecordsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listDepositRecordsResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "class": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4)]),
  "type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('alipay'),/*#__PURE__*/ zod.literal('wechat_pay'),/*#__PURE__*/ zod.literal('bank_transfer'),/*#__PURE__*/ zod.literal('crypto_transfer'),/*#__PURE__*/ zod.literal(null)])),
  "method_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneDataListItemMethodNameMax))),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listDepositRecordsResponseOneDataListItemAmountRegExp)),
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success_awaiting_audit', 'success', 'failed', 'unknown']),
  "status_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneDataListItemStatusNoteMax))),
  "screenshot_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneDataListItemScreenshotUrlMax)).check(/*#__PURE__*/ zod.regex(listDepositRecordsResponseOneDataListItemScreenshotUrlRegExp))),
  "transaction_code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneDataListItemTransactionCodeMax))),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositRecordsResponseOneDataListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(listDepositRecordsResponseOneDataListItemCreatedAtMax)),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success_awaiting_audit', 'success', 'failed', 'unknown']),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositRecordsResponseOneDataListItemTimelineItemAtMin)).check(/*#__PURE__*/ zod.lte(listDepositRecordsResponseOneDataListItemTimelineItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneDataListItemTimelineMax))
})).check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositRecordsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDepositRecordsResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositRecordsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listDepositRecordsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositRecordsResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositRecordsResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listDepositRecordsResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

