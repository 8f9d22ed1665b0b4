/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Unread messages.
 * @minimum 0
 * @maximum 1000000
 */
export type UnreadCount = number;
