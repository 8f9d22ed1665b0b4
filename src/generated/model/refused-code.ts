/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Refused.
 */
export type RefusedCode = typeof RefusedCode[keyof typeof RefusedCode];


export const RefusedCode = {
  NUMBER_0: 0,
} as const;
