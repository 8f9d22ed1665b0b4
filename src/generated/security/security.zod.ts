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
 * With the login password, so that a session that somebody else found open gets no key of its own. When there are as many
 * passkeys as there may be, it is refused with `action_not_allowed`. What is begun is over when the password changes or
 * the other sessions end: the challenge is `challenge_expired` then.
 * @summary Start adding a passkey
 */
export const startPasskeyBodyLoginPasswordMin = 6;
export const startPasskeyBodyLoginPasswordMax = 16;



export const StartPasskeyBody = /*#__PURE__*/ zod.strictObject({
  "login_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startPasskeyBodyLoginPasswordMin)).check(/*#__PURE__*/ zod.maxLength(startPasskeyBodyLoginPasswordMax))
})

/**
 * Takes what the device made for the challenge. A passkey belongs to one user and to the site on which it was made. The
 * user is told of it in a message. When the answer is lost, `getPasskeys` tells whether it was added.
 * @summary Add a passkey
 */
export const addPasskeyBodyChallengeIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const addPasskeyBodyNameMax = 40;


export const addPasskeyBodyNameRegExp = new RegExp('\\S');
export const addPasskeyBodyCredentialMin = 2;
export const addPasskeyBodyCredentialMax = 16000;



export const AddPasskeyBody = /*#__PURE__*/ zod.strictObject({
  "challenge_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addPasskeyBodyChallengeIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyNameMax)).check(/*#__PURE__*/ zod.regex(addPasskeyBodyNameRegExp)),
  "credential": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addPasskeyBodyCredentialMin)).check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyCredentialMax))
})

/**
 * With the login password. It neither logs in nor confirms anything from then on; sessions that it opened stay. The user is told of it in a message.
 * @summary Remove a passkey
 */
export const removePasskeyBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removePasskeyBodyLoginPasswordMin = 6;
export const removePasskeyBodyLoginPasswordMax = 16;



export const RemovePasskeyBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removePasskeyBodyIdRegExp)),
  "login_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removePasskeyBodyLoginPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removePasskeyBodyLoginPasswordMax))
})

/**
 * Takes the later call as it will be sent, and answers a challenge that covers it, for a minute, with what it confirms.
 * That call then carries `confirmation`. A user without a passkey is refused with `passkey_unknown`. A fund password must
 * be set all the same.
 * @summary Start confirming with a passkey
 */
export const startConfirmationBodyRequestMax = 4000;



export const StartConfirmationBody = /*#__PURE__*/ zod.strictObject({
  "operation": /*#__PURE__*/ zod.enum(['removePaymentMethod', 'bindWalletAddress', 'removeWalletAddress', 'buyProject', 'appendPurchase', 'renewPurchase', 'settlePurchase', 'submitWithdrawal']),
  "request": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startConfirmationBodyRequestMax))
})

/**
 * Ends one session of the user; its token is invalid from then on, and its device credential is forgotten. Ending the current one is `logOut`. One that is over
 * already counts zero; an id that is none of the user's is refused with `no_data`.
 * @summary Log out one device
 */
export const endSessionBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndSessionBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(endSessionBodyIdRegExp))
})

