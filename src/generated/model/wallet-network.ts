/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Network of a wallet address. USDT runs on TRC20 and ERC20, ETH on ERC20, BTC on BTC.
 */
export type WalletNetwork = typeof WalletNetwork[keyof typeof WalletNetwork];


export const WalletNetwork = {
  TRC20: 'TRC20',
  ERC20: 'ERC20',
  BTC: 'BTC',
} as const;
