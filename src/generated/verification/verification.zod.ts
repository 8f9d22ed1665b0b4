/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * What was submitted last, masked, and how its review stands. Verification gates withdrawals; a
 * rejected submission names its reason and may be repeated.
 * @summary Get the state of verification
 */
export const getCertificationResponseOneMsgMax = 500;

export const getCertificationResponseOneTimeMin = 1000000000;
export const getCertificationResponseOneTimeMax = 9999999999;

export const getCertificationResponseOneDataRealNameMax = 64;

export const getCertificationResponseOneDataIdNumberMax = 64;

export const getCertificationResponseOneDataDocumentCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getCertificationResponseOneDataRejectionNoteMax = 500;

export const getCertificationResponseOneDataSubmittedAtMin = 1000000000;
export const getCertificationResponseOneDataSubmittedAtMax = 9999999999;

export const getCertificationResponseOneDataReviewedAtMin = 1000000000;
export const getCertificationResponseOneDataReviewedAtMax = 9999999999;

export const getCertificationResponseTwoMsgMax = 500;

export const getCertificationResponseTwoTimeMin = 1000000000;
export const getCertificationResponseTwoTimeMax = 9999999999;

export const getCertificationResponseThreeMsgMax = 500;

export const getCertificationResponseThreeTimeMin = 1000000000;
export const getCertificationResponseThreeTimeMax = 9999999999;



export const GetCertificationResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCertificationResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCertificationResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getCertificationResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['none', 'under_review', 'passed', 'rejected', 'unknown']),
  "can_submit": /*#__PURE__*/ zod.boolean(),
  "real_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCertificationResponseOneDataRealNameMax))),
  "id_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCertificationResponseOneDataIdNumberMax))),
  "document_country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCertificationResponseOneDataDocumentCountryRegExp))),
  "document_type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('id_card'),/*#__PURE__*/ zod.literal('passport'),/*#__PURE__*/ zod.literal('driving_licence'),/*#__PURE__*/ zod.literal(null)])),
  "rejection": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('photo_unreadable'),/*#__PURE__*/ zod.literal('photo_incomplete'),/*#__PURE__*/ zod.literal('name_differs'),/*#__PURE__*/ zod.literal('number_differs'),/*#__PURE__*/ zod.literal('document_expired'),/*#__PURE__*/ zod.literal('other'),/*#__PURE__*/ zod.literal(null)])),
  "rejection_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCertificationResponseOneDataRejectionNoteMax))),
  "submitted_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCertificationResponseOneDataSubmittedAtMin)).check(/*#__PURE__*/ zod.lte(getCertificationResponseOneDataSubmittedAtMax))),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCertificationResponseOneDataReviewedAtMin)).check(/*#__PURE__*/ zod.lte(getCertificationResponseOneDataReviewedAtMax)))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCertificationResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCertificationResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getCertificationResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCertificationResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCertificationResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getCertificationResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Sends name, document number and the photos that were uploaded before to review. A number belongs
 * to one account only; a verified user cannot verify again, and a submission under review is not
 * replaced.
 * @summary Submit materials for verification
 */
export const submitCertificationBodyRealNameMin = 2;
export const submitCertificationBodyRealNameMax = 64;


export const submitCertificationBodyRealNameRegExp = new RegExp('^[^0-9<>@#$%&*=+{}_|~^]+$');
export const submitCertificationBodyIdNumberMin = 5;
export const submitCertificationBodyIdNumberMax = 32;


export const submitCertificationBodyIdNumberRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$');
export const submitCertificationBodyDocumentCountryRegExp = new RegExp('^[A-Z]{2}$');
export const submitCertificationBodyFrontFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const submitCertificationBodyBackFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SubmitCertificationBody = /*#__PURE__*/ zod.strictObject({
  "real_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitCertificationBodyRealNameMin)).check(/*#__PURE__*/ zod.maxLength(submitCertificationBodyRealNameMax)).check(/*#__PURE__*/ zod.regex(submitCertificationBodyRealNameRegExp)),
  "id_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitCertificationBodyIdNumberMin)).check(/*#__PURE__*/ zod.maxLength(submitCertificationBodyIdNumberMax)).check(/*#__PURE__*/ zod.regex(submitCertificationBodyIdNumberRegExp)),
  "document_country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationBodyDocumentCountryRegExp)),
  "document_type": /*#__PURE__*/ zod.enum(['id_card', 'passport', 'driving_licence']),
  "front_file_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationBodyFrontFileIdRegExp)),
  "back_file_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationBodyBackFileIdRegExp)))
})

export const submitCertificationResponseOneMsgMax = 500;

export const submitCertificationResponseOneTimeMin = 1000000000;
export const submitCertificationResponseOneTimeMax = 9999999999;

export const submitCertificationResponseOneDataRealNameMax = 64;

export const submitCertificationResponseOneDataIdNumberMax = 64;

export const submitCertificationResponseOneDataDocumentCountryRegExp = new RegExp('^[A-Z]{2}$');
export const submitCertificationResponseOneDataRejectionNoteMax = 500;

export const submitCertificationResponseOneDataSubmittedAtMin = 1000000000;
export const submitCertificationResponseOneDataSubmittedAtMax = 9999999999;

export const submitCertificationResponseOneDataReviewedAtMin = 1000000000;
export const submitCertificationResponseOneDataReviewedAtMax = 9999999999;

export const submitCertificationResponseTwoMsgMax = 500;

export const submitCertificationResponseTwoTimeMin = 1000000000;
export const submitCertificationResponseTwoTimeMax = 9999999999;

export const submitCertificationResponseThreeMsgMax = 500;

export const submitCertificationResponseThreeTimeMin = 1000000000;
export const submitCertificationResponseThreeTimeMax = 9999999999;



export const SubmitCertificationResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitCertificationResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitCertificationResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(submitCertificationResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['none', 'under_review', 'passed', 'rejected', 'unknown']),
  "can_submit": /*#__PURE__*/ zod.boolean(),
  "real_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitCertificationResponseOneDataRealNameMax))),
  "id_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitCertificationResponseOneDataIdNumberMax))),
  "document_country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationResponseOneDataDocumentCountryRegExp))),
  "document_type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('id_card'),/*#__PURE__*/ zod.literal('passport'),/*#__PURE__*/ zod.literal('driving_licence'),/*#__PURE__*/ zod.literal(null)])),
  "rejection": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('photo_unreadable'),/*#__PURE__*/ zod.literal('photo_incomplete'),/*#__PURE__*/ zod.literal('name_differs'),/*#__PURE__*/ zod.literal('number_differs'),/*#__PURE__*/ zod.literal('document_expired'),/*#__PURE__*/ zod.literal('other'),/*#__PURE__*/ zod.literal(null)])),
  "rejection_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitCertificationResponseOneDataRejectionNoteMax))),
  "submitted_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitCertificationResponseOneDataSubmittedAtMin)).check(/*#__PURE__*/ zod.lte(submitCertificationResponseOneDataSubmittedAtMax))),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitCertificationResponseOneDataReviewedAtMin)).check(/*#__PURE__*/ zod.lte(submitCertificationResponseOneDataReviewedAtMax)))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitCertificationResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitCertificationResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(submitCertificationResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitCertificationResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitCertificationResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(submitCertificationResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

