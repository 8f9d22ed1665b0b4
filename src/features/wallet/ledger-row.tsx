import { ChevronRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useShownAmounts } from '@/components/balances/shown-amounts.tsx'
import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatDateTime } from '@/lib/time.ts'
import { cx } from '@/ui/cx.ts'
import styles from './ledger-row.module.css'
import { kindWords, knownKind } from './ledger-words.ts'

/** One movement: what it was, how much, and the balance after it. */
export function LedgerRow({ entry, onOpen }: { entry: LedgerEntry; onOpen: () => void }) {
  const shown = useShownAmounts()
  const { currency } = entry
  const isGain = signOf(entry.amount) > 0 && !shown.hidden
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.kind}>
          <FormattedMessage {...kindWords[knownKind(entry.kind)]} />
        </span>{' '}
        <span className={cx(styles.amount, isGain && styles.gain)}>
          {shown.signed(entry.amount, currency)} {currency}
        </span>
      </span>{' '}
      <span className={cx(styles.line, styles.note)}>
        <span>{formatDateTime(entry.created_at)}</span>{' '}
        <span>
          <FormattedMessage
            id="wallet.row.balance"
            defaultMessage="Balance {amount}"
            description="In a row of the ledger: the available balance after the movement, without currency."
            values={{ amount: shown.amount(entry.balance_after, currency) }}
          />
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}
