/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Wallet address; its checksum fits the network. Case matters.
 * @pattern ^[A-Za-z0-9]{26,64}$
 */
export type WalletAddressText = string;
