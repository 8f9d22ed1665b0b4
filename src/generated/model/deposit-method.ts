/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DepositMethodId } from './deposit-method-id.ts';
import type { DepositMethodType } from './deposit-method-type.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { NullableNetwork } from './nullable-network.ts';
import type { Price } from './price.ts';

/**
 * One way to deposit with the account to pay to. `currency` is what to transfer; `rate` is how much
 * of the deposit currency one unit of it counts for.
 */
export interface DepositMethod {
  id: DepositMethodId;
  type: DepositMethodType;
  /**
     * Name shown to the user.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /** Whether it takes transfers now. */
  available: boolean;
  /** Whether the user must bind Alipay first. */
  alipay_required: boolean;
  currency: Currency;
  rate: Price;
  /**
     * Owner of the account to pay to; null for crypto.
     * @maxLength 120
     * @nullable
     */
  holder_name: string | null;
  /**
     * Account number or account name to pay to; null for crypto.
     * @maxLength 64
     * @nullable
     */
  account: string | null;
  /**
     * Bank to pay to; null for others.
     * @maxLength 120
     * @nullable
     */
  bank_name: string | null;
  /**
     * Branch to pay to; null for others.
     * @maxLength 120
     * @nullable
     */
  bank_branch: string | null;
  /**
     * BIC to pay to; null for others.
     * @maxLength 11
     * @nullable
     */
  bank_code: string | null;
  network: NullableNetwork | null;
  /**
     * Address to pay to; null for others.
     * @nullable
     * @pattern ^[A-Za-z0-9]{26,64}$
     */
  address: string | null;
  /**
     * Content of the QR code, which the client draws; null when there is none.
     * @maxLength 500
     * @nullable
     */
  qr_text: string | null;
  qr_image_url: NullableImageUrl | null;
  /**
     * Text to state in the transfer; null when none is needed.
     * @maxLength 64
     * @nullable
     */
  reference: string | null;
  /**
     * Words of the operator about this way; null when there are none.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}
