/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { SupportChannelKind } from './support-channel-kind.ts';

export interface SupportChannel {
  /** How to open it. */
  kind: SupportChannelKind;
  /**
     * Name of the channel.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Web address (https), email address, phone number or account name, by kind.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
}
