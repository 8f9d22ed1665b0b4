/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Id of a published price. Ticks are kept, so that a settlement can be checked.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type TickId = string;
