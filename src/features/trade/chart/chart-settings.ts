import { CandleInterval } from '@/generated/h5.schemas.ts'
import { readStoredJson, writeStored } from '@/platform/storage.ts'

/** Local storage key of how the user last looked at a chart; it holds for all products. */
const SETTINGS_KEY = 'h5.chart'

/** The lengths of a candle, in the order of the contract: the shortest first. */
export const INTERVALS = Object.values(CandleInterval)

/** What a chart shows: the ticks of the last minutes, or candles of a length. */
export type ChartView = 'ticks' | CandleInterval

/** How prices are drawn. */
export const KINDS = ['candles', 'line'] as const
export type ChartKind = (typeof KINDS)[number]

/**
 * The indicators, by the library's names, which traders know in every language: those over the
 * candles, then those below them, in this order.
 */
const SUBPLOTS = ['VOL', 'MACD', 'RSI'] as const
export const INDICATORS = ['MA', 'BOLL', ...SUBPLOTS] as const
type Subplot = (typeof SUBPLOTS)[number]
export type Indicator = (typeof INDICATORS)[number]

/** How the user looks at a chart. */
export interface ChartSettings {
  interval: CandleInterval
  kind: ChartKind
  indicators: readonly Indicator[]
}

const DEFAULTS: ChartSettings = {
  interval: '1m',
  kind: 'candles',
  indicators: ['MA', 'VOL'],
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
      ? INDICATORS.filter(
          (one) =>
            // They were remembered in small letters before they had the library's names.
            indicators.includes(one) || indicators.includes(one.toLowerCase()),
        )
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

/** Height with which a part below the candles begins, in CSS pixels. */
export const SUBPLOT = 64
/** Height of the line of times. */
export const TIMES = 22

/** As a chart is drawn where nothing has a part of its own. */
export function withoutSubplots(settings: ChartSettings): ChartSettings {
  return { ...settings, indicators: settings.indicators.filter((one) => !isSubplot(one)) }
}
