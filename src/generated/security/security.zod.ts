/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Needs the present password. Every other session of the account ends; this one stays.
 * @summary Change the login password
 */
export const changeLoginPasswordBodyOldPasswordMin = 6;
export const changeLoginPasswordBodyOldPasswordMax = 16;

export const changeLoginPasswordBodyPasswordMin = 6;
export const changeLoginPasswordBodyPasswordMax = 16;

export const changeLoginPasswordBodyPasswordConfirmMin = 6;
export const changeLoginPasswordBodyPasswordConfirmMax = 16;



export const ChangeLoginPasswordBody = /*#__PURE__*/ zod.strictObject({
  "old_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeLoginPasswordBodyOldPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordBodyOldPasswordMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeLoginPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeLoginPasswordBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(changeLoginPasswordBodyPasswordConfirmMax))
})

/**
 * The first time needs no old fund password; a change does. Money actions ask for the fund password.
 * @summary Set or change the fund password
 */
export const setFundPasswordBodyOldPasswordMin = 6;
export const setFundPasswordBodyOldPasswordMax = 16;

export const setFundPasswordBodyPasswordMin = 6;
export const setFundPasswordBodyPasswordMax = 16;

export const setFundPasswordBodyPasswordConfirmMin = 6;
export const setFundPasswordBodyPasswordConfirmMax = 16;



export const SetFundPasswordBody = /*#__PURE__*/ zod.strictObject({
  "old_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setFundPasswordBodyOldPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setFundPasswordBodyOldPasswordMax))),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setFundPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setFundPasswordBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setFundPasswordBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(setFundPasswordBodyPasswordConfirmMax))
})

/**
 * Ends one session of the user; its token is invalid from then on. Ending the current one is `logOut`. One that is over
 * already counts zero; an id that is none of the user's is refused with `no_data`.
 * @summary Log out one device
 */
export const endSessionBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndSessionBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(endSessionBodyIdRegExp))
})

