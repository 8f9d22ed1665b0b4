/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { InvitationCode } from './invitation-code.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { Timestamp } from './timestamp.ts';
import type { UserId } from './user-id.ts';

/**
 * The user's own data, as the app shows it. `registered_at` is when the account was made.
 */
export interface UserProfile {
  userid: UserId;
  /**
     * User name, phone number or email address.
     * @minLength 3
     * @maxLength 64
     */
  account: string;
  /**
     * Name shown to the user only.
     * @maxLength 40
     */
  nickname: string;
  avatar_url: NullableImageUrl | null;
  /**
     * Phone number, masked (first and last three characters).
     * @maxLength 40
     * @nullable
     */
  phone: string | null;
  /**
     * Email address, masked.
     * @maxLength 64
     * @nullable
     */
  email: string | null;
  /**
     * Real name, masked.
     * @maxLength 64
     * @nullable
     */
  real_name: string | null;
  /**
     * ID card number, masked.
     * @maxLength 40
     * @nullable
     */
  id_number: string | null;
  invitation_code: InvitationCode;
  /**
     * VIP level; 0 is none.
     * @minimum 0
     * @maximum 100
     */
  vip_level: number;
  /**
     * Name of the membership.
     * @maxLength 40
     * @nullable
     */
  member_label: string | null;
  /** Whether an administrator froze the account's money. */
  funds_frozen: boolean;
  registered_at: Timestamp;
}
