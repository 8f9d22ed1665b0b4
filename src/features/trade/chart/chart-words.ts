import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { CandleInterval } from '@/generated/model/candle-interval.ts'
import type { Indicator } from './chart-settings.ts'

const intervals = defineMessages({
  m1: {
    id: 'trade.chart.m1',
    defaultMessage: '1m',
    description: 'Length of a candle: one minute. As short as can be: eight stand side by side.',
  },
  m5: {
    id: 'trade.chart.m5',
    defaultMessage: '5m',
    description: 'Length of a candle: five minutes. As short as can be.',
  },
  m15: {
    id: 'trade.chart.m15',
    defaultMessage: '15m',
    description: 'Length of a candle: 15 minutes. As short as can be.',
  },
  m30: {
    id: 'trade.chart.m30',
    defaultMessage: '30m',
    description: 'Length of a candle: 30 minutes. As short as can be.',
  },
  h1: {
    id: 'trade.chart.h1',
    defaultMessage: '1h',
    description: 'Length of a candle: one hour. As short as can be.',
  },
  h4: {
    id: 'trade.chart.h4',
    defaultMessage: '4h',
    description: 'Length of a candle: four hours. As short as can be.',
  },
  d1: {
    id: 'trade.chart.d1',
    defaultMessage: '1D',
    description: 'Length of a candle: one day. As short as can be.',
  },
  w1: {
    id: 'trade.chart.w1',
    defaultMessage: '1W',
    description: 'Length of a candle: one week. As short as can be.',
  },
})

/** The lengths of candles in words. */
export const intervalWords: Record<CandleInterval, MessageDescriptor> = {
  [CandleInterval['1m']]: intervals.m1,
  [CandleInterval['5m']]: intervals.m5,
  [CandleInterval['15m']]: intervals.m15,
  [CandleInterval['30m']]: intervals.m30,
  [CandleInterval['1h']]: intervals.h1,
  [CandleInterval['4h']]: intervals.h4,
  [CandleInterval['1d']]: intervals.d1,
  [CandleInterval['1w']]: intervals.w1,
}

/** The indicators by the names that traders know. */
export const indicatorWords = defineMessages({
  ma: {
    id: 'trade.chart.ma',
    defaultMessage: 'MA',
    description: 'Indicator: moving averages. The letters are the same in most languages.',
  },
  boll: {
    id: 'trade.chart.boll',
    defaultMessage: 'BOLL',
    description: 'Indicator: Bollinger bands. The letters are the same in most languages.',
  },
  vol: {
    id: 'trade.chart.vol',
    defaultMessage: 'VOL',
    description: 'Indicator: volume. The letters are the same in most languages.',
  },
  macd: {
    id: 'trade.chart.macd',
    defaultMessage: 'MACD',
    description: 'Indicator. The letters are the same in all languages.',
  },
  rsi: {
    id: 'trade.chart.rsi',
    defaultMessage: 'RSI',
    description: 'Indicator. The letters are the same in all languages.',
  },
} satisfies Record<Indicator, MessageDescriptor>)

/** The prices of a candle in a letter or two, for the line above the chart. */
export const shortWords = defineMessages({
  open: {
    id: 'trade.chart.openShort',
    defaultMessage: 'O',
    description: 'Price at which a candle opened: one letter or sign, before its figure.',
  },
  high: {
    id: 'trade.chart.highShort',
    defaultMessage: 'H',
    description: 'Highest price of a candle: one letter or sign, before its figure.',
  },
  low: {
    id: 'trade.chart.lowShort',
    defaultMessage: 'L',
    description: 'Lowest price of a candle: one letter or sign, before its figure.',
  },
  close: {
    id: 'trade.chart.closeShort',
    defaultMessage: 'C',
    description: 'Price at which a candle closed: one letter or sign, before its figure.',
  },
})

/** The columns of the table of candles. */
export const columnWords = defineMessages({
  time: {
    id: 'trade.chart.time',
    defaultMessage: 'Time',
    description: 'Column of the table of candles: when a candle began.',
  },
  open: {
    id: 'trade.chart.open',
    defaultMessage: 'Open',
    description: 'Column of the table of candles: price at which a candle opened.',
  },
  high: {
    id: 'trade.chart.high',
    defaultMessage: 'High',
    description: 'Column of the table of candles: highest price.',
  },
  low: {
    id: 'trade.chart.low',
    defaultMessage: 'Low',
    description: 'Column of the table of candles: lowest price.',
  },
  close: {
    id: 'trade.chart.close',
    defaultMessage: 'Close',
    description: 'Column of the table of candles: price at which a candle closed, or the last one.',
  },
  volume: {
    id: 'trade.chart.volume',
    defaultMessage: 'Volume',
    description: 'Column of the table of candles: how much was traded.',
  },
})
