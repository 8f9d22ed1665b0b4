/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { InvitationClaimThrough } from './invitation-claim-through.ts';
import type { InvitationCode } from './invitation-code.ts';
import type { InvitationTotals } from './invitation-totals.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { PlainText } from './plain-text.ts';

/**
 * `end_time` is null while the campaign is permanent.
 */
export interface Invitation {
  code: InvitationCode;
  /**
     * Link to register with the code, on the host h5. of the site's domain.
     * @maxLength 300
     * @pattern ^https?://h5[.].+
     */
  link: string;
  rules: PlainText;
  end_time: NullableTimestamp | null;
  /** Where the reward is claimed. */
  claim_through: InvitationClaimThrough;
  totals: InvitationTotals;
}
