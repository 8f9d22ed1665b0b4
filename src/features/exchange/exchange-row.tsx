import { ChevronRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import styles from './exchange-row.module.css'
import { typeWord } from './exchange-words.ts'

/** One exchange in the list: time, type, coin, cash settlement and currency settlement. */
export function ExchangeRow({ record, onOpen }: { record: ExchangeRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  const { coin, currency, type } = record
  const cash = format.money(record.cash_settlement, currency)
  const coins = format.money(record.currency_settlement, coin)
  const [given, received] = type === 'coin_to_cash' ? [coins, cash] : [cash, coins]
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.type}>
          <FormattedMessage {...typeWord(type)} />
        </span>{' '}
        <span className={styles.note}>{coin}</span>
      </span>{' '}
      <span className={styles.line}>
        <span>
          <FormattedMessage
            id="exchange.row.given"
            defaultMessage="Given {amount}"
            description="In a row of the records: what went out, with its currency."
            values={{ amount: given }}
          />
        </span>{' '}
        <span className={styles.received}>
          <FormattedMessage
            id="exchange.row.received"
            defaultMessage="Received {amount}"
            description="In a row of the records: what came in, with its currency."
            values={{ amount: received }}
          />
        </span>
      </span>{' '}
      <span className={styles.note}>{formatDateTime(record.created_at)}</span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}
