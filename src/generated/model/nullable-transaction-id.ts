/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Id of the transaction in the network; null until it is paid, and when it is not.
 * @nullable
 * @pattern ^(0x)?[0-9a-f]{64}$
 */
export type NullableTransactionId = string | null;
