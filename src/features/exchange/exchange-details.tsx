import { defineMessages, FormattedMessage } from 'react-intl'
import { rateWords, useRateWords } from '@/domain/rates/rate-words.tsx'
import type { ExchangeRecord } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { typeWord } from './exchange-words.ts'
import { messages } from './messages.ts'

const labels = defineMessages({
  fee: {
    id: 'exchange.record.fee',
    defaultMessage: 'Fee, included in the cash amount',
    description: 'Label: fee of an exchange. Cash paid includes it, cash received is after it.',
  },
  cash: messages.cashAmount,
  currency: messages.coinAmount,
})

/** All of an exchange, as the server has it. */
export function ExchangeDetails({ record }: { record: ExchangeRecord }) {
  const format = useMoneyFormat()
  const sayRate = useRateWords()
  const { coin, currency } = record
  return (
    <DefinitionList>
      <Row label={common.time} value={formatDateTime(record.created_at)} />
      <Row label={common.type} value={<FormattedMessage {...typeWord(record.type)} />} />
      <Row label={common.coin} value={coin} />
      <Row label={common.recordNumber} value={record.id} mono />
      <Row label={rateWords.label} value={sayRate(record.rate, currency)} />
      <Row label={labels.fee} value={format.money(record.fee, currency)} />
      <Row
        label={labels.cash}
        value={format.money(record.cash_settlement, currency)}
        note={
          <FormattedMessage
            id="exchange.record.cashSide"
            defaultMessage="{type, select, cash_to_coin {paid} coin_to_cash {received} other {}}"
            description="Below the cash of an exchange: whether it went out or came in."
            values={{ type: record.type }}
          />
        }
      />
      <Row
        label={labels.currency}
        value={format.money(record.currency_settlement, coin)}
        note={
          <FormattedMessage
            id="exchange.record.coinSide"
            defaultMessage="{type, select, cash_to_coin {received} coin_to_cash {paid} other {}}"
            description="Below the coins of an exchange: whether they came in or went out."
            values={{ type: record.type }}
          />
        }
      />
    </DefinitionList>
  )
}
