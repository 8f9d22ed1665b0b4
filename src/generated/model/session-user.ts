/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { UserId } from './user-id.ts';

export type SessionUser = {
  userid: UserId;
  /** User name, phone number or email address. */
  account: string;
};
