/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Kind of news.
 */
export type NewsCategory = typeof NewsCategory[keyof typeof NewsCategory];


export const NewsCategory = {
  market: 'market',
  company: 'company',
  education: 'education',
} as const;
