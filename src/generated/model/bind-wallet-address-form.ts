/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { Password } from './password.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';
import type { WalletAddressText } from './wallet-address-text.ts';
import type { WalletNetwork } from './wallet-network.ts';

/**
 * The network must be one of the coin.
 */
export interface BindWalletAddressForm {
  currency: Coin;
  network: WalletNetwork;
  address: WalletAddressText;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
