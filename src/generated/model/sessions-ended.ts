/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

export interface SessionsEnded {
  /**
     * How many sessions of the account ended.
     * @minimum 0
     * @maximum 1000
     */
  sessions_ended: number;
}
