/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Takes the amount from the available balance and starts an investment; investing again is the same
 * call and makes one of its own. It earns from the next day of the site's time zone on, for the whole cycle.
 * Only the `daily_rate` of a project and the amount that it still takes ever change; other terms mean
 * another project.
 * @summary Invest in a project
 */
export const buyProjectBodyProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectBodyAmountMin = 0.0001;
export const buyProjectBodyAmountMax = 1000000000;
export const buyProjectBodyAmountMultipleOf = 0.0001;

export const buyProjectBodyDailyRateRegExp = new RegExp('^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const buyProjectBodyReleaseDateMin = 1000000000;
export const buyProjectBodyReleaseDateMax = 9999999999;

export const buyProjectBodyFundPasswordMin = 6;
export const buyProjectBodyFundPasswordMax = 16;

export const buyProjectBodyConfirmationMin = 2;
export const buyProjectBodyConfirmationMax = 16200;

export const buyProjectBodyValidUntilMin = 1000000000;
export const buyProjectBodyValidUntilMax = 9999999999;



export const BuyProjectBody = /*#__PURE__*/ zod.strictObject({
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectBodyProjectIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(buyProjectBodyAmountMin)).check(/*#__PURE__*/ zod.lte(buyProjectBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(buyProjectBodyAmountMultipleOf)),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectBodyDailyRateRegExp)),
  "release_date": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(buyProjectBodyReleaseDateMin)).check(/*#__PURE__*/ zod.lte(buyProjectBodyReleaseDateMax)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyProjectBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(buyProjectBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyProjectBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(buyProjectBodyConfirmationMax))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(buyProjectBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(buyProjectBodyValidUntilMax)),
  "allow_duplicate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * Takes the amount from the available balance and adds it to the principal, which earns on it from
 * the next day on; days before stay as they were. An investment that awaits a top-up needs at least its
 * `append_money`; the income that was held is paid at once.
 * @summary Top up an investment
 */
export const appendPurchaseBodyPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseBodyAmountMin = 0.0001;
export const appendPurchaseBodyAmountMax = 1000000000;
export const appendPurchaseBodyAmountMultipleOf = 0.0001;

export const appendPurchaseBodyPrincipalRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseBodyEarnsFromMin = 1000000000;
export const appendPurchaseBodyEarnsFromMax = 9999999999;

export const appendPurchaseBodyFundPasswordMin = 6;
export const appendPurchaseBodyFundPasswordMax = 16;

export const appendPurchaseBodyConfirmationMin = 2;
export const appendPurchaseBodyConfirmationMax = 16200;

export const appendPurchaseBodyValidUntilMin = 1000000000;
export const appendPurchaseBodyValidUntilMax = 9999999999;



export const AppendPurchaseBody = /*#__PURE__*/ zod.strictObject({
  "purchase_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseBodyPurchaseIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(appendPurchaseBodyAmountMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(appendPurchaseBodyAmountMultipleOf)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseBodyPrincipalRegExp)),
  "earns_from": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(appendPurchaseBodyEarnsFromMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseBodyEarnsFromMax)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(appendPurchaseBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(appendPurchaseBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(appendPurchaseBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(appendPurchaseBodyConfirmationMax))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(appendPurchaseBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseBodyValidUntilMax)),
  "allow_duplicate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * A matured investment was paid out to the balance when it ended. Renewing takes its principal, or
 * principal and income, from the available balance again and starts a new cycle of the same project
 * as an investment of its own, which earns from the next day on.
 * @summary Renew a matured investment
 */
export const renewPurchaseBodyPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseBodyPrincipalRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseBodyDailyRateRegExp = new RegExp('^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const renewPurchaseBodyReleaseDateMin = 1000000000;
export const renewPurchaseBodyReleaseDateMax = 9999999999;

export const renewPurchaseBodyFundPasswordMin = 6;
export const renewPurchaseBodyFundPasswordMax = 16;

export const renewPurchaseBodyConfirmationMin = 2;
export const renewPurchaseBodyConfirmationMax = 16200;

export const renewPurchaseBodyValidUntilMin = 1000000000;
export const renewPurchaseBodyValidUntilMax = 9999999999;



export const RenewPurchaseBody = /*#__PURE__*/ zod.strictObject({
  "purchase_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseBodyPurchaseIdRegExp)),
  "mode": /*#__PURE__*/ zod.enum(['principal', 'principal_and_income']),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseBodyPrincipalRegExp)),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseBodyDailyRateRegExp)),
  "release_date": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(renewPurchaseBodyReleaseDateMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseBodyReleaseDateMax)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renewPurchaseBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(renewPurchaseBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renewPurchaseBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(renewPurchaseBodyConfirmationMax))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(renewPurchaseBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseBodyValidUntilMax))
})

/**
 * Ends a running investment and returns its principal at once. Income paid before stays; the income of
 * the current day is lost, and income that was held is lost too. Income of past
 * days that was to be paid at expiry is paid now. An investment that awaits a top-up can always be
 * redeemed: nobody has to add money to get the principal back.
 * @summary Redeem an investment early
 */
export const settlePurchaseBodyPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseBodyReturnsRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseBodyIncomeLostRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseBodyHeldIncomeLostRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseBodyFundPasswordMin = 6;
export const settlePurchaseBodyFundPasswordMax = 16;

export const settlePurchaseBodyConfirmationMin = 2;
export const settlePurchaseBodyConfirmationMax = 16200;

export const settlePurchaseBodyValidUntilMin = 1000000000;
export const settlePurchaseBodyValidUntilMax = 9999999999;



export const SettlePurchaseBody = /*#__PURE__*/ zod.strictObject({
  "purchase_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseBodyPurchaseIdRegExp)),
  "returns": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseBodyReturnsRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseBodyIncomeLostRegExp)),
  "held_income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseBodyHeldIncomeLostRegExp)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(settlePurchaseBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(settlePurchaseBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(settlePurchaseBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(settlePurchaseBodyConfirmationMax))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(settlePurchaseBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseBodyValidUntilMax))
})

