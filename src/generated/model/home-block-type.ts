/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the block is about.
 */
export type HomeBlockType = typeof HomeBlockType[keyof typeof HomeBlockType];


export const HomeBlockType = {
  introduction: 'introduction',
  mission: 'mission',
  vision: 'vision',
  commitment: 'commitment',
  leadership: 'leadership',
} as const;
