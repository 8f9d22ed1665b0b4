/**
 * The indicators as pure functions over candles. What they compute is read off a drawing and is no
 * money: binary numbers are enough.
 */

/** What a study reads of a candle. */
export interface Bar {
  close: number
  volume: number
}

/**
 * One indicator: a fold over candles, oldest first. `next` gives the state after candle `index` and
 * the values at it, so that the open candle can be computed anew from the state before it.
 */
export interface Study<State, Values> {
  start: State
  next: (state: State, bars: readonly Bar[], index: number) => readonly [State, Values]
}

/** Lengths of the moving averages. */
export const MA_LENGTHS = [5, 10, 20] as const
/** Length of Bollinger's middle line, and the width of its bands in standard deviations. */
export const BOLL_LENGTH = 20
export const BOLL_WIDTH = 2
/** Lengths of MACD's fast, slow and signal averages. */
export const MACD_LENGTHS = [12, 26, 9] as const
/** Length of Wilder's relative strength index. */
export const RSI_LENGTH = 14

/** A value is missing until there are enough candles for it. */
export interface MaValues {
  ma1?: number
  ma2?: number
  ma3?: number
}

/** Simple moving averages of the close. */
export const movingAverages: Study<null, MaValues> = {
  start: null,
  next: (_state, bars, index) => {
    const [ma1, ma2, ma3] = MA_LENGTHS.map((length) => mean(bars, index, length, closeOf))
    return [null, { ma1, ma2, ma3 }]
  },
}

export interface VolumeValues {
  volume: number
}

/** The volume as it is. */
export const volumes: Study<null, VolumeValues> = {
  start: null,
  next: (_state, bars, index) => [null, { volume: bars[index]?.volume ?? 0 }],
}

export interface BollValues {
  middle?: number
  upper?: number
  lower?: number
}

/** Bollinger bands: the average of the close and two standard deviations about it. */
export const bollingerBands: Study<null, BollValues> = {
  start: null,
  next: (_state, bars, index) => {
    const middle = mean(bars, index, BOLL_LENGTH, closeOf)
    if (middle === undefined) return [null, {}]
    const variance = mean(bars, index, BOLL_LENGTH, (bar) => (bar.close - middle) ** 2) ?? 0
    const band = BOLL_WIDTH * Math.sqrt(variance)
    return [null, { middle, upper: middle + band, lower: middle - band }]
  },
}

/** An exponential average that begins with the simple one of its first `length` values. */
interface Ema {
  count: number
  value: number
}

const NO_EMA: Ema = { count: 0, value: 0 }

function nextEma({ count, value }: Ema, length: number, input: number): Ema {
  if (count < length) {
    return { count: count + 1, value: value + (input - value) / (count + 1) }
  }
  return { count, value: value + (2 / (length + 1)) * (input - value) }
}

export interface MacdState {
  fast: Ema
  slow: Ema
  signal: Ema
}

export interface MacdValues {
  /** The fast average less the slow one. */
  macd?: number
  /** The average of that. */
  signal?: number
  /** The difference of the two. */
  histogram?: number
}

/** Moving average convergence and divergence of the close. */
export const macd: Study<MacdState, MacdValues> = {
  start: { fast: NO_EMA, slow: NO_EMA, signal: NO_EMA },
  next: (state, bars, index) => {
    const [fastLength, slowLength, signalLength] = MACD_LENGTHS
    const close = bars[index]?.close ?? 0
    const fast = nextEma(state.fast, fastLength, close)
    const slow = nextEma(state.slow, slowLength, close)
    if (slow.count < slowLength) return [{ fast, slow, signal: NO_EMA }, {}]
    const line = fast.value - slow.value
    const signal = nextEma(state.signal, signalLength, line)
    const next = { fast, slow, signal }
    if (signal.count < signalLength) return [next, { macd: line }]
    return [next, { macd: line, signal: signal.value, histogram: line - signal.value }]
  },
}

export interface RsiState {
  /** Changes of the close so far, counted up to the length. */
  count: number
  gain: number
  loss: number
}

export interface RsiValues {
  rsi?: number
}

/** Wilder's relative strength index of the close, 0 to 100; 50 where nothing moved. */
export const relativeStrength: Study<RsiState, RsiValues> = {
  start: { count: 0, gain: 0, loss: 0 },
  next: (state, bars, index) => {
    const previous = bars[index - 1]
    if (!previous) return [state, {}]
    const change = (bars[index]?.close ?? previous.close) - previous.close
    const count = Math.min(state.count + 1, RSI_LENGTH)
    // Wilder's smoothing; while it fills up, the plain average of what there is.
    const weight = state.count < RSI_LENGTH ? count : RSI_LENGTH
    const gain = state.gain + (Math.max(change, 0) - state.gain) / weight
    const loss = state.loss + (Math.max(-change, 0) - state.loss) / weight
    const next = { count, gain, loss }
    if (count < RSI_LENGTH) return [next, {}]
    return [next, { rsi: gain + loss === 0 ? 50 : (100 * gain) / (gain + loss) }]
  },
}

const closeOf = (bar: Bar) => bar.close

/** The mean over `length` candles that end with `index`; undefined where there are fewer. */
function mean(
  bars: readonly Bar[],
  index: number,
  length: number,
  read: (bar: Bar) => number,
): number | undefined {
  const first = index - length + 1
  if (first < 0) return undefined
  let sum = 0
  for (let at = first; at <= index; at += 1) {
    const bar = bars[at]
    if (bar) sum += read(bar)
  }
  return sum / length
}

/** What is remembered of a list of candles, so that a tick computes one candle and not thousands. */
interface Memory<State, Values> {
  /** The candles as they were, and their values. */
  seen: Bar[]
  values: Values[]
  /** The state before the last candle. */
  before: State
}

/**
 * Computes a study over a whole list, and goes on from where it stood when the list comes again with
 * another last candle, or with more of them.
 */
export function runningStudy<State, Values>(
  study: Study<State, Values>,
): (bars: readonly Bar[]) => Values[] {
  let memory: Memory<State, Values> = { seen: [], values: [], before: study.start }
  return (bars) => {
    const { seen } = memory
    const goesOn =
      seen.length > 0 && bars.length >= seen.length && isSameStart(bars, seen, seen.length - 1)
    if (!goesOn) memory = { seen: [], values: [], before: study.start }
    let state = memory.before
    for (let index = Math.max(0, memory.seen.length - 1); index < bars.length; index += 1) {
      memory.before = state
      const [next, value] = study.next(state, bars, index)
      memory.values[index] = value
      // An index below the length has a candle.
      memory.seen[index] = bars[index] as Bar
      state = next
    }
    return memory.values
  }
}

/** Whether the first candles are the very same. */
function isSameStart(a: readonly Bar[], b: readonly Bar[], count: number): boolean {
  for (let index = 0; index < count; index += 1) {
    if (a[index] !== b[index]) return false
  }
  return true
}
