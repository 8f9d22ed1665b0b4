import { useIntl } from 'react-intl'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { csvMoment } from '@/lib/csv.ts'
import { typeWord } from './exchange-words.ts'

/** The columns of the exported records: all that the server tells, numbers and moments as they are. */
export function useExchangeColumns(): CsvColumn<ExchangeRecord>[] {
  const intl = useIntl()
  return [
    {
      header: intl.formatMessage({
        id: 'exchange.csv.id',
        defaultMessage: 'Record number',
        description: 'Column of the exported exchanges.',
      }),
      value: ({ id }) => id,
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.time',
        defaultMessage: 'Time (UTC)',
        description: 'Column of the exported exchanges.',
      }),
      value: ({ created_at: at }) => csvMoment(at),
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.type',
        defaultMessage: 'Type',
        description: 'Column of the exported exchanges: direction.',
      }),
      value: ({ type }) => intl.formatMessage(typeWord(type)),
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.coin',
        defaultMessage: 'Coin',
        description: 'Column of the exported exchanges.',
      }),
      value: ({ coin }) => coin,
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.rate',
        defaultMessage: 'Rate',
        description: 'Column of the exported exchanges: cash for one coin.',
      }),
      value: ({ rate }) => rate,
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.currency',
        defaultMessage: 'Cash currency',
        description: 'Column of the exported exchanges.',
      }),
      value: ({ currency }) => currency,
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.cash',
        defaultMessage: 'Cash settlement',
        description: 'Column of the exported exchanges: cash given or received.',
      }),
      value: (record) => record.cash_settlement,
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.coins',
        defaultMessage: 'Currency settlement',
        description: 'Column of the exported exchanges: coins received or given.',
      }),
      value: (record) => record.currency_settlement,
    },
    {
      header: intl.formatMessage({
        id: 'exchange.csv.fee',
        defaultMessage: 'Fee',
        description: 'Column of the exported exchanges.',
      }),
      value: ({ fee }) => fee,
    },
  ]
}
