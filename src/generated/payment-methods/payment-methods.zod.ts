/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Binds a bank card, Alipay, WeChat pay, bank transfer or crypto transfer. A card number is unique
 * over all users and passes the Luhn check; an address passes the check of its network. Bank card,
 * Alipay and WeChat pay are targets of withdrawals from then on.
 * @summary Bind a payment method
 */
export const bindPaymentMethodBodyHolderNameMax = 64;

export const bindPaymentMethodBodyBankNameMax = 120;

export const bindPaymentMethodBodyBankBranchMax = 120;

export const bindPaymentMethodBodyBankAreaMax = 120;

export const bindPaymentMethodBodyBranchLatitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const bindPaymentMethodBodyBranchLongitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const bindPaymentMethodBodyCardNumberRegExp = new RegExp('^[0-9]{12,19}$');
export const bindPaymentMethodBodyAccountMin = 3;
export const bindPaymentMethodBodyAccountMax = 64;


export const bindPaymentMethodBodyAccountRegExp = new RegExp('^[^\\s]+( [^\\s]+)*$');
export const bindPaymentMethodBodyBankCodeRegExp = new RegExp('^[A-Z0-9]{8}([A-Z0-9]{3})?$');
export const bindPaymentMethodBodyAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');


export const BindPaymentMethodBody = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['bank_card', 'alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']),
  "holder_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyHolderNameMax))),
  "bank_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyBankNameMax))),
  "bank_branch": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyBankBranchMax))),
  "bank_area": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyBankAreaMax))),
  "branch_latitude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyBranchLatitudeRegExp))),
  "branch_longitude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyBranchLongitudeRegExp))),
  "card_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyCardNumberRegExp))),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindPaymentMethodBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyAccountMax)).check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyAccountRegExp))),
  "bank_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyBankCodeRegExp))),
  "currency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH'])),
  "network": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['TRC20', 'ERC20', 'BTC'])),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyAddressRegExp))),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const bindPaymentMethodResponseOneMsgMax = 500;

export const bindPaymentMethodResponseOneTimeMin = 1000000000;
export const bindPaymentMethodResponseOneTimeMax = 9999999999;

export const bindPaymentMethodResponseOneDataPaymentMethodIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const bindPaymentMethodResponseOneDataPaymentMethodHolderNameMax = 64;

export const bindPaymentMethodResponseOneDataPaymentMethodBankNameMax = 120;

export const bindPaymentMethodResponseOneDataPaymentMethodBankBranchMax = 120;

export const bindPaymentMethodResponseOneDataPaymentMethodBankAreaMax = 120;

export const bindPaymentMethodResponseOneDataPaymentMethodBranchLatitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const bindPaymentMethodResponseOneDataPaymentMethodBranchLongitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const bindPaymentMethodResponseOneDataPaymentMethodMaskedNumberMax = 100;

export const bindPaymentMethodResponseOneDataPaymentMethodCreatedAtMin = 1000000000;
export const bindPaymentMethodResponseOneDataPaymentMethodCreatedAtMax = 9999999999;

export const bindPaymentMethodResponseTwoMsgMax = 500;

export const bindPaymentMethodResponseTwoTimeMin = 1000000000;
export const bindPaymentMethodResponseTwoTimeMax = 9999999999;

export const bindPaymentMethodResponseThreeMsgMax = 500;

export const bindPaymentMethodResponseThreeTimeMin = 1000000000;
export const bindPaymentMethodResponseThreeTimeMax = 9999999999;



export const BindPaymentMethodResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindPaymentMethodResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(bindPaymentMethodResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "payment_method": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodResponseOneDataPaymentMethodIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['bank_card', 'alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']),
  "holder_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseOneDataPaymentMethodHolderNameMax))),
  "bank_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseOneDataPaymentMethodBankNameMax))),
  "bank_branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseOneDataPaymentMethodBankBranchMax))),
  "bank_area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseOneDataPaymentMethodBankAreaMax))),
  "branch_latitude": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodResponseOneDataPaymentMethodBranchLatitudeRegExp))),
  "branch_longitude": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodResponseOneDataPaymentMethodBranchLongitudeRegExp))),
  "masked_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseOneDataPaymentMethodMaskedNumberMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('TRC20'),/*#__PURE__*/ zod.literal('ERC20'),/*#__PURE__*/ zod.literal('BTC'),/*#__PURE__*/ zod.literal(null)])),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindPaymentMethodResponseOneDataPaymentMethodCreatedAtMin)).check(/*#__PURE__*/ zod.lte(bindPaymentMethodResponseOneDataPaymentMethodCreatedAtMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindPaymentMethodResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(bindPaymentMethodResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindPaymentMethodResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(bindPaymentMethodResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Everything bound by `add_card`, masked, newest first. By `request_id` it answers the one that
 * this request bound, or none when the request never arrived.
 * @summary List payment methods
 */
export const listPaymentMethodsResponseOneMsgMax = 500;

export const listPaymentMethodsResponseOneTimeMin = 1000000000;
export const listPaymentMethodsResponseOneTimeMax = 9999999999;

export const listPaymentMethodsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listPaymentMethodsResponseOneDataListItemHolderNameMax = 64;

export const listPaymentMethodsResponseOneDataListItemBankNameMax = 120;

export const listPaymentMethodsResponseOneDataListItemBankBranchMax = 120;

export const listPaymentMethodsResponseOneDataListItemBankAreaMax = 120;

export const listPaymentMethodsResponseOneDataListItemBranchLatitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const listPaymentMethodsResponseOneDataListItemBranchLongitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const listPaymentMethodsResponseOneDataListItemMaskedNumberMax = 100;

export const listPaymentMethodsResponseOneDataListItemCreatedAtMin = 1000000000;
export const listPaymentMethodsResponseOneDataListItemCreatedAtMax = 9999999999;

export const listPaymentMethodsResponseOneDataListMax = 100;

export const listPaymentMethodsResponseOneDataTotalMin = 0;


export const listPaymentMethodsResponseOneDataLimitMax = 100;

export const listPaymentMethodsResponseTwoMsgMax = 500;

export const listPaymentMethodsResponseTwoTimeMin = 1000000000;
export const listPaymentMethodsResponseTwoTimeMax = 9999999999;

export const listPaymentMethodsResponseThreeMsgMax = 500;

export const listPaymentMethodsResponseThreeTimeMin = 1000000000;
export const listPaymentMethodsResponseThreeTimeMax = 9999999999;



export const ListPaymentMethodsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentMethodsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listPaymentMethodsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPaymentMethodsResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['bank_card', 'alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']),
  "holder_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneDataListItemHolderNameMax))),
  "bank_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneDataListItemBankNameMax))),
  "bank_branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneDataListItemBankBranchMax))),
  "bank_area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneDataListItemBankAreaMax))),
  "branch_latitude": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPaymentMethodsResponseOneDataListItemBranchLatitudeRegExp))),
  "branch_longitude": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPaymentMethodsResponseOneDataListItemBranchLongitudeRegExp))),
  "masked_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneDataListItemMaskedNumberMax)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('TRC20'),/*#__PURE__*/ zod.literal('ERC20'),/*#__PURE__*/ zod.literal('BTC'),/*#__PURE__*/ zod.literal(null)])),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentMethodsResponseOneDataListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(listPaymentMethodsResponseOneDataListItemCreatedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentMethodsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPaymentMethodsResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentMethodsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listPaymentMethodsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPaymentMethodsResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentMethodsResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listPaymentMethodsResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Takes a payment method off the account with the fund password. One that a withdrawal or deposit
 * under review refers to stays until the review is over (`action_not_allowed`).
 * @summary Remove a payment method
 */
export const removePaymentMethodBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removePaymentMethodBodyFundPasswordMin = 6;
export const removePaymentMethodBodyFundPasswordMax = 16;



export const RemovePaymentMethodBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removePaymentMethodBodyIdRegExp)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removePaymentMethodBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removePaymentMethodBodyFundPasswordMax))
})

export const removePaymentMethodResponseOneMsgMax = 500;

export const removePaymentMethodResponseOneTimeMin = 1000000000;
export const removePaymentMethodResponseOneTimeMax = 9999999999;

export const removePaymentMethodResponseOneDataIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removePaymentMethodResponseTwoMsgMax = 500;

export const removePaymentMethodResponseTwoTimeMin = 1000000000;
export const removePaymentMethodResponseTwoTimeMax = 9999999999;

export const removePaymentMethodResponseThreeMsgMax = 500;

export const removePaymentMethodResponseThreeTimeMin = 1000000000;
export const removePaymentMethodResponseThreeTimeMax = 9999999999;



export const RemovePaymentMethodResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removePaymentMethodResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(removePaymentMethodResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(removePaymentMethodResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removePaymentMethodResponseOneDataIdRegExp))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removePaymentMethodResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(removePaymentMethodResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(removePaymentMethodResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removePaymentMethodResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(removePaymentMethodResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(removePaymentMethodResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Bound wallet addresses, whole, newest first. Each is a target of withdrawals. By `request_id` it
 * answers the one that this request bound, or none when the request never arrived.
 * @summary List wallet addresses
 */
export const listWalletAddressesResponseOneMsgMax = 500;

export const listWalletAddressesResponseOneTimeMin = 1000000000;
export const listWalletAddressesResponseOneTimeMax = 9999999999;

export const listWalletAddressesResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listWalletAddressesResponseOneDataListItemAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');
export const listWalletAddressesResponseOneDataListItemCreatedAtMin = 1000000000;
export const listWalletAddressesResponseOneDataListItemCreatedAtMax = 9999999999;

export const listWalletAddressesResponseOneDataListMax = 100;

export const listWalletAddressesResponseOneDataTotalMin = 0;


export const listWalletAddressesResponseOneDataLimitMax = 100;

export const listWalletAddressesResponseTwoMsgMax = 500;

export const listWalletAddressesResponseTwoTimeMin = 1000000000;
export const listWalletAddressesResponseTwoTimeMax = 9999999999;

export const listWalletAddressesResponseThreeMsgMax = 500;

export const listWalletAddressesResponseThreeTimeMin = 1000000000;
export const listWalletAddressesResponseThreeTimeMax = 9999999999;



export const ListWalletAddressesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWalletAddressesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWalletAddressesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listWalletAddressesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWalletAddressesResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "currency": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.enum(['TRC20', 'ERC20', 'BTC']),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWalletAddressesResponseOneDataListItemAddressRegExp)),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWalletAddressesResponseOneDataListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(listWalletAddressesResponseOneDataListItemCreatedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listWalletAddressesResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWalletAddressesResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletAddressesResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWalletAddressesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWalletAddressesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listWalletAddressesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWalletAddressesResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWalletAddressesResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listWalletAddressesResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Binds an address of a coin on one network, with the fund password. Money sent to a wrong address
 * cannot come back, so the server checks the checksum and that coin and network belong together.
 * @summary Bind a wallet address
 */
export const bindWalletAddressBodyAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');
export const bindWalletAddressBodyFundPasswordMin = 6;
export const bindWalletAddressBodyFundPasswordMax = 16;



export const BindWalletAddressBody = /*#__PURE__*/ zod.strictObject({
  "currency": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.enum(['TRC20', 'ERC20', 'BTC']),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindWalletAddressBodyAddressRegExp)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindWalletAddressBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(bindWalletAddressBodyFundPasswordMax)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const bindWalletAddressResponseOneMsgMax = 500;

export const bindWalletAddressResponseOneTimeMin = 1000000000;
export const bindWalletAddressResponseOneTimeMax = 9999999999;

export const bindWalletAddressResponseOneDataWalletAddressIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const bindWalletAddressResponseOneDataWalletAddressAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');
export const bindWalletAddressResponseOneDataWalletAddressCreatedAtMin = 1000000000;
export const bindWalletAddressResponseOneDataWalletAddressCreatedAtMax = 9999999999;

export const bindWalletAddressResponseTwoMsgMax = 500;

export const bindWalletAddressResponseTwoTimeMin = 1000000000;
export const bindWalletAddressResponseTwoTimeMax = 9999999999;

export const bindWalletAddressResponseThreeMsgMax = 500;

export const bindWalletAddressResponseThreeTimeMin = 1000000000;
export const bindWalletAddressResponseThreeTimeMax = 9999999999;



export const BindWalletAddressResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindWalletAddressResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindWalletAddressResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(bindWalletAddressResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "wallet_address": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindWalletAddressResponseOneDataWalletAddressIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "currency": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.enum(['TRC20', 'ERC20', 'BTC']),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindWalletAddressResponseOneDataWalletAddressAddressRegExp)),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindWalletAddressResponseOneDataWalletAddressCreatedAtMin)).check(/*#__PURE__*/ zod.lte(bindWalletAddressResponseOneDataWalletAddressCreatedAtMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindWalletAddressResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindWalletAddressResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(bindWalletAddressResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindWalletAddressResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindWalletAddressResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(bindWalletAddressResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Takes an address off the account with the fund password. One that a withdrawal under review goes
 * to stays until the review is over (`action_not_allowed`).
 * @summary Remove a wallet address
 */
export const removeWalletAddressBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removeWalletAddressBodyFundPasswordMin = 6;
export const removeWalletAddressBodyFundPasswordMax = 16;



export const RemoveWalletAddressBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removeWalletAddressBodyIdRegExp)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeWalletAddressBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removeWalletAddressBodyFundPasswordMax))
})

export const removeWalletAddressResponseOneMsgMax = 500;

export const removeWalletAddressResponseOneTimeMin = 1000000000;
export const removeWalletAddressResponseOneTimeMax = 9999999999;

export const removeWalletAddressResponseOneDataIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removeWalletAddressResponseTwoMsgMax = 500;

export const removeWalletAddressResponseTwoTimeMin = 1000000000;
export const removeWalletAddressResponseTwoTimeMax = 9999999999;

export const removeWalletAddressResponseThreeMsgMax = 500;

export const removeWalletAddressResponseThreeTimeMin = 1000000000;
export const removeWalletAddressResponseThreeTimeMax = 9999999999;



export const RemoveWalletAddressResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeWalletAddressResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(removeWalletAddressResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(removeWalletAddressResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removeWalletAddressResponseOneDataIdRegExp))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeWalletAddressResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(removeWalletAddressResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(removeWalletAddressResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeWalletAddressResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(removeWalletAddressResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(removeWalletAddressResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

