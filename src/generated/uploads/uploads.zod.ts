/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Stores one picture of at most 8 MB (8388608 bytes) and answers its id, to which a deposit or a
 * verification refers. The type is told by the content, never by the name; a file that nothing
 * refers to within a day is deleted.
 * @summary Upload a screenshot or photo of a document
 */
export const UploadFileBody = /*#__PURE__*/ zod.strictObject({
  "purpose": /*#__PURE__*/ zod.enum(['payment_screenshot', 'id_photo']),
  "file": /*#__PURE__*/ zod.instanceof(Blob)
})

export const uploadFileResponseOneMsgMax = 500;

export const uploadFileResponseOneTimeMin = 1000000000;
export const uploadFileResponseOneTimeMax = 9999999999;

export const uploadFileResponseOneDataFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const uploadFileResponseOneDataUrlMax = 500;


export const uploadFileResponseOneDataUrlRegExp = new RegExp('^/.+');
export const uploadFileResponseOneDataSizeBytesMax = 8388608;

export const uploadFileResponseOneDataExpiresAtMin = 1000000000;
export const uploadFileResponseOneDataExpiresAtMax = 9999999999;

export const uploadFileResponseTwoMsgMax = 500;

export const uploadFileResponseTwoTimeMin = 1000000000;
export const uploadFileResponseTwoTimeMax = 9999999999;

export const uploadFileResponseThreeMsgMax = 500;

export const uploadFileResponseThreeTimeMin = 1000000000;
export const uploadFileResponseThreeTimeMax = 9999999999;



export const UploadFileResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadFileResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadFileResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(uploadFileResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "file_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadFileResponseOneDataFileIdRegExp)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadFileResponseOneDataUrlMax)).check(/*#__PURE__*/ zod.regex(uploadFileResponseOneDataUrlRegExp)),
  "purpose": /*#__PURE__*/ zod.enum(['payment_screenshot', 'id_photo']),
  "size_bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadFileResponseOneDataSizeBytesMax)),
  "expires_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadFileResponseOneDataExpiresAtMin)).check(/*#__PURE__*/ zod.lte(uploadFileResponseOneDataExpiresAtMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadFileResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadFileResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(uploadFileResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadFileResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadFileResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(uploadFileResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Replaces the avatar of the user at once and deletes the one before. At most 8 MB (8388608
 * bytes); the user information has the new address from then on.
 * @summary Upload an avatar
 */
export const UploadAvatarBody = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
})

export const uploadAvatarResponseOneMsgMax = 500;

export const uploadAvatarResponseOneTimeMin = 1000000000;
export const uploadAvatarResponseOneTimeMax = 9999999999;

export const uploadAvatarResponseOneDataAvatarUrlMax = 500;


export const uploadAvatarResponseOneDataAvatarUrlRegExp = new RegExp('^/.+');
export const uploadAvatarResponseTwoMsgMax = 500;

export const uploadAvatarResponseTwoTimeMin = 1000000000;
export const uploadAvatarResponseTwoTimeMax = 9999999999;

export const uploadAvatarResponseThreeMsgMax = 500;

export const uploadAvatarResponseThreeTimeMin = 1000000000;
export const uploadAvatarResponseThreeTimeMax = 9999999999;



export const UploadAvatarResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadAvatarResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadAvatarResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(uploadAvatarResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "avatar_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadAvatarResponseOneDataAvatarUrlMax)).check(/*#__PURE__*/ zod.regex(uploadAvatarResponseOneDataAvatarUrlRegExp))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadAvatarResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadAvatarResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(uploadAvatarResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadAvatarResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadAvatarResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(uploadAvatarResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

