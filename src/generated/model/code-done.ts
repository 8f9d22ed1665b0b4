/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Done.
 */
export type CodeDone = typeof CodeDone[keyof typeof CodeDone];


export const CodeDone = {
  NUMBER_1: 1,
} as const;
