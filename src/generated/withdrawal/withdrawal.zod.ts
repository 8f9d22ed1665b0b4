/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Everything that decides about a withdrawal, before an amount is typed - limits, fee, window, what is left today, turnover, verification, and the bound targets.
 * @summary Get what a withdrawal needs
 */
export const getWithdrawalViewResponseOneMsgMax = 500;

export const getWithdrawalViewResponseOneTimeMin = 1000000000;
export const getWithdrawalViewResponseOneTimeMax = 9999999999;

export const getWithdrawalViewResponseOneDataAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsWindowOpensRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getWithdrawalViewResponseOneDataConditionsWindowClosesRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getWithdrawalViewResponseOneDataConditionsWindowTimeZoneMax = 64;


export const getWithdrawalViewResponseOneDataConditionsWindowTimeZoneRegExp = new RegExp('^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$');
export const getWithdrawalViewResponseOneDataConditionsWindowClosesAtMin = 1000000000;
export const getWithdrawalViewResponseOneDataConditionsWindowClosesAtMax = 9999999999;

export const getWithdrawalViewResponseOneDataConditionsWindowNextOpenAtMin = 1000000000;
export const getWithdrawalViewResponseOneDataConditionsWindowNextOpenAtMax = 9999999999;

export const getWithdrawalViewResponseOneDataConditionsTodayTimesMaxMin = 0;
export const getWithdrawalViewResponseOneDataConditionsTodayTimesMaxMax = 1000;

export const getWithdrawalViewResponseOneDataConditionsTodayTimesLeftMin = 0;
export const getWithdrawalViewResponseOneDataConditionsTodayTimesLeftMax = 1000;

export const getWithdrawalViewResponseOneDataConditionsTodayAmountMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsTodayAmountLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsTodayResetsAtMin = 1000000000;
export const getWithdrawalViewResponseOneDataConditionsTodayResetsAtMax = 9999999999;

export const getWithdrawalViewResponseOneDataConditionsTurnoverRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsTurnoverDoneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataConditionsTurnoverRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWithdrawalViewResponseOneDataTargetsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getWithdrawalViewResponseOneDataTargetsItemNameMax = 80;

export const getWithdrawalViewResponseOneDataTargetsItemMaskedNumberMax = 100;

export const getWithdrawalViewResponseOneDataTargetsMax = 50;

export const getWithdrawalViewResponseTwoMsgMax = 500;

export const getWithdrawalViewResponseTwoTimeMin = 1000000000;
export const getWithdrawalViewResponseTwoTimeMax = 9999999999;

export const getWithdrawalViewResponseThreeMsgMax = 500;

export const getWithdrawalViewResponseThreeTimeMin = 1000000000;
export const getWithdrawalViewResponseThreeTimeMax = 9999999999;



export const GetWithdrawalViewResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataAvailableRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "conditions": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsMinRegExp)),
  "max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsMaxRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsFeeRateRegExp)),
  "window": /*#__PURE__*/ zod.object({
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsWindowOpensRegExp)),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsWindowClosesRegExp)),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseOneDataConditionsWindowTimeZoneMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsWindowTimeZoneRegExp)),
  "open": /*#__PURE__*/ zod.boolean(),
  "closes_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseOneDataConditionsWindowClosesAtMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseOneDataConditionsWindowClosesAtMax))),
  "next_open_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseOneDataConditionsWindowNextOpenAtMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseOneDataConditionsWindowNextOpenAtMax)))
}),
  "today": /*#__PURE__*/ zod.object({
  "times_max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseOneDataConditionsTodayTimesMaxMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseOneDataConditionsTodayTimesMaxMax)),
  "times_left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseOneDataConditionsTodayTimesLeftMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseOneDataConditionsTodayTimesLeftMax)),
  "amount_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsTodayAmountMaxRegExp)),
  "amount_left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsTodayAmountLeftRegExp)),
  "resets_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseOneDataConditionsTodayResetsAtMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseOneDataConditionsTodayResetsAtMax))
}),
  "turnover": /*#__PURE__*/ zod.object({
  "required": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsTurnoverRequiredRegExp)),
  "done": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsTurnoverDoneRegExp)),
  "remaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataConditionsTurnoverRemainingRegExp))
}),
  "requirements": /*#__PURE__*/ zod.object({
  "verification": /*#__PURE__*/ zod.enum(['none', 'under_review', 'passed', 'rejected', 'unknown']),
  "fund_password": /*#__PURE__*/ zod.boolean(),
  "target": /*#__PURE__*/ zod.boolean()
})
}),
  "targets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWithdrawalViewResponseOneDataTargetsItemIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['bank_card', 'wallet_address', 'alipay', 'wechat_pay']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseOneDataTargetsItemNameMax)),
  "masked_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseOneDataTargetsItemMaskedNumberMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('TRC20'),/*#__PURE__*/ zod.literal('ERC20'),/*#__PURE__*/ zod.literal('BTC'),/*#__PURE__*/ zod.literal(null)]))
})).check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseOneDataTargetsMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalViewResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalViewResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalViewResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Freezes the amount and puts the withdrawal under review. The fee is taken from the amount, so that the arriving amount is amount minus fee. A failed review gives the whole amount back.
 * @summary Withdraw
 */
export const submitWithdrawalBodyTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitWithdrawalBodyAmountMin = 0.01;
export const submitWithdrawalBodyAmountMax = 1000000;
export const submitWithdrawalBodyAmountMultipleOf = 0.01;

export const submitWithdrawalBodyFundPasswordMin = 6;
export const submitWithdrawalBodyFundPasswordMax = 16;



export const SubmitWithdrawalBody = /*#__PURE__*/ zod.strictObject({
  "target_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalBodyTargetIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitWithdrawalBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitWithdrawalBodyAmountMultipleOf)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitWithdrawalBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(submitWithdrawalBodyFundPasswordMax)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const submitWithdrawalResponseOneMsgMax = 500;

export const submitWithdrawalResponseOneTimeMin = 1000000000;
export const submitWithdrawalResponseOneTimeMax = 9999999999;

export const submitWithdrawalResponseOneDataRecordIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitWithdrawalResponseOneDataRecordTargetNameMax = 80;

export const submitWithdrawalResponseOneDataRecordTargetMaskedNumberMax = 100;

export const submitWithdrawalResponseOneDataRecordAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitWithdrawalResponseOneDataRecordFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitWithdrawalResponseOneDataRecordActualAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitWithdrawalResponseOneDataRecordStatusNoteMax = 500;

export const submitWithdrawalResponseOneDataRecordCreatedAtMin = 1000000000;
export const submitWithdrawalResponseOneDataRecordCreatedAtMax = 9999999999;

export const submitWithdrawalResponseOneDataRecordTimelineItemAtMin = 1000000000;
export const submitWithdrawalResponseOneDataRecordTimelineItemAtMax = 9999999999;

export const submitWithdrawalResponseOneDataRecordTimelineMax = 10;

export const submitWithdrawalResponseTwoMsgMax = 500;

export const submitWithdrawalResponseTwoTimeMin = 1000000000;
export const submitWithdrawalResponseTwoTimeMax = 9999999999;

export const submitWithdrawalResponseThreeMsgMax = 500;

export const submitWithdrawalResponseThreeTimeMin = 1000000000;
export const submitWithdrawalResponseThreeTimeMax = 9999999999;



export const SubmitWithdrawalResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitWithdrawalResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "record": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalResponseOneDataRecordIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['bank_card', 'wallet_address', 'alipay', 'wechat_pay']),
  "target_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseOneDataRecordTargetNameMax)),
  "target_masked_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseOneDataRecordTargetMaskedNumberMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalResponseOneDataRecordAmountRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalResponseOneDataRecordFeeRegExp)),
  "actual_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalResponseOneDataRecordActualAmountRegExp)),
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success', 'failed', 'unknown']),
  "status_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseOneDataRecordStatusNoteMax))),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitWithdrawalResponseOneDataRecordCreatedAtMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalResponseOneDataRecordCreatedAtMax)),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success', 'failed', 'unknown']),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitWithdrawalResponseOneDataRecordTimelineItemAtMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalResponseOneDataRecordTimelineItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseOneDataRecordTimelineMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitWithdrawalResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitWithdrawalResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitWithdrawalResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * The user's withdrawals, newest first, with their review steps. By `request_id` it answers the one that this request made, or none when the request never arrived.
 * @summary List withdrawals
 */
export const listWithdrawalRecordsResponseOneMsgMax = 500;

export const listWithdrawalRecordsResponseOneTimeMin = 1000000000;
export const listWithdrawalRecordsResponseOneTimeMax = 9999999999;

export const listWithdrawalRecordsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listWithdrawalRecordsResponseOneDataListItemTargetNameMax = 80;

export const listWithdrawalRecordsResponseOneDataListItemTargetMaskedNumberMax = 100;

export const listWithdrawalRecordsResponseOneDataListItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listWithdrawalRecordsResponseOneDataListItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listWithdrawalRecordsResponseOneDataListItemActualAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listWithdrawalRecordsResponseOneDataListItemStatusNoteMax = 500;

export const listWithdrawalRecordsResponseOneDataListItemCreatedAtMin = 1000000000;
export const listWithdrawalRecordsResponseOneDataListItemCreatedAtMax = 9999999999;

export const listWithdrawalRecordsResponseOneDataListItemTimelineItemAtMin = 1000000000;
export const listWithdrawalRecordsResponseOneDataListItemTimelineItemAtMax = 9999999999;

export const listWithdrawalRecordsResponseOneDataListItemTimelineMax = 10;

export const listWithdrawalRecordsResponseOneDataListMax = 100;

export const listWithdrawalRecordsResponseOneDataTotalMin = 0;


export const listWithdrawalRecordsResponseOneDataLimitMax = 100;

export const listWithdrawalRecordsResponseTwoMsgMax = 500;

export const listWithdrawalRecordsResponseTwoTimeMin = 1000000000;
export const listWithdrawalRecordsResponseTwoTimeMax = 9999999999;

export const listWithdrawalRecordsResponseThreeMsgMax = 500;

export const listWithdrawalRecordsResponseThreeTimeMin = 1000000000;
export const listWithdrawalRecordsResponseThreeTimeMax = 9999999999;



export const ListWithdrawalRecordsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalRecordsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalRecordsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWithdrawalRecordsResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['bank_card', 'wallet_address', 'alipay', 'wechat_pay']),
  "target_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseOneDataListItemTargetNameMax)),
  "target_masked_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseOneDataListItemTargetMaskedNumberMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWithdrawalRecordsResponseOneDataListItemAmountRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWithdrawalRecordsResponseOneDataListItemFeeRegExp)),
  "actual_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWithdrawalRecordsResponseOneDataListItemActualAmountRegExp)),
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success', 'failed', 'unknown']),
  "status_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseOneDataListItemStatusNoteMax))),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalRecordsResponseOneDataListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalRecordsResponseOneDataListItemCreatedAtMax)),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['under_review', 'success', 'failed', 'unknown']),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalRecordsResponseOneDataListItemTimelineItemAtMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalRecordsResponseOneDataListItemTimelineItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseOneDataListItemTimelineMax))
})).check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalRecordsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalRecordsResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalRecordsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalRecordsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalRecordsResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalRecordsResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalRecordsResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

