/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { SupportChannelType } from './support-channel-type.ts';

export interface SupportChannel {
  /** How to open it. */
  type: SupportChannelType;
  /**
     * Name of the channel.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Web address (https), email address, phone number or account name, by type.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
}
