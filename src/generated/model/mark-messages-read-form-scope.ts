/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `one` needs `id`; `all` has none, and marks every message, or those of `type`.
 */
export type MarkMessagesReadFormScope = typeof MarkMessagesReadFormScope[keyof typeof MarkMessagesReadFormScope];


export const MarkMessagesReadFormScope = {
  one: 'one',
  all: 'all',
} as const;
