/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

export type ListBannersPosition = typeof ListBannersPosition[keyof typeof ListBannersPosition];


export const ListBannersPosition = {
  home: 'home',
  trade: 'trade',
} as const;
