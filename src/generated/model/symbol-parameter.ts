/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ProductSymbol } from './product-symbol.ts';

export type SymbolParameter = ProductSymbol;
