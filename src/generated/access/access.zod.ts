/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Opens a session. An unknown account and a wrong password get the same answer
 * (`credentials_wrong`), so that nobody can find out who has an account. Five wrong passwords
 * lock the account for 15 minutes.
 * @summary Log in
 */
export const logInBodyAccountMin = 3;
export const logInBodyAccountMax = 318;

export const logInBodyPasswordMin = 6;
export const logInBodyPasswordMax = 16;

export const logInBodyDeviceCredentialsRegExp = new RegExp('^[A-Za-z0-9_-]{32,128}( [A-Za-z0-9_-]{32,128}){0,7}$');


export const LogInBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(logInBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(logInBodyAccountMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(logInBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(logInBodyPasswordMax)),
  "device_credentials": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInBodyDeviceCredentialsRegExp)))
})

/**
 * Creates an account for a phone number or an email address that was proved with a
 * verification code, invited by the owner of a valid invitation code, and opens a session.
 * @summary Register
 */
export const registerBodyAccountMin = 6;
export const registerBodyAccountMax = 318;


export const registerBodyAccountRegExp = new RegExp('^(\\+[1-9][0-9]{5,14}|[^@\\s]{1,64}@([^@\\s.]{1,63}\\.){1,126}[^@\\s.]{2,63})$');
export const registerBodyPasswordMin = 6;
export const registerBodyPasswordMax = 16;

export const registerBodyPasswordConfirmMin = 6;
export const registerBodyPasswordConfirmMax = 16;

export const registerBodyCodeRegExp = new RegExp('^[0-9]{6}$');
export const registerBodyInvitationCodeRegExp = new RegExp('^[A-Z0-9]{6,10}$');


export const RegisterBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyAccountMax)).check(/*#__PURE__*/ zod.regex(registerBodyAccountRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordConfirmMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerBodyCodeRegExp)),
  "invitation_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerBodyInvitationCodeRegExp)),
  "agreement": /*#__PURE__*/ zod.literal(true)
})

/**
 * Sends a code of six digits to a phone number or an email address. It is valid for five minutes and for
 * one use; another can be sent after 60 seconds, and the answer says when. The answer does not tell
 * whether the account exists: only `register` does, to whoever has the code.
 * @summary Send a verification code
 */
export const sendCodeBodyAccountMin = 6;
export const sendCodeBodyAccountMax = 318;


export const sendCodeBodyAccountRegExp = new RegExp('^(\\+[1-9][0-9]{5,14}|[^@\\s]{1,64}@([^@\\s.]{1,63}\\.){1,126}[^@\\s.]{2,63})$');


export const SendCodeBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendCodeBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(sendCodeBodyAccountMax)).check(/*#__PURE__*/ zod.regex(sendCodeBodyAccountRegExp)),
  "purpose": /*#__PURE__*/ zod.enum(['register', 'forget'])
})

/**
 * Replaces a forgotten login password. All sessions of the account end, on every device.
 * @summary Set a new password with a code
 */
export const resetPasswordBodyAccountMin = 6;
export const resetPasswordBodyAccountMax = 318;


export const resetPasswordBodyAccountRegExp = new RegExp('^(\\+[1-9][0-9]{5,14}|[^@\\s]{1,64}@([^@\\s.]{1,63}\\.){1,126}[^@\\s.]{2,63})$');
export const resetPasswordBodyCodeRegExp = new RegExp('^[0-9]{6}$');
export const resetPasswordBodyPasswordMin = 6;
export const resetPasswordBodyPasswordMax = 16;

export const resetPasswordBodyPasswordConfirmMin = 6;
export const resetPasswordBodyPasswordConfirmMax = 16;



export const ResetPasswordBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyAccountMax)).check(/*#__PURE__*/ zod.regex(resetPasswordBodyAccountRegExp)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(resetPasswordBodyCodeRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyPasswordMax)),
  "password_confirm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyPasswordConfirmMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyPasswordConfirmMax))
})

/**
 * Opens a session of the user to whom the passkey belongs. Wrong passwords, which lock `logIn` for a while, do not lock
 * this: a passkey cannot be guessed.
 * @summary Log in with a passkey
 */
export const logInWithPasskeyBodyChallengeIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const logInWithPasskeyBodyCredentialMin = 2;
export const logInWithPasskeyBodyCredentialMax = 16000;

export const logInWithPasskeyBodyDeviceCredentialsRegExp = new RegExp('^[A-Za-z0-9_-]{32,128}( [A-Za-z0-9_-]{32,128}){0,7}$');


export const LogInWithPasskeyBody = /*#__PURE__*/ zod.strictObject({
  "challenge_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInWithPasskeyBodyChallengeIdRegExp)),
  "credential": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(logInWithPasskeyBodyCredentialMin)).check(/*#__PURE__*/ zod.maxLength(logInWithPasskeyBodyCredentialMax)),
  "device_credentials": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInWithPasskeyBodyDeviceCredentialsRegExp)))
})

