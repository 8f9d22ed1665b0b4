/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { TargetId } from './target-id.ts';
import type { Timestamp } from './timestamp.ts';
import type { WalletAddressText } from './wallet-address-text.ts';
import type { WalletNetwork } from './wallet-network.ts';

/**
 * The address is whole, so that its owner can compare it. `created_at` is when it was bound.
 */
export interface WalletAddress {
  id: TargetId;
  request_id: NullableRequestId | null;
  currency: Coin;
  network: WalletNetwork;
  address: WalletAddressText;
  created_at: Timestamp;
}
