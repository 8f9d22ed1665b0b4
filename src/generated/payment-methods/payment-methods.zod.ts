/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Adds a bank card, Alipay, WeChat pay, bank transfer or crypto transfer. A card number is unique
 * over all users and passes the Luhn check; an address passes the check of its network. Bank card,
 * Alipay and WeChat pay can be withdrawn to from then on.
 * @summary Add a payment method
 */
export const bindPaymentMethodBodyHolderNameMax = 64;


export const bindPaymentMethodBodyHolderNameRegExp = new RegExp('^[^0-9<>@#$%&*=+{}_|~^]+$');
export const bindPaymentMethodBodyBankNameMax = 120;

export const bindPaymentMethodBodyBankBranchMax = 120;

export const bindPaymentMethodBodyBankAreaMax = 120;

export const bindPaymentMethodBodyBranchLatitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const bindPaymentMethodBodyBranchLongitudeRegExp = new RegExp('^-?[0-9]{1,3}(\\.[0-9]{1,6})?$');
export const bindPaymentMethodBodyCardNumberRegExp = new RegExp('^[0-9]{12,19}$');
export const bindPaymentMethodBodyAccountMin = 3;
export const bindPaymentMethodBodyAccountMax = 64;


export const bindPaymentMethodBodyAccountRegExp = new RegExp('^[^\\s]+( [^\\s]+)*$');
export const bindPaymentMethodBodyBankCodeRegExp = new RegExp('^[A-Z0-9]{8}([A-Z0-9]{3})?$');
export const bindPaymentMethodBodyCurrencyRegExp = new RegExp('^[A-Z][A-Z0-9]{1,9}$');
export const bindPaymentMethodBodyAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');
export const bindPaymentMethodBodyValidUntilMin = 1000000000;
export const bindPaymentMethodBodyValidUntilMax = 9999999999;



export const BindPaymentMethodBody = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['bank_card', 'alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']),
  "holder_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyHolderNameMax)).check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyHolderNameRegExp))),
  "bank_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyBankNameMax))),
  "bank_branch": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyBankBranchMax))),
  "bank_area": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyBankAreaMax))),
  "branch_latitude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyBranchLatitudeRegExp))),
  "branch_longitude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyBranchLongitudeRegExp))),
  "card_number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyCardNumberRegExp))),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindPaymentMethodBodyAccountMin)).check(/*#__PURE__*/ zod.maxLength(bindPaymentMethodBodyAccountMax)).check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyAccountRegExp))),
  "bank_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyBankCodeRegExp))),
  "currency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyCurrencyRegExp))),
  "network": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['TRC20', 'ERC20', 'BTC'])),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindPaymentMethodBodyAddressRegExp))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(bindPaymentMethodBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(bindPaymentMethodBodyValidUntilMax))
})

/**
 * Takes a payment method off the account with the fund password. One that a withdrawal or deposit
 * under review refers to stays until the review is over (`action_not_allowed`).
 * @summary Remove a payment method
 */
export const removePaymentMethodBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removePaymentMethodBodyFundPasswordMin = 6;
export const removePaymentMethodBodyFundPasswordMax = 16;

export const removePaymentMethodBodyConfirmationMin = 2;
export const removePaymentMethodBodyConfirmationMax = 16200;



export const RemovePaymentMethodBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removePaymentMethodBodyIdRegExp)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removePaymentMethodBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removePaymentMethodBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removePaymentMethodBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(removePaymentMethodBodyConfirmationMax)))
})

/**
 * Adds an address of a coin on one network, with the fund password. Money sent to a wrong address
 * cannot come back, so the server checks the checksum and that coin and network belong together.
 * @summary Add a wallet address
 */
export const bindWalletAddressBodyAddressRegExp = new RegExp('^[A-Za-z0-9]{26,64}$');
export const bindWalletAddressBodyFundPasswordMin = 6;
export const bindWalletAddressBodyFundPasswordMax = 16;

export const bindWalletAddressBodyConfirmationMin = 2;
export const bindWalletAddressBodyConfirmationMax = 16200;

export const bindWalletAddressBodyValidUntilMin = 1000000000;
export const bindWalletAddressBodyValidUntilMax = 9999999999;



export const BindWalletAddressBody = /*#__PURE__*/ zod.strictObject({
  "currency": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "network": /*#__PURE__*/ zod.enum(['TRC20', 'ERC20', 'BTC']),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bindWalletAddressBodyAddressRegExp)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindWalletAddressBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(bindWalletAddressBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindWalletAddressBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(bindWalletAddressBodyConfirmationMax))),
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(bindWalletAddressBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(bindWalletAddressBodyValidUntilMax))
})

/**
 * Takes an address off the account with the fund password. One that a withdrawal under review goes
 * to stays until the review is over (`action_not_allowed`).
 * @summary Remove a wallet address
 */
export const removeWalletAddressBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const removeWalletAddressBodyFundPasswordMin = 6;
export const removeWalletAddressBodyFundPasswordMax = 16;

export const removeWalletAddressBodyConfirmationMin = 2;
export const removeWalletAddressBodyConfirmationMax = 16200;



export const RemoveWalletAddressBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removeWalletAddressBodyIdRegExp)),
  "fund_password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeWalletAddressBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removeWalletAddressBodyFundPasswordMax))),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeWalletAddressBodyConfirmationMin)).check(/*#__PURE__*/ zod.maxLength(removeWalletAddressBodyConfirmationMax)))
})

