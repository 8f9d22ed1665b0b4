/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Exchanges at the rate and for the fee that the user accepted, at once and for good. The fee is rounded
 * first, then what is received, half-up at the scale of its currency. A changed rate is refused before the
 * amount is checked, a changed fee after it.
 * @summary Exchange cash and coins
 */
export const submitExchangeBodyAmountMin = 1e-8;
export const submitExchangeBodyAmountMax = 9000000;
export const submitExchangeBodyAmountMultipleOf = 1e-8;

export const submitExchangeBodyRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitExchangeBodyFeeRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitExchangeBodyValidUntilMin = 1000000000;
export const submitExchangeBodyValidUntilMax = 9999999999;



export const SubmitExchangeBody = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['cash_to_coin', 'coin_to_cash']),
  "coin": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitExchangeBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitExchangeBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitExchangeBodyAmountMultipleOf)),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeBodyRateRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeBodyFeeRegExp)),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(submitExchangeBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(submitExchangeBodyValidUntilMax)),
  "allow_duplicate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

