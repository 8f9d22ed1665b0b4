import { defineMessages } from 'react-intl'
import type { RecordColumn } from '@/components/records/record-columns.ts'
import { feeColumn, idColumn, timeColumn, typeColumn } from '@/components/records/record-columns.ts'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { typeWord } from './exchange-words.ts'

const words = defineMessages({
  coin: {
    id: 'exchange.csv.coin',
    defaultMessage: 'Coin',
    description: 'Column of the exported exchanges.',
  },
  rate: {
    id: 'exchange.csv.rate',
    defaultMessage: 'Rate',
    description: 'Column of the exported exchanges: cash for one coin.',
  },
  currency: {
    id: 'exchange.csv.currency',
    defaultMessage: 'Cash currency',
    description: 'Column of the exported exchanges.',
  },
  cash: {
    id: 'exchange.csv.cash',
    defaultMessage: 'Cash settlement',
    description: 'Column of the exported exchanges: cash given or received.',
  },
  coins: {
    id: 'exchange.csv.coins',
    defaultMessage: 'Currency settlement',
    description: 'Column of the exported exchanges: coins received or given.',
  },
})

/** The columns of exported exchanges: all that the server tells. */
export const exchangeColumns: readonly RecordColumn<ExchangeRecord>[] = [
  idColumn,
  timeColumn,
  typeColumn(({ type }) => typeWord(type)),
  { heading: words.coin, value: ({ coin }) => coin },
  { heading: words.rate, value: ({ rate }) => rate },
  { heading: words.currency, value: ({ currency }) => currency },
  { heading: words.cash, value: (record) => record.cash_settlement },
  { heading: words.coins, value: (record) => record.currency_settlement },
  feeColumn,
]
