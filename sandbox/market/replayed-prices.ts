import { BoundedCache } from './bounded-cache.ts'
import type { Bridge } from './bridge.ts'
import { bridgeExtreme, bridgeValue } from './bridge.ts'
import type { Calendar } from './calendar.ts'
import { candleAround, lengthOf } from './intervals.ts'
import { hash } from './noise.ts'
import type { Extremes, PriceSource } from './price-source.ts'
import { publishedRuns } from './publication.ts'
import type { RecordedCandle, Recording } from './recording.ts'
import type { Run } from './ticks.ts'
import { dayOf, FIRST_TICK, TICKS_PER_DAY } from './ticks.ts'
import { volumeBefore } from './volume-tree.ts'

/** A stretch of a row's path, from one position in the row to another. */
interface Leg {
  first: number
  path: Bridge
}

/** A row of the recording in the place where it is played. */
interface Slot {
  candle: RecordedCandle
  /** The ticks of the sessions in the slot, and how many they are. */
  runs: readonly Run[]
  length: number
  legs: readonly Leg[]
  noise: (position: number) => number
}

/** How wild the path within a row is, as a part of the distance from its low to its high. */
const WILDNESS = 0.5
/** Slots whose paths are kept ready. */
const KEPT_SLOTS = 512

/**
 * Prices of a product as they were recorded.
 *
 * The rows are played one after another in the slots of the row's interval in which the product
 * trades: each hour of a session, each trading day. So what the recording leaves out is closed up,
 * and the weekends and holidays are those of the sandbox's own calendar. Row 1 is played in the slot
 * that holds tick `start`, or in the next one with trading. After the last row comes the first again,
 * and before the first one the last, so that charts have a history: the price may jump there, as
 * between any two rows, time does not.
 *
 * Within a row the price walks from open to low, high and close, or to high first when it falls: to
 * each exactly, and never beyond low and high. So a candle made of whole rows is exactly theirs.
 */
export function replayedPrices(
  recording: Recording,
  calendar: Calendar,
  start: number,
): PriceSource {
  if (start < FIRST_TICK) throw new RangeError('A replay begins within the history of the market')
  const { interval, candles } = recording
  const ordinals = slotOrdinals(calendar, lengthOf(interval))
  const firstOrdinal = ordinals(candleAround(interval, start).first)
  const slots = new BoundedCache<number, Slot>(KEPT_SLOTS)

  const rowOf = (bounds: Run): number => {
    const played = ordinals(bounds.first) - firstOrdinal
    return ((played % candles.length) + candles.length) % candles.length
  }

  const candleOf = (bounds: Run): RecordedCandle => {
    const candle = candles[rowOf(bounds)]
    if (!candle) throw new RangeError('A recording without rows')
    return candle
  }

  const slotOf = (bounds: Run): Slot => {
    const known = slots.get(bounds.first)
    if (known) return known
    const slot = makeSlot(candleOf(bounds), rowOf(bounds), sessionsIn(calendar, bounds))
    slots.set(bounds.first, slot)
    return slot
  }

  /** The parts of a run of published ticks by the slots they are in, as positions in the slot. */
  function* partsOf(run: Run): Generator<{ bounds: Run; part: Run }> {
    for (let tick = run.first; tick <= run.last; ) {
      const bounds = candleAround(interval, tick)
      yield { bounds, part: { first: tick, last: Math.min(run.last, bounds.last) } }
      tick = bounds.last + 1
    }
  }

  const isWhole = (bounds: Run, part: Run): boolean => {
    const runs = sessionsIn(calendar, bounds)
    return runs.length === 1 && runs[0]?.first === part.first && runs[0].last === part.last
  }

  const partExtremes = (bounds: Run, part: Run, known: Extremes): Extremes => {
    if (isWhole(bounds, part)) {
      const { high, low } = candleOf(bounds)
      return { high: Math.max(high, known.high), low: Math.min(low, known.low) }
    }
    const slot = slotOf(bounds)
    const positions = { first: positionOf(slot, part.first), last: positionOf(slot, part.last) }
    return {
      high: slotExtreme(slot, positions, 1, known.high),
      low: slotExtreme(slot, positions, -1, known.low),
    }
  }

  const partVolume = (bounds: Run, part: Run): number => {
    if (isWhole(bounds, part)) return candleOf(bounds).volume
    const slot = slotOf(bounds)
    const before = (position: number) =>
      volumeBefore(slot.candle.volume, slot.length, position, slot.noise)
    return before(positionOf(slot, part.last) + 1) - before(positionOf(slot, part.first))
  }

  return {
    priceAt(tick) {
      const slot = slotOf(candleAround(interval, tick))
      return slotPrice(slot, positionOf(slot, tick))
    },
    extremes(run, known) {
      let extremes = known
      for (const { bounds, part } of partsOf(run)) extremes = partExtremes(bounds, part, extremes)
      return extremes
    },
    volume(run) {
      let volume = 0
      for (const { bounds, part } of partsOf(run)) volume += partVolume(bounds, part)
      return volume
    },
  }
}

function sessionsIn(calendar: Calendar, bounds: Run): readonly Run[] {
  return publishedRuns(calendar, [], bounds)
}

/**
 * Counts the slots of an interval in which the market trades, from the beginning of its history to
 * the slot that begins at a tick.
 */
function slotOrdinals(calendar: Calendar, length: number): (first: number) => number {
  // A week always has trading; a day has it or has it not.
  if (length > TICKS_PER_DAY) return (first) => Math.floor((first - FIRST_TICK) / length)
  const firstDay = dayOf(FIRST_TICK)
  const slotsOn = (day: number) => {
    const session = calendar.session(day)
    if (!session) return { first: 0, count: 0 }
    const first = Math.floor(session.first / length)
    return { first, count: Math.floor(session.last / length) - first + 1 }
  }
  /** Slots with trading before each day. */
  const before = [0]
  return (tick) => {
    const day = dayOf(tick)
    for (let known = before.length - 1; known < day - firstDay; known += 1) {
      before.push((before[known] ?? 0) + slotsOn(firstDay + known).count)
    }
    const { first, count } = slotsOn(day)
    const onDay = Math.min(count, Math.max(0, Math.floor(tick / length) - first))
    return (before[day - firstDay] ?? 0) + onDay
  }
}

function makeSlot(candle: RecordedCandle, row: number, runs: readonly Run[]): Slot {
  const length = runs.reduce((sum, run) => sum + run.last - run.first + 1, 0)
  const noise = (position: number) => hash(position, row)
  return { candle, runs, length, noise, legs: legsOf(candle, length, noise) }
}

/** The path of a row of `length` ticks. The shortest row has a minute, so its turns lie apart. */
function legsOf(
  candle: RecordedCandle,
  length: number,
  noise: (position: number) => number,
): Leg[] {
  const { open, high, low, close } = candle
  const rises = close >= open
  const fraction = (number: number) => (hash(number, noise(0)) >>> 0) / 2 ** 32
  const turns = [
    { at: 0, value: open },
    { at: Math.floor(length * (0.15 + 0.25 * fraction(1))), value: rises ? low : high },
    { at: Math.floor(length * (0.6 + 0.25 * fraction(2))), value: rises ? high : low },
    { at: length - 1, value: close },
  ]
  return turns.slice(1).map((turn, index) => {
    const from = turns[index] ?? turn
    const ticks = turn.at - from.at
    return {
      first: from.at,
      path: {
        length: ticks,
        start: from.value,
        end: turn.value,
        spread: WILDNESS * (high - low) * Math.sqrt(ticks / length),
        floor: low,
        ceiling: high,
        noise: (position) => noise(from.at + position),
      },
    }
  })
}

/** How many ticks of its slot come before a tick. */
function positionOf(slot: Slot, tick: number): number {
  let position = 0
  for (const run of slot.runs) {
    if (tick <= run.last) return position + tick - run.first
    position += run.last - run.first + 1
  }
  throw new RangeError(`Tick ${tick} is in no session`)
}

function slotPrice(slot: Slot, position: number): number {
  const leg = slot.legs.find(({ first, path }) => position <= first + path.length)
  if (!leg) throw new RangeError(`No position ${position} in a row of ${slot.length} ticks`)
  return Math.round(bridgeValue(leg.path, position - leg.first))
}

function slotExtreme(slot: Slot, positions: Run, sign: 1 | -1, known: number): number {
  let best = known
  for (const leg of slot.legs) {
    const first = Math.max(0, positions.first - leg.first)
    const last = Math.min(leg.path.length, positions.last - leg.first)
    if (first <= last) best = bridgeExtreme(leg.path, { first, last }, sign, best)
  }
  return Math.round(best)
}
