import type { DeepPartial, Styles } from 'klinecharts'
import type { ChartKind } from './chart-settings.ts'
import { TIMES } from './chart-settings.ts'

import type { Look } from './look.ts'
import { faded } from './look.ts'

export interface StyleOptions {
  look: Look
  kind: ChartKind
  /** The last price is older than it may be. */
  outOfDate: boolean
  /** Width of the axis of prices in pixels. */
  axisWidth: number
}

/**
 * The library's styles in the app's look. The line above the drawing and the marks of orders are the
 * page's own; the library draws candles, curves, their legends, axes and the crosshair.
 */
export function stylesOf({ look, kind, outOfDate, axisWidth }: StyleOptions): DeepPartial<Styles> {
  const hidden = { show: false }
  const axisText = { family: look.font, size: look.size, weight: 'normal', color: look.text3 }
  const pointed = {
    line: { dashedValue: [3, 3], color: look.text3 },
    text: {
      ...axisText,
      weight: '500',
      color: look.onInverse,
      backgroundColor: look.inverse,
      borderSize: 0,
      borderRadius: 3,
    },
  }
  const last = (colour: string) => (outOfDate ? look.text3 : colour)
  return {
    grid: {
      horizontal: { style: 'solid', color: look.line },
      vertical: hidden,
    },
    candle: {
      type: kind === 'line' ? 'area' : 'candle_solid',
      bar: {
        upColor: look.rise,
        upBorderColor: look.rise,
        upWickColor: look.rise,
        downColor: look.fall,
        downBorderColor: look.fall,
        downWickColor: look.fall,
        noChangeColor: look.text3,
        noChangeBorderColor: look.text3,
        noChangeWickColor: look.text3,
      },
      area: {
        lineColor: look.accent,
        lineSize: 1.5,
        // One colour: a gradient costs more than all the rest of a frame.
        backgroundColor: faded(look.accent, 0.08),
        point: { show: false, animation: false },
      },
      priceMark: {
        high: hidden,
        low: hidden,
        last: {
          upColor: last(look.rise),
          downColor: last(look.fall),
          noChangeColor: look.text3,
          line: { style: 'dashed', dashedValue: [3, 3] },
          text: {
            ...axisText,
            color: look.surface,
            weight: '600',
            paddingLeft: 4,
            paddingRight: 4,
            paddingTop: 3,
            paddingBottom: 3,
            borderRadius: 3,
          },
        },
      },
      tooltip: { showRule: 'none' },
    },
    indicator: { tooltip: { showRule: 'none' } },
    xAxis: {
      size: TIMES,
      axisLine: { color: look.line },
      tickLine: hidden,
      tickText: { ...axisText, marginStart: 5 },
    },
    yAxis: {
      size: axisWidth,
      axisLine: hidden,
      tickLine: hidden,
      tickText: { ...axisText, marginStart: 6, marginEnd: 4 },
    },
    separator: { size: 1, color: look.line, fill: true, activeBackgroundColor: 'transparent' },
    crosshair: { horizontal: pointed, vertical: pointed },
  }
}
