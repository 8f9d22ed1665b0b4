import type {
  DeepPartial,
  IndicatorCreate,
  IndicatorDrawParams,
  LineStyle,
  RectAttrs,
  RectStyle,
} from 'klinecharts'
import { registerFigure } from 'klinecharts'
import type { ChartFormat } from './chart-format.ts'
import type { Indicator } from './chart-settings.ts'
import type { Look } from './look.ts'
import { faded, TEXT } from './look.ts'

/** Pixels of a legend: its lines at the usual size of text, and the room about it. */
const LEGEND = { line: 16, left: 8, top: 5, bottom: 3 }

/** Lines of a legend over the candles: a large text fits a phone in two. */
const linesOf = (indicator: string, { size }: Look) =>
  size > TEXT && (indicator === 'MA' || indicator === 'BOLL') ? 2 : 1

const lineHeight = ({ size }: Look) => (LEGEND.line * size) / TEXT

/** Pixels that a legend takes above the curves. */
export const legendRoom = (indicator: Indicator, look: Look): number =>
  LEGEND.top + linesOf(indicator, look) * lineHeight(look) + LEGEND.bottom

/** What an indicator of the library is given beyond its own defaults. */
interface Setup {
  /** The lengths that it is computed with. */
  lengths: number[]
  /** Colours of its curves, and of its values in the legend. */
  curves: string[]
  values: string[]
  /** What stands before each value. */
  labels?: string[]
  /** Decimals of its values; those of the price where there are none. */
  decimals?: number
  limits?: { minValue: number; maxValue: number }
}

/** The library types the values of its indicators as unknown; they are numbers by figure. */
type Values = Readonly<Record<string, number | undefined>>

function setupOf(indicator: Indicator, look: Look): Setup {
  const { accent, text, text2, text3, series1, series2, series3 } = look
  switch (indicator) {
    case 'MA':
      return {
        lengths: [5, 10, 20],
        curves: [series1, series2, series3],
        values: [series1, series2, series3],
        labels: ['5 ', '10 ', '20 '],
      }
    case 'BOLL':
      return { lengths: [20, 2], curves: [text3, accent, text3], values: [text2, accent, text2] }
    case 'VOL':
      return { lengths: [], curves: [], values: [text], decimals: 2 }
    case 'MACD':
      return {
        lengths: [12, 26, 9],
        curves: [series1, series2],
        values: [series1, series2, text],
      }
    case 'RSI':
      return {
        lengths: [14],
        curves: [series2],
        values: [series2],
        decimals: 1,
        limits: { minValue: 0, maxValue: 100 },
      }
  }
}

export interface IndicatorOptions {
  look: Look
  format: ChartFormat
  /** Decimals of the product's price. */
  precision: number
}

/** One of the library's indicators with our lengths, in the app's colours, with a legend of `shown`. */
export function createIndicator(
  indicator: Indicator,
  { look, format, precision, shown }: IndicatorOptions & { shown: () => number },
): IndicatorCreate {
  const { lengths, curves, values, labels, decimals = precision, limits } = setupOf(indicator, look)
  const lines = curves.map((color): DeepPartial<LineStyle> => ({ color, size: 1.25 }))
  // Paler than the candles above them.
  const [rise, fall] = [faded(look.rise, 0.55), faded(look.fall, 0.55)]
  const bar = { upColor: rise, downColor: fall, noChangeColor: rise }
  const hasBars = indicator === 'VOL' || indicator === 'MACD'
  const name = lengths.length > 0 && !labels ? `${indicator} (${lengths.join(', ')})` : indicator
  return {
    name: indicator,
    calcParams: lengths,
    precision: decimals,
    ...limits,
    styles: { lines, bars: [bar] },
    draw: (params) => {
      const { figures, result } = params.indicator
      const at = (result as Values[])[shown()]
      const legend = figures.flatMap(({ key }, index): LegendText[] => {
        const value = at?.[key]
        if (value === undefined) return []
        const text = indicator === 'VOL' ? format.volume(value) : format.value(value, decimals)
        return [[`${labels?.[index] ?? ''}${text}`, values[index] ?? look.text]]
      })
      drawLegend(params, [[name, look.text2], ...legend], look)
      // Where there is nothing but curves, nothing is left for the library to draw.
      if (!hasBars) drawCurves(params, curves)
      return !hasBars
    },
  }
}

type DrawParams = IndicatorDrawParams<unknown, unknown, unknown>
/** A text of a legend and its colour. */
type LegendText = [text: string, colour: string]

/**
 * Writes an indicator's name and values above it. The library's own legend lies on a canvas of its
 * own, which costs a fifth of the frames on a slow phone; see the decision on the chart.
 */
function drawLegend(
  { ctx, chart, indicator, bounding }: DrawParams,
  texts: LegendText[],
  look: Look,
) {
  const { id, paneId } = indicator
  const row = chart.getIndicators({ paneId }).findIndex((one) => one.id === id)
  const lines = linesOf(indicator.name, look)
  const each = Math.ceil(texts.length / lines)
  ctx.textBaseline = 'top'
  for (let line = 0; line < lines; line += 1) {
    drawLine(ctx, texts.slice(line * each, (line + 1) * each), {
      y: LEGEND.top + (row * lines + line) * lineHeight(look),
      width: bounding.width,
      look,
    })
  }
}

/** Writes one line of a legend; a large text that does not fit beside the axis is as large as it can be. */
function drawLine(
  ctx: CanvasRenderingContext2D,
  texts: LegendText[],
  { y, width, look }: { y: number; width: number; look: Look },
) {
  ctx.font = `${look.size}px ${look.font}`
  const widths = texts.map(([text]) => ctx.measureText(text).width)
  const room = width - LEGEND.left * (texts.length + 1)
  const share = room / widths.reduce((sum, one) => sum + one, 0)
  const size = Math.max(TEXT, Math.min(look.size, look.size * share))
  ctx.font = `${size}px ${look.font}`
  let x = LEGEND.left
  for (const [index, [text, colour]] of texts.entries()) {
    ctx.fillStyle = colour
    ctx.fillText(text, x, y)
    x += ((widths[index] ?? 0) * size) / look.size + LEGEND.left
  }
}

/**
 * Draws what has only curves. The library converts each value three times, which is a quarter of a
 * frame of dragging, and rounds it to whole pixels, which makes steps of a curve.
 */
function drawCurves(
  { ctx, chart, indicator, bounding, xAxis, yAxis }: DrawParams,
  colours: readonly string[],
): void {
  const { from, to } = chart.getVisibleRange()
  const { realFrom, realRange } = yAxis.getRange()
  const result = indicator.result as Values[]
  ctx.lineWidth = 1.25
  ctx.lineJoin = 'bevel'
  ctx.setLineDash([])
  for (const [at, { key }] of indicator.figures.entries()) {
    ctx.strokeStyle = colours[at] ?? 'transparent'
    ctx.beginPath()
    // One candle to either side, so that the curve runs to the edges.
    for (let index = Math.max(0, from - 1); index <= to; index += 1) {
      const value = result[index]?.[key]
      if (value === undefined) continue
      ctx.lineTo(
        xAxis.convertToPixel(index),
        (1 - (value - realFrom) / realRange) * bounding.height,
      )
    }
    ctx.stroke()
  }
}

/**
 * Draws candles and bars with less work: the library's rectangles are rounded paths that are filled
 * and then stroked in the same colour, some hundreds in each frame of a drag (`npm run bench:pages -- chart`).
 */
export function registerPlainBars(): void {
  registerFigure<RectAttrs | RectAttrs[], Partial<RectStyle>>({
    name: 'rect',
    checkEventOn: () => false,
    draw: (ctx, attrs, { style, color, borderColor = 'transparent' }) => {
      ctx.fillStyle = color ?? borderColor
      ctx.strokeStyle = borderColor
      ctx.lineWidth = 1
      for (const { x, y, width, height } of [attrs].flat()) {
        if (style === 'stroke') ctx.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
        else ctx.fillRect(x, y, width, height)
      }
    },
  })
}
