/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The catalogue - category, symbol, name, precision, trading hours, and the last 24 hourly closes for a small line. It changes rarely; live prices come from the quotes.
 * @summary List products
 */
export const listProductsResponseOneMsgMax = 500;

export const listProductsResponseOneTimeMin = 1000000000;
export const listProductsResponseOneTimeMax = 9999999999;

export const listProductsResponseOneDataListItemSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const listProductsResponseOneDataListItemNameMax = 60;

export const listProductsResponseOneDataListItemPrecisionMin = 0;
export const listProductsResponseOneDataListItemPrecisionMax = 8;

export const listProductsResponseOneDataListItemHoursTimeZoneMax = 64;


export const listProductsResponseOneDataListItemHoursTimeZoneRegExp = new RegExp('^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$');
export const listProductsResponseOneDataListItemHoursSessionsItemDaysMax = 7;

export const listProductsResponseOneDataListItemHoursSessionsItemOpensRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const listProductsResponseOneDataListItemHoursSessionsItemClosesRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const listProductsResponseOneDataListItemHoursSessionsMax = 14;

export const listProductsResponseOneDataListItemSparklineItemRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProductsResponseOneDataListItemSparklineMax = 24;

export const listProductsResponseOneDataListMax = 500;

export const listProductsResponseTwoMsgMax = 500;

export const listProductsResponseTwoTimeMin = 1000000000;
export const listProductsResponseTwoTimeMax = 9999999999;



export const ListProductsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProductsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listProductsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProductsResponseOneDataListItemSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneDataListItemNameMax)),
  "category": /*#__PURE__*/ zod.enum(['forex', 'gold', 'futures', 'stocks', 'crypto']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "precision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProductsResponseOneDataListItemPrecisionMin)).check(/*#__PURE__*/ zod.lte(listProductsResponseOneDataListItemPrecisionMax)),
  "hours": /*#__PURE__*/ zod.object({
  "always_open": /*#__PURE__*/ zod.boolean(),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneDataListItemHoursTimeZoneMax)).check(/*#__PURE__*/ zod.regex(listProductsResponseOneDataListItemHoursTimeZoneRegExp)),
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneDataListItemHoursSessionsItemDaysMax)),
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProductsResponseOneDataListItemHoursSessionsItemOpensRegExp)),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProductsResponseOneDataListItemHoursSessionsItemClosesRegExp))
})).check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneDataListItemHoursSessionsMax))
}),
  "sparkline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProductsResponseOneDataListItemSparklineItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneDataListItemSparklineMax))
})).check(/*#__PURE__*/ zod.maxLength(listProductsResponseOneDataListMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProductsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProductsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listProductsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Quotes of all products in one answer, made to be polled. It does not depend on who asks, so that one cached answer serves everybody for a second.
 * @summary List live quotes
 */
export const listQuotesResponseOneMsgMax = 500;

export const listQuotesResponseOneTimeMin = 1000000000;
export const listQuotesResponseOneTimeMax = 9999999999;

export const listQuotesResponseOneDataListItemSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const listQuotesResponseOneDataListItemPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemOpenRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemHighRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemLowRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemCloseRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemChangeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemChangeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listQuotesResponseOneDataListItemAsOfMin = 1000000000;
export const listQuotesResponseOneDataListItemAsOfMax = 9999999999;

export const listQuotesResponseOneDataListItemTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listQuotesResponseOneDataListItemNextOpenAtMin = 1000000000;
export const listQuotesResponseOneDataListItemNextOpenAtMax = 9999999999;

export const listQuotesResponseOneDataListMax = 500;

export const listQuotesResponseTwoMsgMax = 500;

export const listQuotesResponseTwoTimeMin = 1000000000;
export const listQuotesResponseTwoTimeMax = 9999999999;



export const ListQuotesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuotesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listQuotesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listQuotesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemSymbolRegExp)),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemPriceRegExp)),
  "open": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemOpenRegExp)),
  "high": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemHighRegExp)),
  "low": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemLowRegExp)),
  "close": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemCloseRegExp)),
  "change": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemChangeRegExp)),
  "change_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemChangeRateRegExp)),
  "state": /*#__PURE__*/ zod.enum(['trading', 'closed', 'non_trading_time', 'unknown']),
  "as_of": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listQuotesResponseOneDataListItemAsOfMin)).check(/*#__PURE__*/ zod.lte(listQuotesResponseOneDataListItemAsOfMax)),
  "tick_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuotesResponseOneDataListItemTickIdRegExp)),
  "next_open_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listQuotesResponseOneDataListItemNextOpenAtMin)).check(/*#__PURE__*/ zod.lte(listQuotesResponseOneDataListItemNextOpenAtMax)))
})).check(/*#__PURE__*/ zod.maxLength(listQuotesResponseOneDataListMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuotesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listQuotesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listQuotesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * The last published tick with its id. The tick id is the one that an order placed now would open at.
 * @summary Get the latest price of one product
 */
export const getLatestPriceResponseOneMsgMax = 500;

export const getLatestPriceResponseOneTimeMin = 1000000000;
export const getLatestPriceResponseOneTimeMax = 9999999999;

export const getLatestPriceResponseOneDataSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const getLatestPriceResponseOneDataPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getLatestPriceResponseOneDataAsOfMin = 1000000000;
export const getLatestPriceResponseOneDataAsOfMax = 9999999999;

export const getLatestPriceResponseOneDataTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getLatestPriceResponseTwoMsgMax = 500;

export const getLatestPriceResponseTwoTimeMin = 1000000000;
export const getLatestPriceResponseTwoTimeMax = 9999999999;



export const GetLatestPriceResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLatestPriceResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLatestPriceResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getLatestPriceResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getLatestPriceResponseOneDataSymbolRegExp)),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getLatestPriceResponseOneDataPriceRegExp)),
  "as_of": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLatestPriceResponseOneDataAsOfMin)).check(/*#__PURE__*/ zod.lte(getLatestPriceResponseOneDataAsOfMax)),
  "tick_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getLatestPriceResponseOneDataTickIdRegExp)),
  "state": /*#__PURE__*/ zod.enum(['trading', 'closed', 'non_trading_time', 'unknown'])
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLatestPriceResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLatestPriceResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getLatestPriceResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Details, trading hours, the next opening, and the limits of orders in it.
 * @summary Get one product
 */
export const getProductResponseOneMsgMax = 500;

export const getProductResponseOneTimeMin = 1000000000;
export const getProductResponseOneTimeMax = 9999999999;

export const getProductResponseOneDataProductSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const getProductResponseOneDataProductNameMax = 60;

export const getProductResponseOneDataProductPrecisionMin = 0;
export const getProductResponseOneDataProductPrecisionMax = 8;

export const getProductResponseOneDataProductHoursTimeZoneMax = 64;


export const getProductResponseOneDataProductHoursTimeZoneRegExp = new RegExp('^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$');
export const getProductResponseOneDataProductHoursSessionsItemDaysMax = 7;

export const getProductResponseOneDataProductHoursSessionsItemOpensRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getProductResponseOneDataProductHoursSessionsItemClosesRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getProductResponseOneDataProductHoursSessionsMax = 14;

export const getProductResponseOneDataQuoteSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const getProductResponseOneDataQuotePriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteOpenRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteHighRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteLowRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteCloseRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteChangeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteChangeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataQuoteAsOfMin = 1000000000;
export const getProductResponseOneDataQuoteAsOfMax = 9999999999;

export const getProductResponseOneDataQuoteTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getProductResponseOneDataQuoteNextOpenAtMin = 1000000000;
export const getProductResponseOneDataQuoteNextOpenAtMax = 9999999999;

export const getProductResponseOneDataLimitsSingleMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataLimitsSingleMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataLimitsTotalMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProductResponseOneDataLimitsQuoteSecondsMax = 300;

export const getProductResponseOneDataLimitsMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const getProductResponseTwoMsgMax = 500;

export const getProductResponseTwoTimeMin = 1000000000;
export const getProductResponseTwoTimeMax = 9999999999;



export const GetProductResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProductResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProductResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getProductResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataProductSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProductResponseOneDataProductNameMax)),
  "category": /*#__PURE__*/ zod.enum(['forex', 'gold', 'futures', 'stocks', 'crypto']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "precision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProductResponseOneDataProductPrecisionMin)).check(/*#__PURE__*/ zod.lte(getProductResponseOneDataProductPrecisionMax)),
  "hours": /*#__PURE__*/ zod.object({
  "always_open": /*#__PURE__*/ zod.boolean(),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProductResponseOneDataProductHoursTimeZoneMax)).check(/*#__PURE__*/ zod.regex(getProductResponseOneDataProductHoursTimeZoneRegExp)),
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).check(/*#__PURE__*/ zod.maxLength(getProductResponseOneDataProductHoursSessionsItemDaysMax)),
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataProductHoursSessionsItemOpensRegExp)),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataProductHoursSessionsItemClosesRegExp))
})).check(/*#__PURE__*/ zod.maxLength(getProductResponseOneDataProductHoursSessionsMax))
})
}),
  "quote": /*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteSymbolRegExp)),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuotePriceRegExp)),
  "open": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteOpenRegExp)),
  "high": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteHighRegExp)),
  "low": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteLowRegExp)),
  "close": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteCloseRegExp)),
  "change": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteChangeRegExp)),
  "change_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteChangeRateRegExp)),
  "state": /*#__PURE__*/ zod.enum(['trading', 'closed', 'non_trading_time', 'unknown']),
  "as_of": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProductResponseOneDataQuoteAsOfMin)).check(/*#__PURE__*/ zod.lte(getProductResponseOneDataQuoteAsOfMax)),
  "tick_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataQuoteTickIdRegExp)),
  "next_open_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProductResponseOneDataQuoteNextOpenAtMin)).check(/*#__PURE__*/ zod.lte(getProductResponseOneDataQuoteNextOpenAtMax)))
}),
  "limits": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "single_min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataLimitsSingleMinRegExp)),
  "single_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataLimitsSingleMaxRegExp)),
  "total_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataLimitsTotalMaxRegExp)),
  "quote_seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getProductResponseOneDataLimitsQuoteSecondsMax)),
  "max_slippage_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProductResponseOneDataLimitsMaxSlippageRateRegExp))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProductResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProductResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getProductResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Candles of one product and interval, oldest first; the last one is still open. `before` asks for older ones, so that a chart can be dragged back without end.
 * @summary List candles
 */
export const listCandlesResponseOneMsgMax = 500;

export const listCandlesResponseOneTimeMin = 1000000000;
export const listCandlesResponseOneTimeMax = 9999999999;

export const listCandlesResponseOneDataSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const listCandlesResponseOneDataListItemTimeMin = 1000000000;
export const listCandlesResponseOneDataListItemTimeMax = 9999999999;

export const listCandlesResponseOneDataListItemOpenRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listCandlesResponseOneDataListItemHighRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listCandlesResponseOneDataListItemLowRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listCandlesResponseOneDataListItemCloseRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listCandlesResponseOneDataListItemVolumeRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listCandlesResponseOneDataListMax = 1000;

export const listCandlesResponseTwoMsgMax = 500;

export const listCandlesResponseTwoTimeMin = 1000000000;
export const listCandlesResponseTwoTimeMax = 9999999999;



export const ListCandlesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCandlesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCandlesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listCandlesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCandlesResponseOneDataSymbolRegExp)),
  "interval": /*#__PURE__*/ zod.enum(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w']),
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCandlesResponseOneDataListItemTimeMin)).check(/*#__PURE__*/ zod.lte(listCandlesResponseOneDataListItemTimeMax)),
  "open": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCandlesResponseOneDataListItemOpenRegExp)),
  "high": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCandlesResponseOneDataListItemHighRegExp)),
  "low": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCandlesResponseOneDataListItemLowRegExp)),
  "close": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCandlesResponseOneDataListItemCloseRegExp)),
  "volume": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCandlesResponseOneDataListItemVolumeRegExp))
})).check(/*#__PURE__*/ zod.maxLength(listCandlesResponseOneDataListMax)),
  "has_more": /*#__PURE__*/ zod.boolean()
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCandlesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCandlesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listCandlesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * The times after which an order in this product can settle, with the profit rate of each, the fee rate, and the limits of one order and of all open orders together.
 * @summary List settlement options
 */
export const listSettlementOptionsResponseOneMsgMax = 500;

export const listSettlementOptionsResponseOneTimeMin = 1000000000;
export const listSettlementOptionsResponseOneTimeMax = 9999999999;

export const listSettlementOptionsResponseOneDataSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const listSettlementOptionsResponseOneDataListItemSecondsMin = 5;
export const listSettlementOptionsResponseOneDataListItemSecondsMax = 86400;

export const listSettlementOptionsResponseOneDataListItemProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listSettlementOptionsResponseOneDataListItemFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listSettlementOptionsResponseOneDataListItemSingleMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listSettlementOptionsResponseOneDataListItemSingleMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listSettlementOptionsResponseOneDataListItemTotalMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listSettlementOptionsResponseOneDataListMax = 20;

export const listSettlementOptionsResponseTwoMsgMax = 500;

export const listSettlementOptionsResponseTwoTimeMin = 1000000000;
export const listSettlementOptionsResponseTwoTimeMax = 9999999999;



export const ListSettlementOptionsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSettlementOptionsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSettlementOptionsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listSettlementOptionsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSettlementOptionsResponseOneDataSymbolRegExp)),
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSettlementOptionsResponseOneDataListItemSecondsMin)).check(/*#__PURE__*/ zod.lte(listSettlementOptionsResponseOneDataListItemSecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSettlementOptionsResponseOneDataListItemProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSettlementOptionsResponseOneDataListItemFeeRateRegExp)),
  "single_min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSettlementOptionsResponseOneDataListItemSingleMinRegExp)),
  "single_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSettlementOptionsResponseOneDataListItemSingleMaxRegExp)),
  "total_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSettlementOptionsResponseOneDataListItemTotalMaxRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH'])
})).check(/*#__PURE__*/ zod.maxLength(listSettlementOptionsResponseOneDataListMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSettlementOptionsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSettlementOptionsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listSettlementOptionsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

