import type {
  Chart,
  IndicatorDrawParams,
  IndicatorTemplate,
  KLineData,
  VisibleRange,
  YAxis,
} from 'klinecharts'
import { registerIndicator } from 'klinecharts'
import type { Candle } from '@/generated/model/candle.ts'
import type { Indicator } from './chart-settings.ts'
import type { Look } from './look.ts'
import type { Bar } from './studies.ts'
import {
  bollingerBands,
  macd,
  movingAverages,
  relativeStrength,
  runningStudy,
  volumes,
} from './studies.ts'

/** The library's name of an indicator of ours; its own of the same kind stay apart. */
export function studyName(indicator: Indicator): string {
  return `h5.${indicator}`
}

/** The colours of each chart, which a study cannot be given itself. */
export const looks = new WeakMap<Chart, Look>()

/** The levels between which the strength index is usual. */
const RSI_LEVELS = [70, 30] as const

/** A candle as the library holds it, with the server's figures. */
export type DrawnCandle = KLineData & Bar & { candle: Candle }

/** What a drawing needs of a frame. */
interface Frame {
  ctx: CanvasRenderingContext2D
  look: Look
  range: VisibleRange
  width: number
  /** Width of a candle's body in pixels. */
  body: number
  x: (index: number) => number
  y: (value: number) => number
}

interface Drawing<Values> {
  indicator: Indicator
  /** A run of the study, for one chart. */
  run: () => (bars: readonly Bar[]) => Values[]
  /** The values of which the scale is made. */
  keys: readonly (keyof Values & string)[]
  series: 'price' | 'volume' | 'normal'
  limits?: { minValue?: number; maxValue?: number; precision?: number }
  draw: (frame: Frame, values: readonly Values[], bars: readonly KLineData[]) => void
}

let registered = false

/** Makes the studies known to the library, once. */
export function registerStudies(): void {
  if (registered) return
  registered = true
  registerIndicator(
    template({
      indicator: 'ma',
      run: () => runningStudy(movingAverages),
      keys: ['ma1', 'ma2', 'ma3'],
      series: 'price',
      draw: (frame, values) => {
        drawCurve(frame, values, 'ma1', frame.look.series[0])
        drawCurve(frame, values, 'ma2', frame.look.series[1])
        drawCurve(frame, values, 'ma3', frame.look.series[2])
      },
    }),
  )
  registerIndicator(
    template({
      indicator: 'boll',
      run: () => runningStudy(bollingerBands),
      keys: ['upper', 'middle', 'lower'],
      series: 'price',
      draw: (frame, values) => {
        drawCurve(frame, values, 'upper', frame.look.text3)
        drawCurve(frame, values, 'middle', frame.look.accent)
        drawCurve(frame, values, 'lower', frame.look.text3)
      },
    }),
  )
  registerIndicator(
    template({
      indicator: 'vol',
      run: () => runningStudy(volumes),
      keys: ['volume'],
      series: 'volume',
      limits: { minValue: 0 },
      draw: (frame, values, bars) => {
        drawBars(frame, values, 'volume', (index) => {
          const bar = bars[index]
          return bar !== undefined && bar.close < bar.open
        })
      },
    }),
  )
  registerIndicator(
    template({
      indicator: 'macd',
      run: () => runningStudy(macd),
      keys: ['macd', 'signal', 'histogram'],
      series: 'price',
      draw: (frame, values) => {
        drawBars(frame, values, 'histogram', (index) => (values[index]?.histogram ?? 0) < 0)
        drawCurve(frame, values, 'macd', frame.look.series[0])
        drawCurve(frame, values, 'signal', frame.look.series[1])
      },
    }),
  )
  registerIndicator(
    template({
      indicator: 'rsi',
      run: () => runningStudy(relativeStrength),
      keys: ['rsi'],
      series: 'normal',
      limits: { minValue: 0, maxValue: 100, precision: 0 },
      draw: (frame, values) => {
        frame.ctx.fillStyle = frame.look.line
        for (const level of RSI_LEVELS) frame.ctx.fillRect(0, frame.y(level), frame.width, 1)
        drawCurve(frame, values, 'rsi', frame.look.series[1])
      },
    }),
  )
}

/** A study as the library wants it: computed on from tick to tick, drawn by ourselves. */
function template<Values>(drawing: Drawing<Values>): IndicatorTemplate<Values> {
  const runs = new WeakMap<object, (bars: readonly Bar[]) => Values[]>()
  return {
    name: studyName(drawing.indicator),
    series: drawing.series,
    shouldFormatBigNumber: drawing.series === 'volume',
    figures: drawing.keys.map((key) => ({ key })),
    ...drawing.limits,
    calc: (bars, indicator) => {
      let run = runs.get(indicator)
      if (!run) {
        run = drawing.run()
        runs.set(indicator, run)
      }
      return run(bars as DrawnCandle[])
    },
    draw: (params) => {
      const look = looks.get(params.chart)
      if (look) {
        drawing.draw(frameOf(params, look), params.indicator.result, params.chart.getDataList())
      }
      // Nothing is left for the library to draw.
      return true
    },
  }
}

function frameOf<Values>(
  { ctx, chart, bounding, xAxis, yAxis }: IndicatorDrawParams<Values, unknown, unknown>,
  look: Look,
): Frame {
  return {
    ctx,
    look,
    range: chart.getVisibleRange(),
    width: bounding.width,
    // Odd, so that the wick stands in the middle: as the library draws candles.
    body: Math.max(1, chart.getBarSpace().gapBar | 1),
    x: (index) => xAxis.convertToPixel(index),
    y: scaleOf(yAxis, bounding.height),
  }
}

/** The axis' own conversion rounds to whole pixels, which makes steps of a curve. */
function scaleOf(yAxis: YAxis, height: number): (value: number) => number {
  const { realFrom, realRange } = yAxis.getRange()
  return (value) => (1 - (value - realFrom) / realRange) * height
}

function drawCurve<Values>(
  { ctx, range, x, y }: Frame,
  values: readonly Values[],
  key: keyof Values,
  colour: string,
): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.25
  ctx.lineJoin = 'bevel'
  ctx.setLineDash([])
  ctx.beginPath()
  let isDown = false
  // One candle to either side, so that the curve runs to the edges.
  for (let index = Math.max(0, range.from - 1); index <= range.to; index += 1) {
    const value = values[index]?.[key]
    if (typeof value !== 'number') {
      isDown = false
      continue
    }
    if (isDown) ctx.lineTo(x(index), y(value))
    else ctx.moveTo(x(index), y(value))
    isDown = true
  }
  ctx.stroke()
}

/** Bars from zero, as wide as the candles' bodies and paler. */
function drawBars<Values>(
  { ctx, look, range, body, x, y }: Frame,
  values: readonly Values[],
  key: keyof Values,
  isFall: (index: number) => boolean,
): void {
  const zero = Math.round(y(0))
  const { risePale: rise, fallPale: fall } = look
  for (let index = range.from; index < range.to; index += 1) {
    const value = values[index]?.[key]
    if (typeof value !== 'number') continue
    const end = Math.round(y(value))
    ctx.fillStyle = isFall(index) ? fall : rise
    ctx.fillRect(
      x(index) - Math.floor(body / 2),
      Math.min(zero, end),
      body,
      Math.max(1, Math.abs(end - zero)),
    )
  }
}
