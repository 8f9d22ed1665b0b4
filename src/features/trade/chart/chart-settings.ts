import { CandleInterval } from '@/generated/model/candle-interval.ts'
import { readStoredJson, writeStored } from '@/lib/storage.ts'

/** Local storage key of how the user last looked at a chart; it holds for all products. */
const SETTINGS_KEY = 'h5.chart'

/** The lengths of a candle, in the order of the contract: the shortest first. */
export const INTERVALS = Object.values(CandleInterval)

/** How prices are drawn. */
export const KINDS = ['candles', 'line'] as const
export type ChartKind = (typeof KINDS)[number]

/** What is drawn over the candles, then what is drawn below them, in this order. */
export const OVERLAYS = ['ma', 'boll'] as const
export const SUBPLOTS = ['vol', 'macd', 'rsi'] as const
export const INDICATORS = [...OVERLAYS, ...SUBPLOTS] as const
export type Subplot = (typeof SUBPLOTS)[number]
export type Indicator = (typeof INDICATORS)[number]

/** How the user looks at a chart. */
export interface ChartSettings {
  interval: CandleInterval
  kind: ChartKind
  indicators: readonly Indicator[]
}

const DEFAULTS: ChartSettings = {
  interval: CandleInterval['1m'],
  kind: 'candles',
  indicators: ['ma', 'vol'],
}

/** What the user chose last on this device; the default in place of what is not readable. */
export function readChartSettings(): ChartSettings {
  const stored = readStoredJson(SETTINGS_KEY) as Partial<
    Record<keyof ChartSettings, unknown>
  > | null
  const indicators = stored?.indicators
  return {
    interval: INTERVALS.find((one) => one === stored?.interval) ?? DEFAULTS.interval,
    kind: KINDS.find((one) => one === stored?.kind) ?? DEFAULTS.kind,
    indicators: Array.isArray(indicators)
      ? INDICATORS.filter((one) => indicators.includes(one))
      : DEFAULTS.indicators,
  }
}

/** Remembers the choice on this device. */
export function storeChartSettings({ interval, kind, indicators }: ChartSettings): void {
  writeStored(SETTINGS_KEY, JSON.stringify({ interval, kind, indicators }))
}

/** Adds an indicator or takes it away; the order is always that of {@link INDICATORS}. */
export function toggleIndicator(chosen: readonly Indicator[], one: Indicator): Indicator[] {
  return INDICATORS.filter((indicator) =>
    indicator === one ? !chosen.includes(one) : chosen.includes(indicator),
  )
}

/** Whether an indicator has a part of the chart of its own. */
export function isSubplot(indicator: Indicator): indicator is Subplot {
  return SUBPLOTS.some((one) => one === indicator)
}
