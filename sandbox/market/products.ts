import type { Product, ProductCategory, TradingHours } from '../../src/generated/h5.schemas.ts'
import { toInteger } from '../core/money.ts'

/** A product of the market; its name is a text of the content, by the id `product.<symbol>`. */
export interface MarketProduct extends Omit<Product, 'name'> {
  /** The price that simulated prices move around, in units of 10^-precision. */
  basePrice: number
  /**
   * Standard deviation of the logarithm of the price over a year of 365 days. The price moves at
   * all hours, seen or not: what happens while a market is closed is the gap that it opens with.
   */
  annualVolatility: number
  /** Units traded in an average minute, and their decimals. */
  minuteVolume: number
  volumePrecision: number
}

interface Listing {
  symbol: string
  precision: number
  price: string
  volatility: number
  /** Traded in an average minute, in whole coins, lots, contracts or shares. */
  volume: number
}

const LISTINGS: Record<ProductCategory, Listing[]> = {
  crypto: [
    { symbol: 'BTCUSD', precision: 2, price: '97837.40', volatility: 0.45, volume: 11 },
    { symbol: 'ETHUSD', precision: 2, price: '3412.55', volatility: 0.55, volume: 160 },
    { symbol: 'SOLUSD', precision: 2, price: '236.42', volatility: 0.7, volume: 1_400 },
    { symbol: 'XRPUSD', precision: 4, price: '1.4215', volatility: 0.7, volume: 210_000 },
    { symbol: 'BNBUSD', precision: 2, price: '615.40', volatility: 0.5, volume: 190 },
    { symbol: 'ADAUSD', precision: 4, price: '0.7420', volatility: 0.75, volume: 150_000 },
    { symbol: 'DOGEUSD', precision: 5, price: '0.38540', volatility: 0.85, volume: 900_000 },
    { symbol: 'LTCUSD', precision: 2, price: '88.45', volatility: 0.6, volume: 650 },
    { symbol: 'AVAXUSD', precision: 2, price: '34.62', volatility: 0.8, volume: 1_700 },
    { symbol: 'DOTUSD', precision: 3, price: '5.842', volatility: 0.75, volume: 6_400 },
  ],
  forex: [
    { symbol: 'EURUSD', precision: 5, price: '1.08342', volatility: 0.065, volume: 38 },
    { symbol: 'GBPUSD', precision: 5, price: '1.26518', volatility: 0.075, volume: 31 },
    { symbol: 'USDJPY', precision: 3, price: '154.382', volatility: 0.09, volume: 35 },
    { symbol: 'AUDUSD', precision: 5, price: '0.65120', volatility: 0.09, volume: 19 },
    { symbol: 'USDCAD', precision: 5, price: '1.39750', volatility: 0.06, volume: 18 },
    { symbol: 'USDCHF', precision: 5, price: '0.88640', volatility: 0.07, volume: 14 },
    { symbol: 'NZDUSD', precision: 5, price: '0.58630', volatility: 0.095, volume: 11 },
    { symbol: 'EURGBP', precision: 5, price: '0.85634', volatility: 0.055, volume: 13 },
  ],
  gold: [
    { symbol: 'XAUUSD', precision: 2, price: '2671.35', volatility: 0.15, volume: 120 },
    { symbol: 'XAGUSD', precision: 3, price: '31.182', volatility: 0.28, volume: 75 },
    { symbol: 'XPTUSD', precision: 2, price: '968.40', volatility: 0.24, volume: 12 },
    { symbol: 'XPDUSD', precision: 2, price: '1012.50', volatility: 0.36, volume: 7 },
  ],
  futures: [
    { symbol: 'CL1', precision: 2, price: '70.24', volatility: 0.34, volume: 240 },
    { symbol: 'ES1', precision: 2, price: '5968.25', volatility: 0.16, volume: 1_050 },
    { symbol: 'NG1', precision: 3, price: '3.128', volatility: 0.55, volume: 110 },
    { symbol: 'HG1', precision: 4, price: '4.1250', volatility: 0.24, volume: 65 },
    { symbol: 'NQ1', precision: 2, price: '20740.50', volatility: 0.21, volume: 420 },
  ],
  stocks: [
    { symbol: 'GOOG', precision: 2, price: '176.80', volatility: 0.28, volume: 46_000 },
    { symbol: 'AAPL', precision: 2, price: '228.52', volatility: 0.26, volume: 115_000 },
    { symbol: 'TSLA', precision: 2, price: '341.06', volatility: 0.55, volume: 210_000 },
    { symbol: 'AMZN', precision: 2, price: '202.88', volatility: 0.3, volume: 95_000 },
    { symbol: 'MSFT', precision: 2, price: '415.76', volatility: 0.24, volume: 52_000 },
    { symbol: 'NVDA', precision: 2, price: '141.95', volatility: 0.45, volume: 520_000 },
    { symbol: 'META', precision: 2, price: '559.14', volatility: 0.34, volume: 33_000 },
  ],
}

const WEEKDAYS: TradingHours = {
  always_open: false,
  time_zone: 'UTC',
  sessions: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '00:00', closes: '24:00' }],
}

/** Trading hours of each category (the contract's examples). */
const HOURS: Record<ProductCategory, TradingHours> = {
  crypto: { always_open: true, time_zone: 'UTC', sessions: [] },
  forex: WEEKDAYS,
  gold: WEEKDAYS,
  futures: WEEKDAYS,
  stocks: {
    always_open: false,
    time_zone: 'America/New_York',
    sessions: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:30', closes: '16:00' }],
  },
}

const IN_ORDER: readonly ProductCategory[] = ['crypto', 'forex', 'gold', 'futures', 'stocks']

/** All products, in the order in which they are listed. */
export const PRODUCTS: readonly MarketProduct[] = IN_ORDER.flatMap((category) =>
  LISTINGS[category].map((listing) => toProduct(category, listing)),
)

function toProduct(category: ProductCategory, listing: Listing): MarketProduct {
  const { symbol, precision, price, volatility, volume } = listing
  const volumePrecision = category === 'crypto' ? 2 : 0
  return {
    symbol,
    category,
    currency: 'USD',
    precision,
    hours: HOURS[category],
    basePrice: Number(toInteger(price, precision)),
    annualVolatility: volatility,
    minuteVolume: volume * 10 ** volumePrecision,
    volumePrecision,
  }
}
