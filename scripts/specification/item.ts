/**
 * One entry of the specification and what is named as its realisation. The script looks all of it up
 * in the code (judge.ts); nothing here counts by being written down.
 */
export interface Item {
  /** Section of the specification. */
  section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  kind:
    | 'capability'
    | 'screen'
    | 'call'
    | 'field'
    | 'state'
    | 'rule'
    | 'error'
    | 'success message'
    | 'constant'
  /** The specification's own words. */
  words: string
  /** Calls, such as `POST /api/user/cash`; with `#` and the name of an example where one shows it. */
  operations?: readonly string[]
  /** Why no screen makes the call; a test has to make it then. */
  noScreen?: string
  /** Pages by the specification's names, such as `cashrecord`. */
  pages?: readonly string[]
  /** Bar, and tab of the page of a screen. */
  bar?: 'custom' | 'standard'
  tab?: string
  /** Ids of messages. */
  messages?: readonly string[]
  /** What the message has to say, to the letter, when the specification quotes it. */
  quote?: string
  /** The reason of a refusal. */
  reason?: string
  /** Why no call refuses for that reason. */
  unanswered?: string
  /** A field of the contract, such as `TradeOrder.fee`. */
  field?: string
  /** Tests as `file: title`, the title or a part of it. */
  tests?: readonly string[]
  values?: readonly Value[]
}

/** A value that stands in the contract, or in a file of the project. */
export type Value =
  | { keyword: string; is: unknown }
  | { file: string; name: string; is: string | number }
