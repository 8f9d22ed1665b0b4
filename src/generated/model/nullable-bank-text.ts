/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Bank, branch or area as the user entered it; null when it does not apply or was left out.
 * @maxLength 120
 * @nullable
 */
export type NullableBankText = string | null;
