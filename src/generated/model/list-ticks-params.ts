/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { SymbolParameter } from './symbol-parameter.ts';

export type ListTicksParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
/**
 * The first second, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
from: number;
/**
 * The last second, Unix seconds; it has a tick whatever the step.
 * @minimum 1000000000
 * @maximum 9999999999
 */
until: number;
/**
 * Seconds from one to the next.
 * @minimum 1
 * @maximum 86400
 */
step?: number;
};
