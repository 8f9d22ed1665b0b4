/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Price } from './price.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The prices of one interval. `time` is its first second; `open`, `high`, `low` and `close` are the
 * first, highest, lowest and last price in it, `close` that of this interval, and not of the day
 * before as in a `Quote`. The present interval's candle moves until it is over.
 */
export interface Candle {
  time: Timestamp;
  open: Price;
  high: Price;
  low: Price;
  close: Price;
  /**
     * Volume as a decimal.
     * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
     */
  volume: string;
}
