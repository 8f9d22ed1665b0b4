/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * An account that anybody may log in with. Its password is no secret.
 */
export interface DemoAccount {
  /**
     * Name that logs in.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * Password of the account.
     * @minLength 6
     * @maxLength 64
     */
  password: string;
  /**
     * What there is to see with it.
     * @minLength 1
     * @maxLength 200
     */
  description: string;
}
