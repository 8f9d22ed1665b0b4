/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { SessionEnd } from './session-end.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  /**
     * Sent back in the header `token`. Opaque; never part of an address.
     * @minLength 16
     * @maxLength 256
     */
  token: string;
  session_ends_at: SessionEnd;
  user: SessionUser;
}
