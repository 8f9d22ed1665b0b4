import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/h5.schemas.ts'

/** The lengths of candles in words. */
export const intervalWords = defineMessages({
  '1m': {
    id: 'trade.chart.m1',
    defaultMessage: '1m',
    description: 'Length of a candle: one minute. As short as can be: eight stand side by side.',
  },
  '5m': {
    id: 'trade.chart.m5',
    defaultMessage: '5m',
    description: 'Length of a candle: five minutes. As short as can be.',
  },
  '15m': {
    id: 'trade.chart.m15',
    defaultMessage: '15m',
    description: 'Length of a candle: 15 minutes. As short as can be.',
  },
  '30m': {
    id: 'trade.chart.m30',
    defaultMessage: '30m',
    description: 'Length of a candle: 30 minutes. As short as can be.',
  },
  '1h': {
    id: 'trade.chart.h1',
    defaultMessage: '1h',
    description: 'Length of a candle: one hour. As short as can be.',
  },
  '4h': {
    id: 'trade.chart.h4',
    defaultMessage: '4h',
    description: 'Length of a candle: four hours. As short as can be.',
  },
  '1d': {
    id: 'trade.chart.d1',
    defaultMessage: '1D',
    description: 'Length of a candle: one day. As short as can be.',
  },
  '1w': {
    id: 'trade.chart.w1',
    defaultMessage: '1W',
    description: 'Length of a candle: one week. As short as can be.',
  },
} satisfies Record<CandleInterval, MessageDescriptor>)

/** What a chart shows, in words. */
export const viewWords = {
  ...intervalWords,
  ...defineMessages({
    ticks: {
      id: 'trade.chart.ticks',
      defaultMessage: 'Ticks',
      description:
        'Beside the lengths of candles: every price of the last minutes as a line. As short as can be.',
    },
  }),
}

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

/** What the lengths are lengths of. */
export const intervalWord = defineMessage({
  id: 'trade.chart.interval',
  defaultMessage: 'Length of a candle',
  description: 'Name of the choice of 1m, 5m, … above the chart, for screen readers.',
})

/** The name of the part of the page with the chart. */
export function useChartLabel(name: string): string {
  return useIntl().formatMessage(
    {
      id: 'trade.chart.label',
      defaultMessage: 'Chart of {name}',
      description: 'Name of the part of the page with the chart, for screen readers.',
    },
    { name },
  )
}
