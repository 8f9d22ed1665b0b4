/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CandleInterval } from './candle-interval.ts';
import type { SymbolParameter } from './symbol-parameter.ts';

export type ListCandlesParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
/**
 * Length of a candle.
 */
interval: CandleInterval;
/**
 * Candles wanted.
 * @minimum 1
 * @maximum 1000
 */
count?: number;
/**
 * Only candles that begin before this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
before?: number;
};
