/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

export type SessionsEndedDoneData = {
  /**
     * How many sessions of the account ended.
     * @minimum 0
     */
  sessions_ended: number;
};
