/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { WalletAddress } from './wallet-address.ts';

export interface WalletAddressBound {
  wallet_address: WalletAddress;
}
