import type { AxisTick, Chart, DataLoader, Period } from 'klinecharts'
import { dispose, init } from 'klinecharts'
import type { Candle } from '@/generated/model/candle.ts'
import { CandleInterval } from '@/generated/model/candle-interval.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { position } from './candle-figures.ts'
import { SECONDS_OF } from './candle-series.ts'
import type { ChartFormat } from './chart-format.ts'
import type { ChartKind, Indicator, Subplot } from './chart-settings.ts'
import { isSubplot, SUBPLOTS } from './chart-settings.ts'
import { chartHeight, SUBPLOT, TIMES } from './chart-size.ts'
import { AXIS_TEXT, stylesOf } from './engine-styles.ts'
import { registerLeanFigures } from './figures.ts'
import type { Look } from './look.ts'
import type { DrawnCandle } from './study-drawings.ts'
import { looks, registerStudies, studyName } from './study-drawings.ts'
import { timeTicks } from './time-axis.ts'

/** The library's id of the part with the candles. */
const CANDLE_PANE = 'candle_pane'

/** Pixels of a candle at first, at least and at most. */
const BAR = 7
const BAR_MIN = 2
const BAR_MAX = 36
/** Pixels that are free beside the newest candle: the next minutes, in which open orders settle. */
const ROOM_AHEAD = 44
/** Pixels above the curves, for the legend of their part. */
const LEGEND_ROOM = 24
/** The least pixels between two marks of the time axis. */
const TIME_GAP = 78
/** Half of a mark's text in pixels: one that would be cut off at the edge is left out. */
const HALF_TIME = 24
/** Candles before the oldest one in sight, from where on older ones are loaded ahead. */
const LOAD_AHEAD = 120

/** How the library names the lengths of candles. */
const PERIODS: Record<CandleInterval, Period> = {
  [CandleInterval['1m']]: { type: 'minute', span: 1 },
  [CandleInterval['5m']]: { type: 'minute', span: 5 },
  [CandleInterval['15m']]: { type: 'minute', span: 15 },
  [CandleInterval['30m']]: { type: 'minute', span: 30 },
  [CandleInterval['1h']]: { type: 'hour', span: 1 },
  [CandleInterval['4h']]: { type: 'hour', span: 4 },
  [CandleInterval['1d']]: { type: 'day', span: 1 },
  [CandleInterval['1w']]: { type: 'week', span: 1 },
}

export interface EngineOptions {
  look: Look
  format: ChartFormat
  /** Decimals of the product's price. */
  precision: number
  kind: ChartKind
  indicators: readonly Indicator[]
}

export interface OlderCandles {
  candles: readonly Candle[]
  hasMore: boolean
}

export interface CandleSet {
  symbol: string
  interval: CandleInterval
  /** Oldest first. */
  candles: readonly Candle[]
  /** Whether there are older ones to load. */
  hasMore: boolean
  /** Loads the candles before the oldest one; `hasMore` where there are older ones still. */
  loadOlder: () => Promise<OlderCandles>
}

const NOTHING: CandleSet = {
  symbol: '',
  interval: CandleInterval['1m'],
  candles: [],
  hasMore: false,
  loadOlder: () => Promise.resolve({ candles: [], hasMore: false }),
}

/** One part of the drawing: the candles or an indicator below them. Pixels from the top. */
export interface Part {
  id: 'candles' | Subplot
  top: number
  height: number
}

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
  #set: CandleSet = NOTHING
  #outOfDate = false
  #axisWidth = 0
  #push: ((candle: DrawnCandle) => void) | null = null
  /** A request of the library for older candles that could not be met yet. */
  #waiting: Callback | null = null
  /** Older candles that are loaded before the library asks for them. */
  #ahead: Promise<OlderCandles> | null = null
  #hasMore = false
  #requests = 0
  #crosshair: Place | null = null
  #frame = 0

  /** Draws into an element that is empty and has a size. */
  constructor(container: HTMLElement, options: EngineOptions) {
    registerStudies()
    registerLeanFigures()
    this.#container = container
    this.#options = { ...options }
    const chart = init(container, {
      hotkey: { enabled: false },
      styles: stylesOf({ ...options, outOfDate: false, axisWidth: 0 }),
      decimalFold: { format: String },
      thousandsSeparator: { format: (text) => options.format.figure(String(text)) },
      formatter: {
        formatBigNumber: (value) => options.format.volume(value),
        // Its marks of time are not used, and to write them is slow.
        formatDate: () => '',
      },
      layout: {
        barSpaceLimit: { min: BAR_MIN, max: BAR_MAX },
        pane: { dragEnabled: false, minHeight: 24, height: SUBPLOT - 1 },
        yAxis: { scrollZoomEnabled: false, gap: { top: LEGEND_ROOM, bottom: 10 } },
      },
    })
    if (chart === null) throw new Error('The chart has no element to draw into')
    this.#chart = chart
    looks.set(chart, options.look)
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
    this.setIndicators(options.indicators)
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
    this.#hasMore = set.hasMore
    this.#ahead = null
    this.#waiting = null
    this.#crosshair = null
    const { symbol, interval } = set
    this.#fitAxis()
    // A new period alone would have everything drawn once more.
    if (this.#chart.getPeriod() !== PERIODS[interval]) this.#chart.setPeriod(PERIODS[interval])
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
    looks.set(this.#chart, look)
    this.#axisWidth = 0
    this.#restyle()
  }

  setKind(kind: ChartKind): void {
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
    this.#options.indicators = indicators
    const names = indicators.map(studyName)
    for (const { id, name } of this.#chart.getIndicators()) {
      if (!names.includes(name)) this.#chart.removeIndicator({ id })
    }
    for (const indicator of indicators) {
      if (this.#chart.getIndicators({ name: studyName(indicator) }).length === 0) {
        this.#add(indicator)
      }
    }
    this.#fitParts()
  }

  // Moving about

  /** Moves the drawing sideways; towards older candles where positive. */
  panBy(pixels: number): void {
    this.#crosshair = null
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
    this.#changed()
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

  /** Width of the drawing without the axis of prices. */
  get plotWidth(): number {
    return this.#chart.getSize(CANDLE_PANE, 'main')?.width ?? 0
  }

  get axisWidth(): number {
    return this.#axisWidth
  }

  /** The parts from the top down. */
  get parts(): Part[] {
    const ids = ['candles' as const, ...this.#options.indicators.filter(isSubplot)]
    return ids.map((id) => {
      const size = this.#chart.getSize(id === 'candles' ? CANDLE_PANE : id)
      return { id, top: size?.top ?? 0, height: size?.height ?? 0 }
    })
  }

  /** Height of the drawing without the axis of times. */
  get plotHeight(): number {
    const last = this.parts.at(-1)
    return last ? last.top + last.height : 0
  }

  /** The part at a height. */
  partAt(y: number): Part | undefined {
    return this.parts.find(({ top, height }) => y >= top && y < top + height)
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

  /** The values of an indicator at a candle, by their keys. */
  valuesAt(indicator: Indicator, index: number): Readonly<Record<string, number | undefined>> {
    const [found] = this.#chart.getIndicators({ name: studyName(indicator) })
    return (found?.result[index] ?? {}) as Record<string, number | undefined>
  }

  xOf(index: number): number {
    const place = this.#chart.convertToPixel({ dataIndex: index })
    return (Array.isArray(place) ? place[0]?.x : place.x) ?? 0
  }

  yOf(price: Decimal): number {
    const place = this.#chart.convertToPixel({ value: position(price) })
    return (Array.isArray(place) ? place[0]?.y : place.y) ?? 0
  }

  /** Where a moment lies, Unix seconds; also between candles and after the last one. */
  xOfTime(time: number): number {
    const list = this.#list
    const seconds = SECONDS_OF[this.#set.interval]
    const at = list.findLastIndex(({ timestamp }) => timestamp <= time * 1000)
    const begin = list[at]?.candle.time
    if (begin === undefined) return -1
    const steps = (time - begin) / seconds
    const share = at === list.length - 1 ? steps : Math.min(1, steps)
    // A candle's place is its middle.
    return this.xOf(at + share - 0.5)
  }

  indexAt(x: number): number {
    const point = this.#chart.convertFromPixel([{ x, y: 0 }])
    const index = (Array.isArray(point) ? point[0]?.dataIndex : point.dataIndex) ?? 0
    return Math.min(this.lastIndex, Math.max(0, index))
  }

  /** The value at a height of a part; a computed number on its scale. */
  valueAt(part: Part['id'], y: number): number {
    const paneId = part === 'candles' ? CANDLE_PANE : part
    const point = this.#chart.convertFromPixel([{ y }], { paneId, absolute: true })
    return (Array.isArray(point) ? point[0]?.value : point.value) ?? 0
  }

  // The library's side

  /** The list that the library draws, which is made of {@link drawnCandle}. */
  get #list(): DrawnCandle[] {
    return this.#chart.getDataList() as DrawnCandle[]
  }

  /** The library waits for an answer that comes later, also where it is known already. */
  #load(type: string, callback: Callback): void {
    if (type === 'forward') return void this.#loadOlder(callback)
    const set = this.#set
    this.#requests += 1
    const request = this.#requests
    void Promise.resolve().then(() => {
      if (request !== this.#requests) return
      callback(type === 'init' ? set.candles.map(drawnCandle) : [], { forward: set.hasMore })
      this.#changed()
    })
  }

  /** An unmet request keeps the library from asking again with each pixel. */
  async #loadOlder(callback: Callback): Promise<void> {
    const set = this.#set
    this.#waiting = null
    try {
      this.#ahead ??= this.#set.loadOlder()
      const { candles, hasMore } = await this.#ahead
      if (set !== this.#set) return
      this.#ahead = null
      this.#hasMore = hasMore
      callback(candles.map(drawnCandle), { forward: hasMore })
      this.#changed()
    } catch {
      if (set !== this.#set) return
      this.#ahead = null
      this.#waiting = callback
      this.#changed()
    }
  }

  /** Asks for older candles before the oldest one comes into sight, where the library would. */
  #loadAhead(): void {
    const isNear = this.#chart.getVisibleRange().from < LOAD_AHEAD
    if (!isNear || !this.#hasMore || this.#ahead || this.#waiting) return
    this.#ahead = this.#set.loadOlder()
    // Whoever waits for it hears of its failure.
    this.#ahead.catch(() => undefined)
  }

  #add(indicator: Indicator): void {
    const name = studyName(indicator)
    if (!isSubplot(indicator)) {
      this.#chart.createIndicator({ name, paneId: CANDLE_PANE }, true)
      return
    }
    this.#chart.createIndicator({ name, paneId: indicator })
    this.#chart.setPaneOptions({ id: indicator, order: SUBPLOTS.indexOf(indicator) + 1 })
    this.#chart.overrideYAxis({
      paneId: indicator,
      gap: { top: LEGEND_ROOM, bottom: indicator === 'vol' ? 0 : 4 },
      createTicks: ({ range, bounding, defaultTicks }) =>
        indicator === 'rsi'
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
    const { from, to } = this.#chart.getVisibleRange()
    return timeTicks({
      timeOf: (index) => list[index]?.candle.time,
      from,
      to,
      interval: this.#set.interval,
      barSpace: this.#chart.getBarSpace().bar,
      minGap: TIME_GAP,
    })
      .map(({ index, text }) => ({
        text,
        value: list[index]?.timestamp ?? 0,
        coord: this.xOf(index),
      }))
      .filter(({ coord }) => coord >= HALF_TIME)
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
    const last = this.#set.candles.at(-1)
    const { format, look } = this.#options
    const widest = format.figure((last?.high ?? '0').replace(/\d/g, '8'))
    const width = textWidth(widest, `600 ${AXIS_TEXT}px ${look.font}`) + 12
    if (width === this.#axisWidth) return
    this.#axisWidth = width
    this.#chart.setStyles({ yAxis: { size: width } })
  }

  #changed(): void {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.#loadAhead()
      for (const listener of this.#listeners) listener()
    })
  }

  /** Parts below the candles have their fixed height in a page, and a share of a larger drawing. */
  #fitParts(): void {
    const { indicators } = this.#options
    const height = this.#container.clientHeight
    const share = Math.round(Math.min(120, Math.max(40, (height - TIMES) * 0.2)))
    const each = height === chartHeight(indicators) ? SUBPLOT - 1 : share
    for (const id of indicators.filter(isSubplot)) this.#chart.setPaneOptions({ id, height: each })
    // The library builds and measures in the next frame.
    requestAnimationFrame(() => {
      dropUpperCanvases(this.#container)
      this.#changed()
    })
  }
}

/**
 * The library's canvases for its crosshair, tooltips and marks, which are the page's own here. They
 * are empty, and the library would clear and hand them over in each frame all the same.
 */
function dropUpperCanvases(container: HTMLElement): void {
  for (const upper of container.querySelectorAll<HTMLCanvasElement>('canvas + canvas')) {
    upper.remove()
    const context = upper.getContext('2d')
    if (context) context.clearRect = () => undefined
  }
}

function textWidth(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  return Math.ceil(context.measureText(text).width)
}

/** A scale of a small part needs its highest mark alone. */
function outermost(ticks: AxisTick[]): AxisTick[] {
  const [top] = ticks.toSorted((a, b) => a.coord - b.coord)
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
