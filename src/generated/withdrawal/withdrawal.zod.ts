/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Puts the amount on hold and the withdrawal under review. The fee is taken from the amount, so that
 * the arriving amount is amount minus fee. If it is declined, the whole amount comes back.
 *
 * A payout in a coin is the arriving amount at the `rate` that the user accepted, however long the
 * review takes. While payouts in the coin are suspended it is refused with `action_not_allowed`.
 * @summary Withdraw
 */
export const submitWithdrawalBodyTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitWithdrawalBodyAmountMin = 0.0001;
export const submitWithdrawalBodyAmountMax = 1000000000;
export const submitWithdrawalBodyAmountMultipleOf = 0.0001;

export const submitWithdrawalBodyFeeRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitWithdrawalBodyRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitWithdrawalBodyFundPasswordMin = 6;
export const submitWithdrawalBodyFundPasswordMax = 16;

export const submitWithdrawalBodyConfirmationMin = 2;
export const submitWithdrawalBodyConfirmationMax = 16200;

export const submitWithdrawalBodyValidUntilMin = 1000000000;
export const submitWithdrawalBodyValidUntilMax = 9999999999;



export const SubmitWithdrawalBody = /*#__PURE__*/ zod.strictObject({
  "target_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalBodyTargetIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitWithdrawalBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitWithdrawalBodyAmountMultipleOf)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalBodyFeeRegExp)),
  "rate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitWithdrawalBodyRateRegExp))),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitWithdrawalBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(submitWithdrawalBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitWithdrawalBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(submitWithdrawalBodyConfirmationMax))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(submitWithdrawalBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(submitWithdrawalBodyValidUntilMax)),
  "allow_duplicate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

