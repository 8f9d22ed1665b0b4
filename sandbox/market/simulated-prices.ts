import type { Bridge } from './bridge.ts'
import { bridgeExtreme, bridgeValue } from './bridge.ts'
import { hash, keyOf, signedFraction } from './noise.ts'
import type { Extremes, PriceSource } from './price-source.ts'
import type { MarketProduct } from './products.ts'
import type { Run } from './ticks.ts'
import { TICKS_PER_DAY, TICKS_PER_SECOND } from './ticks.ts'

/**
 * The tick at which every product has its base price whatever the seed: 1795188600, the moment at
 * which the contract's examples are told.
 */
const ANCHOR = 1_795_188_600 * TICKS_PER_SECOND

/** Ticks from one pin of the lattice to the next: 194 days. */
const CELL_LENGTH = 2 ** 26
const CELL_YEARS = CELL_LENGTH / (365 * TICKS_PER_DAY)
const CELL_MINUTES = CELL_LENGTH / (60 * TICKS_PER_SECOND)

interface Cell {
  first: number
  path: Bridge
  volumeNoise: (position: number) => number
}

/**
 * Prices of a product as a pure function of seed, symbol and tick. The logarithm of the price is
 * pinned near that of the base price twice a year, so that it stays realistic over years; between
 * the pins it is a random walk (bridge.ts). The pins scatter so that a price moves from one to the
 * next as far as a free walk would.
 */
export function simulatedPrices(seed: string, product: MarketProduct): PriceSource {
  const key = keyOf(`${seed}/${product.symbol}`)
  const pinKey = hash(1, key)
  const cellSpread = product.annualVolatility * Math.sqrt(CELL_YEARS)
  const cellVolume = Math.round(product.minuteVolume * CELL_MINUTES)
  const cells = new Map<number, Cell>()

  /** Logarithm of price / base price at a pin: even noise with half the variance of a cell. */
  const pin = (number: number) =>
    number === 0 ? 0 : cellSpread * Math.sqrt(1.5) * signedFraction(hash(number, pinKey))

  const makeCell = (number: number): Cell => {
    const cellKey = hash(number, hash(2, key))
    const volumeKey = hash(3, cellKey)
    return {
      first: ANCHOR + number * CELL_LENGTH,
      path: {
        length: CELL_LENGTH,
        start: pin(number),
        end: pin(number + 1),
        spread: cellSpread,
        noise: (position) => hash(position, cellKey),
      },
      volumeNoise: (position) => hash(position, volumeKey),
    }
  }

  const cellOf = (tick: number): Cell => {
    const number = Math.floor((tick - ANCHOR) / CELL_LENGTH)
    const known = cells.get(number)
    if (known) return known
    const cell = makeCell(number)
    cells.set(number, cell)
    return cell
  }

  /** Rounding keeps the order, so the highest value of the path is the highest price. */
  const toPrice = (value: number) => Math.max(1, Math.round(product.basePrice * Math.exp(value)))

  /**
   * The value that the path must pass to make a price higher (`step` 1) or lower (-1) by one unit;
   * a little less than half a unit away, for the rounding of logarithms.
   */
  const beyond = (price: number, step: 1 | -1) =>
    Number.isFinite(price) ? Math.log((price + 0.49 * step) / product.basePrice) : price

  const cellExtremes = ({ first, path }: Cell, run: Run, known: Extremes): Extremes => {
    const positions = { first: run.first - first, last: run.last - first }
    const [above, below] = [beyond(known.high, 1), beyond(known.low, -1)]
    const highest = bridgeExtreme(path, positions, 1, above)
    const lowest = bridgeExtreme(path, positions, -1, below)
    return {
      high: highest > above ? toPrice(highest) : known.high,
      low: lowest < below ? toPrice(lowest) : known.low,
    }
  }

  const volumeBeforeTick = (tick: number) => {
    const { first, volumeNoise } = cellOf(tick)
    const inCell = volumeBefore(cellVolume, CELL_LENGTH, tick - first, volumeNoise)
    return ((first - ANCHOR) / CELL_LENGTH) * cellVolume + inCell
  }

  return {
    priceAt(tick) {
      const { first, path } = cellOf(tick)
      return toPrice(bridgeValue(path, tick - first))
    },
    extremes(run, known) {
      const cell = cellOf(run.first)
      const rest = cell.first + CELL_LENGTH
      if (run.last < rest) return cellExtremes(cell, run, known)
      const here = cellExtremes(cell, { first: run.first, last: rest - 1 }, known)
      return this.extremes({ first: rest, last: run.last }, here)
    },
    volume: (run) => volumeBeforeTick(run.last + 1) - volumeBeforeTick(run.first),
  }
}

/** Longest stretch that is divided unevenly, in positions: 36 hours of ticks, as prices are. */
const UNEVEN_LENGTH = 2 ** 19
const BUSY_SHARE = 0.6
/** How much the share of a half varies beyond busy and quiet. */
const VARIATION = 0.1

/**
 * What was traded before a position of a stretch of `length` positions, of `total` units in all.
 * The total is divided in whole units down to the single position, with the noise that prices have:
 * busy times trade more, and the volume of two neighbours is exactly the volume of both together.
 */
function volumeBefore(
  total: number,
  length: number,
  position: number,
  noise: (position: number) => number,
): number {
  let [left, right, units, before] = [0, length, total, 0]
  while (position !== left && position !== right) {
    const middle = (left + right) >>> 1
    const atLeft = Math.floor(units * leftShare(noise(middle), right - left))
    if (position <= middle) {
      right = middle
      units = atLeft
    } else {
      left = middle
      before += atLeft
      units -= atLeft
    }
  }
  return position === left ? before : before + units
}

function leftShare(noise: number, length: number): number {
  if (length > UNEVEN_LENGTH) return 0.5
  const share = noise & 1 ? BUSY_SHARE : 1 - BUSY_SHARE
  return share + VARIATION * signedFraction(hash(noise, length))
}
