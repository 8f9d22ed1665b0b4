/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Network of a wallet address; null for others.
 * @nullable
 */
export type NullableNetwork = typeof NullableNetwork[keyof typeof NullableNetwork] | null;


export const NullableNetwork = {
  TRC20: 'TRC20',
  ERC20: 'ERC20',
  BTC: 'BTC',
} as const;
