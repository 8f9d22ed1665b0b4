import { FormattedMessage } from 'react-intl'
import { useShownAmounts } from '@/components/balances/shown-amounts.tsx'
import { RecordLine, RecordRow } from '@/components/records/record-row.tsx'
import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatDateTime } from '@/lib/time.ts'
import { kindWords, knownKind } from './ledger-words.ts'

/** One movement: what it was, how much, and the balance after it. */
export function LedgerRow({ entry, onOpen }: { entry: LedgerEntry; onOpen: () => void }) {
  const shown = useShownAmounts()
  const { currency } = entry
  const isGain = signOf(entry.amount) > 0 && !shown.hidden
  return (
    <RecordRow
      title={<FormattedMessage {...kindWords[knownKind(entry.kind)]} />}
      figure={
        <>
          {shown.signed(entry.amount, currency)} {currency}
        </>
      }
      gain={isGain}
      onOpen={onOpen}
    >
      <RecordLine
        start={formatDateTime(entry.created_at)}
        end={
          <FormattedMessage
            id="wallet.row.balance"
            defaultMessage="Balance {amount}"
            description="In a row of the ledger: the available balance after the movement, without currency."
            values={{ amount: shown.amount(entry.balance_after, currency) }}
          />
        }
      />
    </RecordRow>
  )
}
