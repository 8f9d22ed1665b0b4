/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Personal messages of all types or one, newest first, with the unread counts over all pages. The
 * total count is the one of the user information.
 * @summary List messages
 */
export const listMessagesResponseOneMsgMax = 500;

export const listMessagesResponseOneTimeMin = 1000000000;
export const listMessagesResponseOneTimeMax = 9999999999;

export const listMessagesResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listMessagesResponseOneDataListItemTitleMax = 200;

export const listMessagesResponseOneDataListItemTextMax = 20000;

export const listMessagesResponseOneDataListItemLinkRegExp = new RegExp('^/pages/[A-Za-z]+/[A-Za-z]+$');
export const listMessagesResponseOneDataListItemRecordIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listMessagesResponseOneDataListItemCreatedAtMin = 1000000000;
export const listMessagesResponseOneDataListItemCreatedAtMax = 9999999999;

export const listMessagesResponseOneDataListMax = 100;

export const listMessagesResponseOneDataTotalMin = 0;


export const listMessagesResponseOneDataLimitMax = 100;

export const listMessagesResponseOneDataUnreadTotalMin = 0;
export const listMessagesResponseOneDataUnreadTotalMax = 1000000;

export const listMessagesResponseOneDataUnreadByTypeItemCountMin = 0;
export const listMessagesResponseOneDataUnreadByTypeItemCountMax = 1000000;

export const listMessagesResponseOneDataUnreadByTypeMax = 20;

export const listMessagesResponseTwoMsgMax = 500;

export const listMessagesResponseTwoTimeMin = 1000000000;
export const listMessagesResponseTwoTimeMax = 9999999999;

export const listMessagesResponseThreeMsgMax = 500;

export const listMessagesResponseThreeTimeMin = 1000000000;
export const listMessagesResponseThreeTimeMax = 9999999999;



export const ListMessagesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listMessagesResponseOneDataListItemIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['system', 'security', 'order', 'financing', 'deposit', 'withdrawal', 'verification', 'activity', 'unknown']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseOneDataListItemTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesResponseOneDataListItemTextMax)),
  "read": /*#__PURE__*/ zod.boolean(),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listMessagesResponseOneDataListItemLinkRegExp))),
  "record_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listMessagesResponseOneDataListItemRecordIdRegExp))),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseOneDataListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseOneDataListItemCreatedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesResponseOneDataLimitMax)),
  "unread": /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseOneDataUnreadTotalMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseOneDataUnreadTotalMax)),
  "by_type": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['system', 'security', 'order', 'financing', 'deposit', 'withdrawal', 'verification', 'activity', 'unknown']),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseOneDataUnreadByTypeItemCountMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseOneDataUnreadByTypeItemCountMax))
})).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseOneDataUnreadByTypeMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Marks one message, all of a type, or all. Marking a read one again changes nothing; the answer
 * has the unread counts that are left, for every place that shows them.
 * @summary Mark messages as read
 */
export const markMessagesReadBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const MarkMessagesReadBody = /*#__PURE__*/ zod.strictObject({
  "scope": /*#__PURE__*/ zod.enum(['one', 'all']),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(markMessagesReadBodyIdRegExp))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['system', 'security', 'order', 'financing', 'deposit', 'withdrawal', 'verification', 'activity', 'unknown']))
})

export const markMessagesReadResponseOneMsgMax = 500;

export const markMessagesReadResponseOneTimeMin = 1000000000;
export const markMessagesReadResponseOneTimeMax = 9999999999;

export const markMessagesReadResponseOneDataMarkedMin = 0;
export const markMessagesReadResponseOneDataMarkedMax = 1000000;

export const markMessagesReadResponseOneDataUnreadTotalMin = 0;
export const markMessagesReadResponseOneDataUnreadTotalMax = 1000000;

export const markMessagesReadResponseOneDataUnreadByTypeItemCountMin = 0;
export const markMessagesReadResponseOneDataUnreadByTypeItemCountMax = 1000000;

export const markMessagesReadResponseOneDataUnreadByTypeMax = 20;

export const markMessagesReadResponseTwoMsgMax = 500;

export const markMessagesReadResponseTwoTimeMin = 1000000000;
export const markMessagesReadResponseTwoTimeMax = 9999999999;

export const markMessagesReadResponseThreeMsgMax = 500;

export const markMessagesReadResponseThreeTimeMin = 1000000000;
export const markMessagesReadResponseThreeTimeMax = 9999999999;



export const MarkMessagesReadResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markMessagesReadResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markMessagesReadResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(markMessagesReadResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "marked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markMessagesReadResponseOneDataMarkedMin)).check(/*#__PURE__*/ zod.lte(markMessagesReadResponseOneDataMarkedMax)),
  "unread": /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markMessagesReadResponseOneDataUnreadTotalMin)).check(/*#__PURE__*/ zod.lte(markMessagesReadResponseOneDataUnreadTotalMax)),
  "by_type": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['system', 'security', 'order', 'financing', 'deposit', 'withdrawal', 'verification', 'activity', 'unknown']),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markMessagesReadResponseOneDataUnreadByTypeItemCountMin)).check(/*#__PURE__*/ zod.lte(markMessagesReadResponseOneDataUnreadByTypeItemCountMax))
})).check(/*#__PURE__*/ zod.maxLength(markMessagesReadResponseOneDataUnreadByTypeMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markMessagesReadResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markMessagesReadResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(markMessagesReadResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markMessagesReadResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markMessagesReadResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(markMessagesReadResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

