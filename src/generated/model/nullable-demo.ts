/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DemoAccount } from './demo-account.ts';
import type { InvitationCode } from './invitation-code.ts';

/**
 * What a visitor tries the demo with; null on a live site, always.
 * @nullable
 */
export type NullableDemo = {
  /** @maxItems 10 */
  accounts: DemoAccount[];
  invitation_code: InvitationCode;
  /**
     * Page that shows codes that were sent, decides reviews and moves the clock; null where there is none for this visitor.
     * @maxLength 500
     * @nullable
     * @pattern ^https?://.+
     */
  control_url: string | null;
} | null;
