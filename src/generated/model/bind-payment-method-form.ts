/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coordinate } from './coordinate.ts';
import type { Currency } from './currency.ts';
import type { PaymentMethodType } from './payment-method-type.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';
import type { WalletAddressText } from './wallet-address-text.ts';
import type { WalletNetwork } from './wallet-network.ts';

/**
 * Fields by type. bank_card needs holder_name, bank_name, card_number, currency. alipay and
 * wechat_pay need holder_name, account. bank_transfer needs holder_name, bank_name, account,
 * currency. crypto_transfer needs currency, network, address. A missing field is refused with
 * input_invalid; fields of other types are left out.
 */
export interface BindPaymentMethodForm {
  type: PaymentMethodType;
  /**
     * Name of the owner, who is the user. For bank_card, alipay, wechat_pay and bank_transfer.
     * @minLength 1
     * @maxLength 64
     */
  holder_name?: string;
  /**
     * Name of the bank. For bank_card and bank_transfer.
     * @minLength 1
     * @maxLength 120
     */
  bank_name?: string;
  /**
     * Opening bank or branch; may be left out. For bank_card and bank_transfer.
     * @minLength 1
     * @maxLength 120
     */
  bank_branch?: string;
  /**
     * Area or address of the bank; may be left out. For bank_card and bank_transfer.
     * @minLength 1
     * @maxLength 120
     */
  bank_area?: string;
  branch_latitude?: Coordinate;
  branch_longitude?: Coordinate;
  /**
     * Number of the card without spaces; its last digit is the Luhn check digit. For bank_card.
     * @pattern ^[0-9]{12,19}$
     */
  card_number?: string;
  /**
     * Account number or IBAN for bank_transfer; account name, phone number or email address for alipay and wechat_pay.
     * @minLength 3
     * @maxLength 64
     * @pattern ^[^\s]+( [^\s]+)*$
     */
  account?: string;
  /**
     * BIC; may be left out. For bank_transfer.
     * @pattern ^[A-Z0-9]{8}([A-Z0-9]{3})?$
     */
  bank_code?: string;
  currency?: Currency;
  network?: WalletNetwork;
  address?: WalletAddressText;
  request_id: RequestId;
  valid_until: ValidUntil;
}
