/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Asks customer service to approve an amount for a way to deposit, without which no deposit is
 * taken. One request at a time: until it is decided another one is refused with
 * `review_in_progress`. What is approved then replaces what was approved before.
 * @summary Request a deposit
 */
export const requestDepositReleaseBodyMethodIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const requestDepositReleaseBodyAmountMin = 0.0001;
export const requestDepositReleaseBodyAmountMax = 1000000000;
export const requestDepositReleaseBodyAmountMultipleOf = 0.0001;

export const requestDepositReleaseBodyValidUntilMin = 1000000000;
export const requestDepositReleaseBodyValidUntilMax = 9999999999;



export const RequestDepositReleaseBody = /*#__PURE__*/ zod.strictObject({
  "method_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(requestDepositReleaseBodyMethodIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(requestDepositReleaseBodyAmountMin)).check(/*#__PURE__*/ zod.lte(requestDepositReleaseBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(requestDepositReleaseBodyAmountMultipleOf)),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(requestDepositReleaseBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(requestDepositReleaseBodyValidUntilMax))
})

/**
 * Puts a transfer that the user made under review, with its screenshot and amount. Only an amount
 * that support approved can be deposited; nothing is credited before the review. A picture
 * proves one transfer: one that proved another deposit is refused with `screenshot_used`.
 * @summary Deposit
 */
export const submitDepositBodyMethodIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitDepositBodyAmountMin = 0.0001;
export const submitDepositBodyAmountMax = 1000000000;
export const submitDepositBodyAmountMultipleOf = 0.0001;

export const submitDepositBodyScreenshotFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const submitDepositBodyTransactionCodeRegExp = new RegExp('^[A-Za-z0-9._:-]{4,100}$');
export const submitDepositBodyFromIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitDepositBodyValidUntilMin = 1000000000;
export const submitDepositBodyValidUntilMax = 9999999999;



export const SubmitDepositBody = /*#__PURE__*/ zod.strictObject({
  "method_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyMethodIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitDepositBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitDepositBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitDepositBodyAmountMultipleOf)),
  "screenshot_file_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyScreenshotFileIdRegExp)),
  "transaction_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyTransactionCodeRegExp))),
  "from_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyFromIdRegExp))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(submitDepositBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(submitDepositBodyValidUntilMax)),
  "allow_duplicate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

