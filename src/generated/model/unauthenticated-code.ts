/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Unauthenticated.
 */
export type UnauthenticatedCode = typeof UnauthenticatedCode[keyof typeof UnauthenticatedCode];


export const UnauthenticatedCode = {
  NUMBER_401: 401,
} as const;
