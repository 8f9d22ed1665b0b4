/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the block is about.
 */
export type HomeBlockKind = typeof HomeBlockKind[keyof typeof HomeBlockKind];


export const HomeBlockKind = {
  introduction: 'introduction',
  mission: 'mission',
  vision: 'vision',
  commitment: 'commitment',
  leadership: 'leadership',
} as const;
