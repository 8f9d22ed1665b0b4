/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Puts a transfer that the user made under review, with its screenshot and amount. Only an amount
 * that support released can be deposited; nothing is credited before the review.
 * @summary Deposit
 */
export const submitDepositBodyMethodIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitDepositBodyAmountMin = 0.01;
export const submitDepositBodyAmountMax = 1000000;
export const submitDepositBodyAmountMultipleOf = 0.01;

export const submitDepositBodyScreenshotFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const submitDepositBodyTransactionCodeRegExp = new RegExp('^[A-Za-z0-9._:-]{4,100}$');


export const SubmitDepositBody = /*#__PURE__*/ zod.strictObject({
  "method_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyMethodIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitDepositBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitDepositBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitDepositBodyAmountMultipleOf)),
  "screenshot_file_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyScreenshotFileIdRegExp)),
  "transaction_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitDepositBodyTransactionCodeRegExp))),
  "request_id": /*#__PURE__*/ zod.uuid()
})

