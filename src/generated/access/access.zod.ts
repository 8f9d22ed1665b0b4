/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Opens a session. An unknown account and a wrong password get the same answer
 * (`credentials_wrong`), so that nobody can find out who has an account. Five wrong passwords
 * lock the account for 15 minutes.
 * @summary Log in
 */
export const logInBodyAccountMin = 3;
export const logInBodyAccountMax = 64;

export const logInBodyPasswordMin = 6;
export const logInBodyPasswordMax = 16;



export const LogInBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(logInBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(logInBodyAccountMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(logInBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(logInBodyPasswordMax))
})

export const logInResponseOneMsgMax = 500;

export const logInResponseOneTimeMin = 1000000000;
export const logInResponseOneTimeMax = 9999999999;

export const logInResponseOneDataTokenMin = 16;
export const logInResponseOneDataTokenMax = 256;

export const logInResponseOneDataUserUseridRegExp = new RegExp('^[0-9]{6,12}$');
export const logInResponseTwoMsgMax = 500;

export const logInResponseTwoTimeMin = 1000000000;
export const logInResponseTwoTimeMax = 9999999999;



export const LogInResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logInResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(logInResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(logInResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(logInResponseOneDataTokenMin)).check(/*#__PURE__*/ zod.maxLength(logInResponseOneDataTokenMax)),
  "user": /*#__PURE__*/ zod.object({
  "userid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInResponseOneDataUserUseridRegExp)),
  "account": /*#__PURE__*/ zod.string()
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logInResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(logInResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(logInResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Creates an account for a phone number or an email address that was proved with a
 * verification code, invited by the owner of a valid invitation code, and opens a session.
 * @summary Register
 */
export const registerBodyAccountMin = 6;
export const registerBodyAccountMax = 64;


export const registerBodyAccountRegExp = new RegExp('^(\\+?[0-9]{6,15}|[^@\\s]{1,32}@[^@\\s]{1,28}\\.[^@\\s.]{2,12})$');
export const registerBodyPasswordMin = 6;
export const registerBodyPasswordMax = 16;

export const registerBodyPasswordConfirmMin = 6;
export const registerBodyPasswordConfirmMax = 16;

export const registerBodyCodeRegExp = new RegExp('^[0-9]{6}$');
export const registerBodyInvitationCodeRegExp = new RegExp('^[A-Z0-9]{6,10}$');


export const RegisterBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyAccountMax)).check(/*#__PURE__*/ zod.regex(registerBodyAccountRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordConfirmMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerBodyCodeRegExp)),
  "invitation_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerBodyInvitationCodeRegExp)),
  "agreement": /*#__PURE__*/ zod.literal(true)
})

export const registerResponseOneMsgMax = 500;

export const registerResponseOneTimeMin = 1000000000;
export const registerResponseOneTimeMax = 9999999999;

export const registerResponseOneDataTokenMin = 16;
export const registerResponseOneDataTokenMax = 256;

export const registerResponseOneDataUserUseridRegExp = new RegExp('^[0-9]{6,12}$');
export const registerResponseTwoMsgMax = 500;

export const registerResponseTwoTimeMin = 1000000000;
export const registerResponseTwoTimeMax = 9999999999;



export const RegisterResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registerResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(registerResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerResponseOneDataTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerResponseOneDataTokenMax)),
  "user": /*#__PURE__*/ zod.object({
  "userid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerResponseOneDataUserUseridRegExp)),
  "account": /*#__PURE__*/ zod.string()
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registerResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(registerResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Sends a code of six digits to a phone number or an email address. It is valid for five
 * minutes and once; another can be sent after 60 seconds, and the answer says when.
 * @summary Send a verification code
 */
export const sendCodeBodyAccountMin = 6;
export const sendCodeBodyAccountMax = 64;


export const sendCodeBodyAccountRegExp = new RegExp('^(\\+?[0-9]{6,15}|[^@\\s]{1,32}@[^@\\s]{1,28}\\.[^@\\s.]{2,12})$');


export const SendCodeBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendCodeBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(sendCodeBodyAccountMax)).check(/*#__PURE__*/ zod.regex(sendCodeBodyAccountRegExp)),
  "purpose": /*#__PURE__*/ zod.enum(['register', 'forget'])
})

export const sendCodeResponseOneMsgMax = 500;

export const sendCodeResponseOneTimeMin = 1000000000;
export const sendCodeResponseOneTimeMax = 9999999999;

export const sendCodeResponseOneDataExpiresAtMin = 1000000000;
export const sendCodeResponseOneDataExpiresAtMax = 9999999999;

export const sendCodeResponseOneDataResendAtMin = 1000000000;
export const sendCodeResponseOneDataResendAtMax = 9999999999;

export const sendCodeResponseTwoMsgMax = 500;

export const sendCodeResponseTwoTimeMin = 1000000000;
export const sendCodeResponseTwoTimeMax = 9999999999;



export const SendCodeResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendCodeResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendCodeResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(sendCodeResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "expires_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendCodeResponseOneDataExpiresAtMin)).check(/*#__PURE__*/ zod.lte(sendCodeResponseOneDataExpiresAtMax)),
  "resend_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendCodeResponseOneDataResendAtMin)).check(/*#__PURE__*/ zod.lte(sendCodeResponseOneDataResendAtMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendCodeResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendCodeResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(sendCodeResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Replaces a forgotten login password. All sessions of the account end, on every device.
 * @summary Set a new password with a code
 */
export const resetPasswordBodyAccountMin = 6;
export const resetPasswordBodyAccountMax = 64;


export const resetPasswordBodyAccountRegExp = new RegExp('^(\\+?[0-9]{6,15}|[^@\\s]{1,32}@[^@\\s]{1,28}\\.[^@\\s.]{2,12})$');
export const resetPasswordBodyCodeRegExp = new RegExp('^[0-9]{6}$');
export const resetPasswordBodyPasswordMin = 6;
export const resetPasswordBodyPasswordMax = 16;

export const resetPasswordBodyPasswordConfirmMin = 6;
export const resetPasswordBodyPasswordConfirmMax = 16;



export const ResetPasswordBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyAccountMax)).check(/*#__PURE__*/ zod.regex(resetPasswordBodyAccountRegExp)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(resetPasswordBodyCodeRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyPasswordConfirmMax))
})

export const resetPasswordResponseOneMsgMax = 500;

export const resetPasswordResponseOneTimeMin = 1000000000;
export const resetPasswordResponseOneTimeMax = 9999999999;

export const resetPasswordResponseOneDataSessionsEndedMin = 0;

export const resetPasswordResponseTwoMsgMax = 500;

export const resetPasswordResponseTwoTimeMin = 1000000000;
export const resetPasswordResponseTwoTimeMax = 9999999999;



export const ResetPasswordResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPasswordResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(resetPasswordResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "sessions_ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPasswordResponseOneDataSessionsEndedMin))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPasswordResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(resetPasswordResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Ends this session; its token is dead from then on. Other devices stay logged in.
 * @summary Log out
 */
export const logOutResponseOneMsgMax = 500;

export const logOutResponseOneTimeMin = 1000000000;
export const logOutResponseOneTimeMax = 9999999999;

export const logOutResponseOneDataSessionsEndedMin = 0;

export const logOutResponseTwoMsgMax = 500;

export const logOutResponseTwoTimeMin = 1000000000;
export const logOutResponseTwoTimeMax = 9999999999;

export const logOutResponseThreeMsgMax = 500;

export const logOutResponseThreeTimeMin = 1000000000;
export const logOutResponseThreeTimeMax = 9999999999;



export const LogOutResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logOutResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(logOutResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(logOutResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "sessions_ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(logOutResponseOneDataSessionsEndedMin))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logOutResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(logOutResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(logOutResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logOutResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(logOutResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(logOutResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

