import type {
  AxisTick,
  Chart,
  Crosshair,
  DataLoader,
  IndicatorCreate,
  KLineData,
} from 'klinecharts'
import { dispose, init } from 'klinecharts'
import type { Candle, CandleInterval } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { position, SECONDS_OF } from './candle-series.ts'
import { asWritten } from './chart-format.ts'
import type { ChartKind, Indicator } from './chart-settings.ts'
import { INDICATORS, isSubplot, SUBPLOT, TIMES } from './chart-settings.ts'
import { stylesOf } from './engine-styles.ts'
import type { IndicatorOptions } from './indicators.ts'
import { createIndicator, legendRoom, registerPlainBars } from './indicators.ts'
import type { Look } from './look.ts'
import { TEXT } from './look.ts'
import { candleTime, timeTicks } from './time-axis.ts'

/** The library's id of the part with the candles. */
const CANDLE_PANE = 'candle_pane'

/** Pixels of a candle at first, at least and at most. */
const BAR = 7
const BAR_MIN = 2
const BAR_MAX = 36
/** Pixels that are free beside the newest candle: the next minutes, in which open orders settle. */
const ROOM_AHEAD = 44
/** The least pixels between two marks of the time axis, as the next at the usual size of text. */
const TIME_GAP = 78
/** Half of a mark's text in pixels: one that would be cut off at the edge is left out. */
const HALF_TIME = 24
/** Candles before the oldest one in sight, from where on older ones are loaded ahead. */
const LOAD_AHEAD = 120

export interface EngineOptions extends IndicatorOptions {
  kind: ChartKind
  indicators: readonly Indicator[]
}

/** The candles of one product and length. */
export interface CandleSet {
  symbol: string
  interval: CandleInterval
  /** Oldest first. */
  candles: readonly Candle[]
  /** Whether there are older ones to load. */
  hasMore: boolean
  /** Loads the candles before the oldest one. */
  older: () => Promise<readonly Candle[]>
}

/** A candle as the library holds it, with the server's figures. */
type DrawnCandle = KLineData & { candle: Candle }

/** Where something lies in the drawing, in pixels from its top left corner. */
export interface Place {
  x: number
  y: number
}

type Callback = Parameters<DataLoader['getBars']>[0]['callback']

/**
 * The k-line on canvas. It is the only place that knows the library (klinecharts 10). The library
 * draws candles, curves and axes and hears no finger, key or wheel itself: it would stop the page's
 * own scrolling.
 */
export class ChartEngine {
  readonly #container: HTMLElement
  readonly #chart: Chart
  readonly #options: EngineOptions
  readonly #listeners = new Set<() => void>()
  readonly #resizes: ResizeObserver
  #set: CandleSet | null = null
  #outOfDate = false
  #axisWidth = 0
  #push: ((candle: DrawnCandle) => void) | null = null
  /** A request of the library for older candles that could not be met yet. */
  #waiting: Callback | null = null
  /** Older candles that are loaded before the library asks for them. */
  #ahead: Promise<readonly Candle[]> | null = null
  /** Counts the lists that were drawn: what was asked for an earlier one comes too late. */
  #lists = 0
  #crosshair: Place | null = null
  #frame = 0

  /** Draws into an element that is empty and has a size. */
  constructor(container: HTMLElement, options: EngineOptions) {
    registerPlainBars()
    this.#container = container
    this.#options = { ...options }
    const chart = initMeasured(container, {
      hotkey: { enabled: false },
      styles: stylesOf({ ...options, outOfDate: false, axisWidth: 0 }),
      decimalFold: { format: String },
      thousandsSeparator: { format: (text) => options.format.figure(String(text)) },
      formatter: {
        formatBigNumber: (value) => asWritten(options.format.volume(value)),
        // Its marks of time are not used, and to write them is slow.
        formatDate: ({ timestamp, type }) =>
          type === 'crosshair' && this.#set ? candleTime(timestamp / 1000, this.#set.interval) : '',
      },
      layout: {
        barSpaceLimit: { min: BAR_MIN, max: BAR_MAX },
        pane: { dragEnabled: false, minHeight: 24, height: SUBPLOT },
        yAxis: {
          scrollZoomEnabled: false,
          gap: { top: legendRoom('MA', options.look), bottom: 10 },
        },
      },
    })
    if (chart === null) throw new Error('The chart has no element to draw into')
    this.#chart = chart
    const root = chart.getDom()
    // The library's own tab stop has no name; the page has one with it.
    root?.removeAttribute('tabindex')
    root?.style.setProperty('touch-action', 'auto')
    chart.setBarSpace(BAR)
    chart.setOffsetRightDistance(ROOM_AHEAD)
    chart.overrideXAxis({ createTicks: () => this.#timeTicks() })
    chart.setDataLoader({
      getBars: ({ type, callback }) => this.#load(type, callback),
      subscribeBar: ({ callback }) => {
        this.#push = (candle) => callback(candle)
      },
      unsubscribeBar: () => {
        this.#push = null
      },
    })
    this.#draw(options.indicators)
    chart.subscribeAction('onVisibleRangeChange', () => this.#changed())
    this.#resizes = new ResizeObserver(() => this.#fitParts())
    this.#resizes.observe(container)
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame)
    this.#resizes.disconnect()
    this.#listeners.clear()
    dispose(this.#chart)
  }

  /** Tells once a frame that what is drawn, or where, has changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  // What is drawn

  /** Draws other candles, the newest in sight. */
  replace(set: CandleSet): void {
    this.#set = set
    this.#ahead = null
    this.#waiting = null
    this.point(null)
    const { symbol, interval } = set
    this.#fitAxis()
    const span = SECONDS_OF[interval]
    // A new period alone would have everything drawn once more.
    if (this.#chart.getPeriod()?.span !== span) this.#chart.setPeriod({ type: 'second', span })
    this.#chart.setSymbol({
      ticker: symbol,
      pricePrecision: this.#options.precision,
      volumePrecision: 2,
    })
  }

  /** Draws candles of the newest end that are new or others than before, oldest first. */
  update(candles: readonly Candle[]): void {
    const list = this.#list
    for (const candle of candles) {
      const drawn = drawnCandle(candle)
      const last = list.at(-1)
      if (!last || drawn.timestamp >= last.timestamp) {
        this.#push?.(drawn)
        continue
      }
      // The library takes no correction of a closed candle; the list that it draws is this one.
      const at = list.findLastIndex(({ timestamp }) => timestamp === drawn.timestamp)
      if (at >= 0) list[at] = drawn
      this.#push?.({ ...last })
    }
    this.#changed()
  }

  /** Tries again to load older candles. */
  readonly retryOlder = (): void => {
    if (this.#waiting) void this.#loadOlder(this.#waiting)
  }

  setLook(look: Look): void {
    this.#options.look = look
    for (const name of this.#options.indicators) {
      this.#chart.overrideIndicator(this.#indicator(name))
    }
    this.#axisWidth = 0
    this.#restyle()
  }

  setKind(kind: ChartKind): void {
    if (this.#options.kind === kind) return
    this.#options.kind = kind
    this.#restyle()
  }

  /** Shows the last price as one that may be old. */
  setOutOfDate(outOfDate: boolean): void {
    if (this.#outOfDate === outOfDate) return
    this.#outOfDate = outOfDate
    this.#restyle()
  }

  setIndicators(indicators: readonly Indicator[]): void {
    if (this.#options.indicators === indicators) return
    this.#options.indicators = indicators
    this.#draw(indicators)
  }

  #draw(indicators: readonly Indicator[]): void {
    const drawn = this.#chart.getIndicators().map(({ name }) => name)
    for (const name of drawn) {
      if (!indicators.some((one) => one === name)) this.#chart.removeIndicator({ name })
    }
    for (const name of indicators) if (!drawn.includes(name)) this.#add(name)
    this.#fitParts()
  }

  // Moving about

  /** Moves the drawing sideways; towards older candles where positive. */
  panBy(pixels: number): void {
    if (this.#crosshair) this.point(null)
    this.#chart.scrollByDistance(pixels)
    this.#changed()
  }

  /** Makes candles wider or narrower about a place. */
  zoomBy(factor: number, about?: number): void {
    const x = about ?? (this.atNewest ? this.xOf(this.lastIndex) : this.plotWidth / 2)
    const { bar } = this.#chart.getBarSpace()
    const next = Math.min(BAR_MAX, Math.max(BAR_MIN, bar * factor))
    if (next === bar) return
    this.#chart.zoomAtCoordinate(next / bar, { x, y: 0 })
    this.#changed()
  }

  readonly toNewest = (): void => {
    this.#chart.scrollToRealTime()
    this.#changed()
  }

  /** Puts the crosshair on a place, or takes it away. */
  point(place: Place | null): void {
    this.#crosshair = place
    const at = place ? this.#crosshairAt(place) : undefined
    // The library takes nothing for no crosshair, which its types do not say.
    this.#chart.executeAction('onCrosshairChange', at as Crosshair)
    // The canvases of the crosshair take no part in a frame without one.
    this.#container.toggleAttribute('data-pointed', place !== null)
    // Has everything drawn once more: the legends say another candle.
    this.#chart.setStyles({})
    this.#changed()
  }

  /** Through the middle of a candle, in the part at that height. */
  #crosshairAt({ x, y }: Place): Crosshair {
    for (const paneId of [CANDLE_PANE, ...this.#options.indicators.filter(isSubplot)]) {
      const { top = 0, height = 0 } = this.#chart.getSize(paneId) ?? {}
      if (y < top + height) return { x: this.xOf(this.indexAt(x)), y: y - top, paneId }
    }
    return { x: this.xOf(this.indexAt(x)), y: -1 }
  }

  /** Moves the crosshair to the candle that many steps later; into sight where it is not. */
  step(steps: number): void {
    const last = this.#list.length - 1
    if (last < 0) return
    const from = this.pointedIndex ?? last + (steps < 0 ? 1 : 0)
    const index = Math.min(last, Math.max(0, from + steps))
    const x = this.xOf(index)
    const margin = this.#chart.getBarSpace().bar
    const beyond = x < margin ? margin - x : Math.min(0, this.plotWidth - margin - x)
    if (beyond !== 0) this.#chart.scrollByDistance(beyond)
    const candle = this.candleAt(index)
    this.point({ x: this.xOf(index), y: candle ? this.yOf(candle.close) : 0 })
  }

  // Where things lie

  /** How much larger its text is than usual. */
  get textScale(): number {
    return scaleOf(this.#options.look)
  }

  /** Width of the drawing without the axis of prices. */
  get plotWidth(): number {
    return this.#chart.getSize(CANDLE_PANE, 'main')?.width ?? 0
  }

  /** Height of the part with the candles. */
  get candlesHeight(): number {
    return this.#chart.getSize(CANDLE_PANE)?.height ?? 0
  }

  get crosshair(): Place | null {
    return this.#crosshair
  }

  /** The candle under the crosshair. */
  get pointedIndex(): number | null {
    return this.#crosshair === null ? null : this.indexAt(this.#crosshair.x)
  }

  get lastIndex(): number {
    return this.#list.length - 1
  }

  /** Whether older candles were wanted and could not be loaded. */
  get isStuck(): boolean {
    return this.#waiting !== null
  }

  /** Whether the newest candle is in sight. */
  get atNewest(): boolean {
    return this.#chart.getVisibleRange().to >= this.#list.length
  }

  /** The candles in sight, oldest first. */
  get candlesInSight(): Candle[] {
    const { from, to } = this.#chart.getVisibleRange()
    return this.#list.slice(from, to).map(({ candle }) => candle)
  }

  candleAt(index: number): Candle | undefined {
    return this.#list[index]?.candle
  }

  xOf(index: number): number {
    const place = this.#chart.convertToPixel({ dataIndex: index })
    return (Array.isArray(place) ? place[0]?.x : place.x) ?? 0
  }

  yOf(price: Decimal): number {
    const place = this.#chart.convertToPixel({ value: position(price) })
    return (Array.isArray(place) ? place[0]?.y : place.y) ?? 0
  }

  /** The price at a height; NaN where there is none. */
  priceAt(y: number): number {
    const point = this.#chart.convertFromPixel([{ x: 0, y }])
    return (Array.isArray(point) ? point[0]?.value : point.value) ?? Number.NaN
  }

  /** Where a moment lies, Unix seconds; also between candles and after the last one. */
  xOfTime(time: number): number {
    const list = this.#list
    const at = list.findLastIndex(({ timestamp }) => timestamp <= time * 1000)
    const begin = list[at]?.candle.time
    if (begin === undefined || !this.#set) return -1
    const steps = (time - begin) / SECONDS_OF[this.#set.interval]
    const share = at === list.length - 1 ? steps : Math.min(1, steps)
    // A candle's place is its middle.
    return this.xOf(at + share - 0.5)
  }

  indexAt(x: number): number {
    const point = this.#chart.convertFromPixel([{ x, y: 0 }])
    const index = (Array.isArray(point) ? point[0]?.dataIndex : point.dataIndex) ?? 0
    return Math.min(this.lastIndex, Math.max(0, index))
  }

  // The library's side

  /** The list that the library draws, which is made of {@link drawnCandle}. */
  get #list(): DrawnCandle[] {
    return this.#chart.getDataList() as DrawnCandle[]
  }

  /** The library waits for an answer that comes later, also where it is known already. */
  #load(type: string, callback: Callback): void {
    if (type === 'forward') return void this.#loadOlder(callback)
    this.#lists += 1
    const list = this.#lists
    void Promise.resolve().then(() => {
      const set = this.#set
      if (list !== this.#lists || !set) return
      callback(set.candles.map(drawnCandle), { forward: set.hasMore })
      this.#changed()
    })
  }

  /** An unmet request keeps the library from asking again with each pixel. */
  async #loadOlder(callback: Callback): Promise<void> {
    const list = this.#lists
    this.#waiting = null
    const older = await this.#loadAhead().catch(() => null)
    if (list !== this.#lists) return
    this.#ahead = null
    if (older) callback(older.map(drawnCandle), { forward: this.#set?.hasMore })
    else this.#waiting = callback
    this.#changed()
  }

  /** The candles before the oldest one, asked for once. */
  #loadAhead(): Promise<readonly Candle[]> {
    this.#ahead ??= this.#set?.older() ?? Promise.resolve([])
    return this.#ahead
  }

  #indicator(name: Indicator): IndicatorCreate {
    const shown = () => this.pointedIndex ?? this.lastIndex
    return createIndicator(name, { ...this.#options, shown })
  }

  #add(indicator: Indicator): void {
    const paneId = isSubplot(indicator) ? indicator : CANDLE_PANE
    const create = this.#indicator(indicator)
    this.#chart.createIndicator({ ...create, paneId }, !isSubplot(indicator))
    if (!isSubplot(indicator)) return
    this.#chart.setPaneOptions({ id: indicator, order: INDICATORS.indexOf(indicator) })
    this.#chart.overrideYAxis({
      paneId: indicator,
      gap: {
        top: legendRoom(indicator, this.#options.look),
        bottom: indicator === 'VOL' ? 0 : 4,
      },
      createTicks: ({ range, bounding, defaultTicks }) =>
        indicator === 'RSI'
          ? [30, 70].map((value) => ({
              value,
              text: this.#options.format.value(value, 0),
              coord: (1 - (value - range.realFrom) / range.realRange) * bounding.height,
            }))
          : outermost(defaultTicks),
    })
  }

  #timeTicks(): AxisTick[] {
    const list = this.#list
    if (!this.#set) return []
    const { from, to } = this.#chart.getVisibleRange()
    const scale = scaleOf(this.#options.look)
    return timeTicks({
      timeOf: (index) => list[index]?.candle.time,
      from,
      to,
      interval: this.#set.interval,
      barSpace: this.#chart.getBarSpace().bar,
      minGap: TIME_GAP * scale,
    })
      .map(({ index, text }) => ({
        text,
        value: list[index]?.timestamp ?? 0,
        coord: this.xOf(index),
      }))
      .filter(({ coord }) => coord >= HALF_TIME * scale)
  }

  #restyle(): void {
    this.#fitAxis()
    this.#chart.setStyles(
      stylesOf({
        ...this.#options,
        outOfDate: this.#outOfDate,
        axisWidth: this.#axisWidth,
      }),
    )
    this.#changed()
  }

  /** The axis is as wide as its widest price, so that nothing moves while it is dragged. */
  #fitAxis(): void {
    const last = this.#set?.candles.at(-1)
    const { format, look } = this.#options
    const widest = format.figure((last?.high ?? '0').replace(/\d/g, '8'))
    const width = textWidth(widest, `600 ${look.size}px ${look.font}`) + 12
    if (width === this.#axisWidth) return
    this.#axisWidth = width
    this.#chart.setStyles({ yAxis: { size: width } })
  }

  #changed(): void {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      const isNear = this.#chart.getVisibleRange().from < LOAD_AHEAD
      // Whoever waits for it hears of its failure.
      if (isNear && this.#set?.hasMore && !this.#waiting) this.#loadAhead().catch(() => undefined)
      for (const listener of this.#listeners) listener()
    })
  }

  /** Parts below the candles have a share of the drawing. */
  #fitParts(): void {
    const { indicators } = this.#options
    const height = this.#container.clientHeight
    const share = Math.round(Math.min(120, Math.max(40, (height - TIMES) * 0.2)))
    for (const id of indicators.filter(isSubplot)) this.#chart.setPaneOptions({ id, height: share })
    // The library builds and measures in the next frame.
    requestAnimationFrame(() => this.#changed())
  }
}

/** Safari does not tell pixels of the device. */
interface Measured {
  contentRect: { width: number }
  devicePixelContentBoxSize?: readonly { inlineSize: number }[]
}

/**
 * Begins the library, which measures its canvases in pixels of the device where a browser tells them, but
 * would draw blurred where a browser tells those of the page instead (Chromium with a density that is
 * emulated): then it has to reckon with the density.
 */
function initMeasured(...args: Parameters<typeof init>): ReturnType<typeof init> {
  const { ResizeObserver: Observer } = window
  const isWrong = ({ contentRect, devicePixelContentBoxSize: [size] = [] }: Measured) =>
    size !== undefined &&
    Math.abs(size.inlineSize - contentRect.width * window.devicePixelRatio) > 2
  class MeasuringObserver extends Observer {
    constructor(tell: ResizeObserverCallback) {
      super((entries, self) => {
        const untold = { devicePixelContentBoxSize: undefined }
        const known = entries.map((entry) =>
          isWrong(entry)
            ? Object.assign({ target: entry.target, contentRect: entry.contentRect }, untold)
            : entry,
        )
        tell(known as ResizeObserverEntry[], self)
      })
    }
  }
  // The library looks once, while it begins, at what a browser tells.
  window.ResizeObserver = MeasuringObserver
  try {
    return init(...args)
  } finally {
    window.ResizeObserver = Observer
  }
}

/** How much larger the text is than usual. */
const scaleOf = ({ size }: Look): number => size / TEXT

function textWidth(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  return Math.ceil(context.measureText(text).width)
}

/** A scale of a small part needs its highest mark alone. */
function outermost(ticks: AxisTick[]): AxisTick[] {
  const [top] = [...ticks].sort((a, b) => a.coord - b.coord)
  return top ? [top] : []
}

function drawnCandle(candle: Candle): DrawnCandle {
  const { time, open, high, low, close, volume } = candle
  return {
    timestamp: time * 1000,
    open: position(open),
    high: position(high),
    low: position(low),
    close: position(close),
    volume: position(volume),
    candle,
  }
}
