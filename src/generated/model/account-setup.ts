/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

export interface AccountSetup {
  /** Whether a fund password is set. */
  fund_password: boolean;
  /** Whether a bank card is bound. */
  bank_card: boolean;
  /** Whether a wallet address is bound. */
  wallet_address: boolean;
  /** Whether Alipay is set. */
  alipay: boolean;
  /** Whether WeChat pay is set. */
  wechat_pay: boolean;
  /** Whether a deposit was ever credited; gifts and bonuses are none. */
  deposited: boolean;
}
