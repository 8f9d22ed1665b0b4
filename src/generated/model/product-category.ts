/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Category of a product.
 */
export type ProductCategory = typeof ProductCategory[keyof typeof ProductCategory];


export const ProductCategory = {
  forex: 'forex',
  gold: 'gold',
  futures: 'futures',
  stocks: 'stocks',
  crypto: 'crypto',
} as const;
