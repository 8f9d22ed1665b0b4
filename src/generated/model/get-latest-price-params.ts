/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { SymbolParameter } from './symbol-parameter.ts';

export type GetLatestPriceParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
};
