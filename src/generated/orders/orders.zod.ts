/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Opens a timed order: up or down, for an amount and a number of seconds. The amount and its fee
 * are on hold until the order settles. No fund password is asked for.
 *
 * The order opens at the last tick published at or before the second of acceptance, not at the
 * tick that the user saw. `accepted_price` and `accepted_tick_id` say what the user saw, and
 * `slippage_rate_max` how much worse the opening may be: for up, at most
 * accepted_price x (1 + slippage_rate_max); for down, at least
 * accepted_price x (1 - slippage_rate_max). A better opening is always taken. Past that limit, or
 * when the tick does not carry that price, or is too old, nothing is placed and `price_changed`
 * names the present price and tick. `profit_rate` and `fee_rate` are the ones shown; others are
 * refused with `price_changed` too.
 *
 * Where the server has `own_limits`, an order that they do not allow is refused, whatever client asks: an amount
 * above `stake_max`, or amount and fee above what `LossSpan` leaves of a day or a week. Orders at once pass none.
 * @summary Place an order
 */
export const placeOrderBodySymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const placeOrderBodyAmountMin = 0.0001;
export const placeOrderBodyAmountMax = 1000000000;
export const placeOrderBodyAmountMultipleOf = 0.0001;

export const placeOrderBodySecondsMin = 5;
export const placeOrderBodySecondsMax = 86400;

export const placeOrderBodyProfitRateRegExp = new RegExp('^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const placeOrderBodyFeeRateRegExp = new RegExp('^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const placeOrderBodyAcceptedPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const placeOrderBodyAcceptedTickIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeOrderBodySlippageRateMaxRegExp = new RegExp('^0(\\.0[0-9]{1,5})?$');
export const placeOrderBodyValidUntilMin = 1000000000;
export const placeOrderBodyValidUntilMax = 9999999999;



export const PlaceOrderBody = /*#__PURE__*/ zod.strictObject({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodySymbolRegExp)),
  "direction": /*#__PURE__*/ zod.enum(['up', 'down']),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(placeOrderBodyAmountMin)).check(/*#__PURE__*/ zod.lte(placeOrderBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(placeOrderBodyAmountMultipleOf)),
  "seconds": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(placeOrderBodySecondsMin)).check(/*#__PURE__*/ zod.lte(placeOrderBodySecondsMax)),
  "profit_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyProfitRateRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyFeeRateRegExp)),
  "accepted_price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyAcceptedPriceRegExp)),
  "accepted_tick_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodyAcceptedTickIdRegExp)),
  "slippage_rate_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderBodySlippageRateMaxRegExp)),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(placeOrderBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(placeOrderBodyValidUntilMax))
})

/**
 * Answers the order with its result once its second has come. The server settles every due order by
 * itself; this call only asks for the result now. It is idempotent by the order, so it carries no
 * `request_id`: asking twice, or from two devices, settles once and answers the same. While the closing
 * tick is not published the order is answered as it is, still `open`. Before its second it is refused with
 * `action_not_allowed`, and `available_from` is that second.
 * @summary Ask for the settlement of a due order
 */
export const settleOrderBodyOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const SettleOrderBody = /*#__PURE__*/ zod.strictObject({
  "order_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settleOrderBodyOrderIdRegExp))
})

