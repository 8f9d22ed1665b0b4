/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Opens a timed order: up or down, for an amount and a number of seconds. The amount and its fee
 * are frozen until the order settles. No fund password is asked for.
 *
 * The order opens at the last tick published at or before the second of acceptance, not at the
 * tick that the user saw. `accepted_price` and `accepted_tick_id` say what the user saw, and
 * `max_slippage_rate` how much worse the opening may be: for up, at most
 * accepted_price x (1 + max_slippage_rate); for down, at least
 * accepted_price x (1 - max_slippage_rate). A better opening is always taken. Past that bound, or
 * when the tick does not carry that price, or is too old, nothing is placed and `price_changed`
 * names the present price and tick. `profit_rate` and `fee_rate` are the ones shown; others are
 * refused with `price_changed` too.
 * @summary Place an order
 */
export const placeOrderBodySymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const placeOrderBodyAmountMin = 0.01;
export const placeOrderBodyAmountMax = 1000000;
export const placeOrderBodyAmountMultipleOf = 0.01;

export const placeOrderBodySecondsMin = 5;
export const placeOrderBodySecondsMax = 86400;

export const placeOrderBodyProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const placeOrderBodyFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const placeOrderBodyAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderBodyAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeOrderBodyMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');


export const PlaceOrderBody = /*#__PURE__*/ zod.strictObject({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodySymbolRegExp)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(placeOrderBodyAmountMin)).check(/*#__PURE__*/ zod.lte(placeOrderBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(placeOrderBodyAmountMultipleOf)),
  "seconds": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(placeOrderBodySecondsMin)).check(/*#__PURE__*/ zod.lte(placeOrderBodySecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyFeeRateRegExp)),
  "accepted_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyAcceptedPriceRegExp)),
  "accepted_tick_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyAcceptedTickIdRegExp)),
  "max_slippage_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyMaxSlippageRateRegExp)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const placeOrderResponseOneMsgMax = 500;

export const placeOrderResponseOneTimeMin = 1000000000;
export const placeOrderResponseOneTimeMax = 9999999999;

export const placeOrderResponseOneDataOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeOrderResponseOneDataOrderSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const placeOrderResponseOneDataOrderNameMax = 60;

export const placeOrderResponseOneDataOrderAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderSecondsMin = 5;
export const placeOrderResponseOneDataOrderSecondsMax = 86400;

export const placeOrderResponseOneDataOrderProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderExpectedProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeOrderResponseOneDataOrderMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const placeOrderResponseOneDataOrderOpenPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderOpenTimeMin = 1000000000;
export const placeOrderResponseOneDataOrderOpenTimeMax = 9999999999;

export const placeOrderResponseOneDataOrderOpenTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeOrderResponseOneDataOrderOpenTickTimeMin = 1000000000;
export const placeOrderResponseOneDataOrderOpenTickTimeMax = 9999999999;

export const placeOrderResponseOneDataOrderSettlesAtMin = 1000000000;
export const placeOrderResponseOneDataOrderSettlesAtMax = 9999999999;

export const placeOrderResponseOneDataOrderClosePriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderCloseTimeMin = 1000000000;
export const placeOrderResponseOneDataOrderCloseTimeMax = 9999999999;

export const placeOrderResponseOneDataOrderCloseTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeOrderResponseOneDataOrderCloseTickTimeMin = 1000000000;
export const placeOrderResponseOneDataOrderCloseTickTimeMax = 9999999999;

export const placeOrderResponseOneDataOrderPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderNetProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderLuckyNumberMin = 0;
export const placeOrderResponseOneDataOrderLuckyNumberMax = 999999999;

export const placeOrderResponseOneDataOrderLuckyGoldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseOneDataOrderMultipleRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderResponseTwoMsgMax = 500;

export const placeOrderResponseTwoTimeMin = 1000000000;
export const placeOrderResponseTwoTimeMax = 9999999999;

export const placeOrderResponseThreeMsgMax = 500;

export const placeOrderResponseThreeTimeMin = 1000000000;
export const placeOrderResponseThreeTimeMax = 9999999999;



export const PlaceOrderResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeOrderResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['contract']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeOrderResponseOneDataOrderNameMax)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderAmountRegExp)),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderSecondsMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderSecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderFeeRateRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderFeeRegExp)),
  "expected_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderExpectedProfitRegExp)),
  "accepted_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderAcceptedPriceRegExp))),
  "accepted_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderAcceptedTickIdRegExp))),
  "max_slippage_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderMaxSlippageRateRegExp))),
  "open_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderOpenPriceRegExp)),
  "open_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderOpenTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderOpenTimeMax)),
  "open_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderOpenTickIdRegExp))),
  "open_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderOpenTickTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderOpenTickTimeMax))),
  "settles_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderSettlesAtMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderSettlesAtMax)),
  "close_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderClosePriceRegExp))),
  "close_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderCloseTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderCloseTimeMax))),
  "close_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderCloseTickIdRegExp))),
  "close_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderCloseTickTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderCloseTickTimeMax))),
  "settlement_rule": /*#__PURE__*/ zod.enum(['last_tick_at_or_before', 'unknown']),
  "result": /*#__PURE__*/ zod.enum(['open', 'win', 'loss', 'draw', 'unknown']),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderPayoutRegExp))),
  "net_profit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderNetProfitRegExp))),
  "lucky_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseOneDataOrderLuckyNumberMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseOneDataOrderLuckyNumberMax))),
  "lucky_gold": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderLuckyGoldRegExp))),
  "multiple": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderResponseOneDataOrderMultipleRegExp)))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeOrderResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeOrderResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeOrderResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(placeOrderResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Answers the order with its result once its second has come. The server settles every due order
 * by itself; this call only asks for the word now. It is idempotent by the order, so it carries no
 * `request_id`: asking twice, or from two devices, settles once and answers the same. While the
 * closing tick is not published the order is answered as it is, still `open`. Before its second it
 * is refused with `action_not_allowed`, and `available_from` is that second.
 * @summary Ask for the settlement of a due order
 */
export const settleOrderBodyOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const SettleOrderBody = /*#__PURE__*/ zod.strictObject({
  "order_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderBodyOrderIdRegExp))
})

export const settleOrderResponseOneMsgMax = 500;

export const settleOrderResponseOneTimeMin = 1000000000;
export const settleOrderResponseOneTimeMax = 9999999999;

export const settleOrderResponseOneDataOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settleOrderResponseOneDataOrderSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const settleOrderResponseOneDataOrderNameMax = 60;

export const settleOrderResponseOneDataOrderAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderSecondsMin = 5;
export const settleOrderResponseOneDataOrderSecondsMax = 86400;

export const settleOrderResponseOneDataOrderProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderExpectedProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settleOrderResponseOneDataOrderMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const settleOrderResponseOneDataOrderOpenPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderOpenTimeMin = 1000000000;
export const settleOrderResponseOneDataOrderOpenTimeMax = 9999999999;

export const settleOrderResponseOneDataOrderOpenTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settleOrderResponseOneDataOrderOpenTickTimeMin = 1000000000;
export const settleOrderResponseOneDataOrderOpenTickTimeMax = 9999999999;

export const settleOrderResponseOneDataOrderSettlesAtMin = 1000000000;
export const settleOrderResponseOneDataOrderSettlesAtMax = 9999999999;

export const settleOrderResponseOneDataOrderClosePriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderCloseTimeMin = 1000000000;
export const settleOrderResponseOneDataOrderCloseTimeMax = 9999999999;

export const settleOrderResponseOneDataOrderCloseTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settleOrderResponseOneDataOrderCloseTickTimeMin = 1000000000;
export const settleOrderResponseOneDataOrderCloseTickTimeMax = 9999999999;

export const settleOrderResponseOneDataOrderPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderNetProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderLuckyNumberMin = 0;
export const settleOrderResponseOneDataOrderLuckyNumberMax = 999999999;

export const settleOrderResponseOneDataOrderLuckyGoldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseOneDataOrderMultipleRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settleOrderResponseTwoMsgMax = 500;

export const settleOrderResponseTwoTimeMin = 1000000000;
export const settleOrderResponseTwoTimeMax = 9999999999;

export const settleOrderResponseThreeMsgMax = 500;

export const settleOrderResponseThreeTimeMin = 1000000000;
export const settleOrderResponseThreeTimeMax = 9999999999;



export const SettleOrderResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settleOrderResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['contract']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settleOrderResponseOneDataOrderNameMax)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderAmountRegExp)),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderSecondsMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderSecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderFeeRateRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderFeeRegExp)),
  "expected_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderExpectedProfitRegExp)),
  "accepted_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderAcceptedPriceRegExp))),
  "accepted_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderAcceptedTickIdRegExp))),
  "max_slippage_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderMaxSlippageRateRegExp))),
  "open_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderOpenPriceRegExp)),
  "open_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderOpenTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderOpenTimeMax)),
  "open_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderOpenTickIdRegExp))),
  "open_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderOpenTickTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderOpenTickTimeMax))),
  "settles_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderSettlesAtMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderSettlesAtMax)),
  "close_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderClosePriceRegExp))),
  "close_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderCloseTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderCloseTimeMax))),
  "close_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderCloseTickIdRegExp))),
  "close_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderCloseTickTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderCloseTickTimeMax))),
  "settlement_rule": /*#__PURE__*/ zod.enum(['last_tick_at_or_before', 'unknown']),
  "result": /*#__PURE__*/ zod.enum(['open', 'win', 'loss', 'draw', 'unknown']),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderPayoutRegExp))),
  "net_profit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderNetProfitRegExp))),
  "lucky_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseOneDataOrderLuckyNumberMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseOneDataOrderLuckyNumberMax))),
  "lucky_gold": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderLuckyGoldRegExp))),
  "multiple": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderResponseOneDataOrderMultipleRegExp)))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settleOrderResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settleOrderResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settleOrderResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(settleOrderResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * One order with everything that is needed to check it: both prices, their ticks and times, and the
 * rule that chose them.
 * @summary Get one order
 */
export const getOrderResponseOneMsgMax = 500;

export const getOrderResponseOneTimeMin = 1000000000;
export const getOrderResponseOneTimeMax = 9999999999;

export const getOrderResponseOneDataOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getOrderResponseOneDataOrderSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const getOrderResponseOneDataOrderNameMax = 60;

export const getOrderResponseOneDataOrderAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderSecondsMin = 5;
export const getOrderResponseOneDataOrderSecondsMax = 86400;

export const getOrderResponseOneDataOrderProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderExpectedProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getOrderResponseOneDataOrderMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const getOrderResponseOneDataOrderOpenPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderOpenTimeMin = 1000000000;
export const getOrderResponseOneDataOrderOpenTimeMax = 9999999999;

export const getOrderResponseOneDataOrderOpenTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getOrderResponseOneDataOrderOpenTickTimeMin = 1000000000;
export const getOrderResponseOneDataOrderOpenTickTimeMax = 9999999999;

export const getOrderResponseOneDataOrderSettlesAtMin = 1000000000;
export const getOrderResponseOneDataOrderSettlesAtMax = 9999999999;

export const getOrderResponseOneDataOrderClosePriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderCloseTimeMin = 1000000000;
export const getOrderResponseOneDataOrderCloseTimeMax = 9999999999;

export const getOrderResponseOneDataOrderCloseTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getOrderResponseOneDataOrderCloseTickTimeMin = 1000000000;
export const getOrderResponseOneDataOrderCloseTickTimeMax = 9999999999;

export const getOrderResponseOneDataOrderPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderNetProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderLuckyNumberMin = 0;
export const getOrderResponseOneDataOrderLuckyNumberMax = 999999999;

export const getOrderResponseOneDataOrderLuckyGoldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseOneDataOrderMultipleRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getOrderResponseTwoMsgMax = 500;

export const getOrderResponseTwoTimeMin = 1000000000;
export const getOrderResponseTwoTimeMax = 9999999999;

export const getOrderResponseThreeMsgMax = 500;

export const getOrderResponseThreeTimeMin = 1000000000;
export const getOrderResponseThreeTimeMax = 9999999999;



export const GetOrderResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOrderResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['contract']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderResponseOneDataOrderNameMax)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderAmountRegExp)),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderSecondsMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderSecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderFeeRateRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderFeeRegExp)),
  "expected_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderExpectedProfitRegExp)),
  "accepted_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderAcceptedPriceRegExp))),
  "accepted_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderAcceptedTickIdRegExp))),
  "max_slippage_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderMaxSlippageRateRegExp))),
  "open_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderOpenPriceRegExp)),
  "open_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderOpenTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderOpenTimeMax)),
  "open_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderOpenTickIdRegExp))),
  "open_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderOpenTickTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderOpenTickTimeMax))),
  "settles_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderSettlesAtMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderSettlesAtMax)),
  "close_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderClosePriceRegExp))),
  "close_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderCloseTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderCloseTimeMax))),
  "close_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderCloseTickIdRegExp))),
  "close_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderCloseTickTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderCloseTickTimeMax))),
  "settlement_rule": /*#__PURE__*/ zod.enum(['last_tick_at_or_before', 'unknown']),
  "result": /*#__PURE__*/ zod.enum(['open', 'win', 'loss', 'draw', 'unknown']),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderPayoutRegExp))),
  "net_profit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderNetProfitRegExp))),
  "lucky_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseOneDataOrderLuckyNumberMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseOneDataOrderLuckyNumberMax))),
  "lucky_gold": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderLuckyGoldRegExp))),
  "multiple": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getOrderResponseOneDataOrderMultipleRegExp)))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOrderResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOrderResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOrderResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getOrderResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Orders by view, newest first by when they were opened or bought: `contract` answers all timed
 * orders, open and settled; `project` all purchases of financing projects; `history` both, without
 * the open orders and the running purchases. The filters by product, direction and result are
 * about timed orders and leave purchases out. `totals` sums the settled timed orders of the same
 * filter over every page. By `request_id` it answers the one order that this request placed, or
 * none when the request never arrived.
 * @summary List orders
 */
export const listOrdersResponseOneMsgMax = 500;

export const listOrdersResponseOneTimeMin = 1000000000;
export const listOrdersResponseOneTimeMax = 9999999999;

export const listOrdersResponseOneDataListItemOneIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemOneSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const listOrdersResponseOneDataListItemOneNameMax = 60;

export const listOrdersResponseOneDataListItemOneAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneSecondsMin = 5;
export const listOrdersResponseOneDataListItemOneSecondsMax = 86400;

export const listOrdersResponseOneDataListItemOneProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneExpectedProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemOneMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const listOrdersResponseOneDataListItemOneOpenPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneOpenTimeMin = 1000000000;
export const listOrdersResponseOneDataListItemOneOpenTimeMax = 9999999999;

export const listOrdersResponseOneDataListItemOneOpenTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemOneOpenTickTimeMin = 1000000000;
export const listOrdersResponseOneDataListItemOneOpenTickTimeMax = 9999999999;

export const listOrdersResponseOneDataListItemOneSettlesAtMin = 1000000000;
export const listOrdersResponseOneDataListItemOneSettlesAtMax = 9999999999;

export const listOrdersResponseOneDataListItemOneClosePriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneCloseTimeMin = 1000000000;
export const listOrdersResponseOneDataListItemOneCloseTimeMax = 9999999999;

export const listOrdersResponseOneDataListItemOneCloseTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemOneCloseTickTimeMin = 1000000000;
export const listOrdersResponseOneDataListItemOneCloseTickTimeMax = 9999999999;

export const listOrdersResponseOneDataListItemOnePayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneNetProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneLuckyNumberMin = 0;
export const listOrdersResponseOneDataListItemOneLuckyNumberMax = 999999999;

export const listOrdersResponseOneDataListItemOneLuckyGoldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemOneMultipleRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemTwoProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemTwoTitleMax = 80;

export const listOrdersResponseOneDataListItemTwoInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoPrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoInvestmentCycleMax = 3650;

export const listOrdersResponseOneDataListItemTwoDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoDaysDoneMin = 0;
export const listOrdersResponseOneDataListItemTwoDaysDoneMax = 3650;

export const listOrdersResponseOneDataListItemTwoProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoBoughtAtMin = 1000000000;
export const listOrdersResponseOneDataListItemTwoBoughtAtMax = 9999999999;

export const listOrdersResponseOneDataListItemTwoEarnsFromMin = 1000000000;
export const listOrdersResponseOneDataListItemTwoEarnsFromMax = 9999999999;

export const listOrdersResponseOneDataListItemTwoReleaseDateMin = 1000000000;
export const listOrdersResponseOneDataListItemTwoReleaseDateMax = 9999999999;

export const listOrdersResponseOneDataListItemTwoNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoNextIncomeAtMin = 1000000000;
export const listOrdersResponseOneDataListItemTwoNextIncomeAtMax = 9999999999;

export const listOrdersResponseOneDataListItemTwoSettledAtMin = 1000000000;
export const listOrdersResponseOneDataListItemTwoSettledAtMax = 9999999999;

export const listOrdersResponseOneDataListItemTwoReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataListItemTwoRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListItemTwoRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listOrdersResponseOneDataListMax = 100;

export const listOrdersResponseOneDataTotalMin = 0;


export const listOrdersResponseOneDataLimitMax = 100;

export const listOrdersResponseOneDataTotalsWinsMin = 0;
export const listOrdersResponseOneDataTotalsWinsMax = 1000000000;

export const listOrdersResponseOneDataTotalsLossesMin = 0;
export const listOrdersResponseOneDataTotalsLossesMax = 1000000000;

export const listOrdersResponseOneDataTotalsDrawsMin = 0;
export const listOrdersResponseOneDataTotalsDrawsMax = 1000000000;

export const listOrdersResponseOneDataTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseOneDataTotalsNetProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listOrdersResponseTwoMsgMax = 500;

export const listOrdersResponseTwoTimeMin = 1000000000;
export const listOrdersResponseTwoTimeMax = 9999999999;

export const listOrdersResponseThreeMsgMax = 500;

export const listOrdersResponseThreeTimeMin = 1000000000;
export const listOrdersResponseThreeTimeMax = 9999999999;



export const ListOrdersResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.discriminatedUnion('kind', [/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['contract']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersResponseOneDataListItemOneNameMax)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneAmountRegExp)),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneSecondsMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneSecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneFeeRateRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneFeeRegExp)),
  "expected_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneExpectedProfitRegExp)),
  "accepted_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneAcceptedPriceRegExp))),
  "accepted_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneAcceptedTickIdRegExp))),
  "max_slippage_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneMaxSlippageRateRegExp))),
  "open_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneOpenPriceRegExp)),
  "open_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneOpenTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneOpenTimeMax)),
  "open_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneOpenTickIdRegExp))),
  "open_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneOpenTickTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneOpenTickTimeMax))),
  "settles_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneSettlesAtMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneSettlesAtMax)),
  "close_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneClosePriceRegExp))),
  "close_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneCloseTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneCloseTimeMax))),
  "close_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneCloseTickIdRegExp))),
  "close_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneCloseTickTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneCloseTickTimeMax))),
  "settlement_rule": /*#__PURE__*/ zod.enum(['last_tick_at_or_before', 'unknown']),
  "result": /*#__PURE__*/ zod.enum(['open', 'win', 'loss', 'draw', 'unknown']),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOnePayoutRegExp))),
  "net_profit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneNetProfitRegExp))),
  "lucky_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemOneLuckyNumberMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemOneLuckyNumberMax))),
  "lucky_gold": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneLuckyGoldRegExp))),
  "multiple": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemOneMultipleRegExp)))
}),/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersResponseOneDataListItemTwoTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoPrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemTwoDaysDoneMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemTwoBoughtAtMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemTwoEarnsFromMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemTwoReleaseDateMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemTwoNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataListItemTwoSettledAtMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataListItemTwoSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataListItemTwoRenewedToRegExp)))
})])).check(/*#__PURE__*/ zod.maxLength(listOrdersResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataLimitMax)),
  "totals": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "wins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataTotalsWinsMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataTotalsWinsMax)),
  "losses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataTotalsLossesMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataTotalsLossesMax)),
  "draws": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOneDataTotalsDrawsMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseOneDataTotalsDrawsMax)),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataTotalsAmountRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataTotalsFeeRegExp)),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataTotalsPayoutRegExp)),
  "net_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listOrdersResponseOneDataTotalsNetProfitRegExp))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listOrdersResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Timed orders that are not settled, newest first, with the sum of their amounts and what the limit
 * of all open orders together leaves. Made to be polled while an order runs; the countdown itself
 * runs on `settles_at` and the server clock. `totals` is about all open orders, whatever the filter.
 * @summary List open holdings
 */
export const listHoldingsResponseOneMsgMax = 500;

export const listHoldingsResponseOneTimeMin = 1000000000;
export const listHoldingsResponseOneTimeMax = 9999999999;

export const listHoldingsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listHoldingsResponseOneDataListItemSymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const listHoldingsResponseOneDataListItemNameMax = 60;

export const listHoldingsResponseOneDataListItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemSecondsMin = 5;
export const listHoldingsResponseOneDataListItemSecondsMax = 86400;

export const listHoldingsResponseOneDataListItemProfitRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemExpectedProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listHoldingsResponseOneDataListItemMaxSlippageRateRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const listHoldingsResponseOneDataListItemOpenPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemOpenTimeMin = 1000000000;
export const listHoldingsResponseOneDataListItemOpenTimeMax = 9999999999;

export const listHoldingsResponseOneDataListItemOpenTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listHoldingsResponseOneDataListItemOpenTickTimeMin = 1000000000;
export const listHoldingsResponseOneDataListItemOpenTickTimeMax = 9999999999;

export const listHoldingsResponseOneDataListItemSettlesAtMin = 1000000000;
export const listHoldingsResponseOneDataListItemSettlesAtMax = 9999999999;

export const listHoldingsResponseOneDataListItemClosePriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemCloseTimeMin = 1000000000;
export const listHoldingsResponseOneDataListItemCloseTimeMax = 9999999999;

export const listHoldingsResponseOneDataListItemCloseTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listHoldingsResponseOneDataListItemCloseTickTimeMin = 1000000000;
export const listHoldingsResponseOneDataListItemCloseTickTimeMax = 9999999999;

export const listHoldingsResponseOneDataListItemPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemNetProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemLuckyNumberMin = 0;
export const listHoldingsResponseOneDataListItemLuckyNumberMax = 999999999;

export const listHoldingsResponseOneDataListItemLuckyGoldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListItemMultipleRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataListMax = 100;

export const listHoldingsResponseOneDataTotalMin = 0;


export const listHoldingsResponseOneDataLimitMax = 100;

export const listHoldingsResponseOneDataTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataTotalsExpectedProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataTotalsTotalMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseOneDataTotalsLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listHoldingsResponseTwoMsgMax = 500;

export const listHoldingsResponseTwoTimeMin = 1000000000;
export const listHoldingsResponseTwoTimeMax = 9999999999;

export const listHoldingsResponseThreeMsgMax = 500;

export const listHoldingsResponseThreeTimeMin = 1000000000;
export const listHoldingsResponseThreeTimeMax = 9999999999;



export const ListHoldingsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHoldingsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['contract']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemSymbolRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHoldingsResponseOneDataListItemNameMax)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemAmountRegExp)),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemSecondsMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemSecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemFeeRateRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemFeeRegExp)),
  "expected_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemExpectedProfitRegExp)),
  "accepted_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemAcceptedPriceRegExp))),
  "accepted_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemAcceptedTickIdRegExp))),
  "max_slippage_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemMaxSlippageRateRegExp))),
  "open_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemOpenPriceRegExp)),
  "open_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemOpenTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemOpenTimeMax)),
  "open_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemOpenTickIdRegExp))),
  "open_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemOpenTickTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemOpenTickTimeMax))),
  "settles_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemSettlesAtMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemSettlesAtMax)),
  "close_price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemClosePriceRegExp))),
  "close_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemCloseTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemCloseTimeMax))),
  "close_tick_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemCloseTickIdRegExp))),
  "close_tick_time": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemCloseTickTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemCloseTickTimeMax))),
  "settlement_rule": /*#__PURE__*/ zod.enum(['last_tick_at_or_before', 'unknown']),
  "result": /*#__PURE__*/ zod.enum(['open', 'win', 'loss', 'draw', 'unknown']),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemPayoutRegExp))),
  "net_profit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemNetProfitRegExp))),
  "lucky_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataListItemLuckyNumberMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataListItemLuckyNumberMax))),
  "lucky_gold": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemLuckyGoldRegExp))),
  "multiple": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataListItemMultipleRegExp)))
})).check(/*#__PURE__*/ zod.maxLength(listHoldingsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseOneDataLimitMax)),
  "totals": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataTotalsAmountRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataTotalsFeeRegExp)),
  "expected_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataTotalsExpectedProfitRegExp)),
  "total_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataTotalsTotalMaxRegExp)),
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listHoldingsResponseOneDataTotalsLeftRegExp))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHoldingsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHoldingsResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHoldingsResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listHoldingsResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

