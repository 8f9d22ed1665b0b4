/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
export type ProductSymbol = string;
