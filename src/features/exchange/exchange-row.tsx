import { FormattedMessage } from 'react-intl'
import { FigureLine, RecordLine, RecordRow } from '@/components/records/record-row.tsx'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { typeWord } from './exchange-words.ts'

/** One exchange in the list: time, type, coin, cash settlement and currency settlement. */
export function ExchangeRow({ record, onOpen }: { record: ExchangeRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  const { coin, currency, type } = record
  const cash = format.money(record.cash_settlement, currency)
  const coins = format.money(record.currency_settlement, coin)
  const [given, received] = type === 'coin_to_cash' ? [coins, cash] : [cash, coins]
  return (
    <RecordRow title={<FormattedMessage {...typeWord(type)} />} aside={coin} onOpen={onOpen}>
      <FigureLine
        start={
          <FormattedMessage
            id="exchange.row.given"
            defaultMessage="Given {amount}"
            description="In a row of the records: what went out, with its currency."
            values={{ amount: given }}
          />
        }
        end={
          <FormattedMessage
            id="exchange.row.received"
            defaultMessage="Received {amount}"
            description="In a row of the records: what came in, with its currency."
            values={{ amount: received }}
          />
        }
      />
      <RecordLine start={formatDateTime(record.created_at)} />
    </RecordRow>
  )
}
