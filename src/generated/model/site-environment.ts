/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `demo` moves no real money; clients then carry a permanent mark that says so.
 */
export type SiteEnvironment = typeof SiteEnvironment[keyof typeof SiteEnvironment];


export const SiteEnvironment = {
  demo: 'demo',
  live: 'live',
} as const;
