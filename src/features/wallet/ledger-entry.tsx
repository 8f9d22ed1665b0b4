import { defineMessages, FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useShownAmounts } from '@/domain/balances/shown-amounts.tsx'
import type { LedgerEntry } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { signOf } from '@/lib/decimal.ts'
import { paths, purchasePath } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import type { RecordDialog } from '@/patterns/records/record-sheet.tsx'
import { AskSupport, RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import type { Movement } from './ledger-orders.ts'
import { kindWords, knownKind, orderWord } from './ledger-words.ts'
import { messages } from './messages.ts'

const labels = defineMessages({
  id: messages.number,
  note: messages.note,
  balance: messages.balanceAfter,
})

/** One movement: what it was, how much, and the balance after it. */
export function LedgerRow({ entry, onOpen }: { entry: Movement; onOpen: () => void }) {
  const shown = useShownAmounts()
  const { currency } = entry
  const isGain = signOf(entry.amount) > 0 && !shown.hidden
  return (
    <RecordRow
      title={<FormattedMessage {...wordOf(entry)} />}
      figure={
        <>
          {shown.signed(entry.amount, currency)} {currency}
        </>
      }
      tone={isGain ? 'gain' : undefined}
      onOpen={onOpen}
    >
      <RecordLine
        start={
          <>
            <RecordMoment at={entry.created_at} />
            {entry.parts.length > 0 ? (
              <>
                {' · '}
                <FormattedMessage
                  id="wallet.row.parts"
                  defaultMessage="{count, plural, one {# part} other {# parts}}"
                  description="In a row of the transactions: of how many transactions an order consists. Short."
                  values={{ count: entry.parts.length }}
                />
              </>
            ) : null}
          </>
        }
        end={
          <FormattedMessage
            id="wallet.row.balance"
            defaultMessage="Balance {amount}"
            description="In a row of the transactions: the available balance after it, without currency."
            values={{ amount: shown.amount(entry.balance_after, currency) }}
          />
        }
      />
    </RecordRow>
  )
}

const wordOf = ({ type, parts }: Movement) =>
  parts.length > 0 ? orderWord : kindWords[knownKind(type)]

interface LedgerSheetProps extends RecordDialog {
  entry: Movement
}

/** All of one movement, with the ways to what moved the money and to customer service. */
export function LedgerSheet({ entry, ...dialog }: LedgerSheetProps) {
  return (
    <RecordSheet
      {...dialog}
      title={<FormattedMessage {...wordOf(entry)} />}
      footer={<Ways entry={entry} />}
    >
      <EntryDetails entry={entry} />
    </RecordSheet>
  )
}

function Ways({ entry }: { entry: LedgerEntry }) {
  const { hasPage } = useAreas()
  const record = recordPath(entry)
  return (
    <Stack gap="tight">
      {record !== null && hasPage(record) ? (
        <UiLink href={record} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
          <FormattedMessage {...common.viewDetails} />
        </UiLink>
      ) : null}
      <AskSupport page={paths.wallet} record={entry.record_id ?? entry.id} variant="quiet" />
    </Stack>
  )
}

function EntryDetails({ entry }: { entry: Movement }) {
  const shown = useShownAmounts()
  const { currency } = entry
  return (
    <DefinitionList>
      {[...entry.parts].reverse().map((part) => (
        <Row
          key={part.id}
          label={kindWords[knownKind(part.type)]}
          value={
            <>
              {shown.signed(part.amount, currency)} {currency}
            </>
          }
          note={formatDateTime(part.created_at)}
        />
      ))}
      {entry.parts.length > 0 ? null : (
        <>
          <Row label={common.time} value={formatDateTime(entry.created_at)} />
          <Row label={labels.id} value={entry.id} mono />
        </>
      )}
      <Row label={common.recordNumber} value={entry.record_id} mono />
      <Row label={labels.note} value={entry.note} />
      <Row label={labels.balance} value={shown.money(entry.balance_after, currency)} />
      <Row
        label={common.amount}
        value={
          <>
            {shown.signed(entry.amount, currency)} {currency}
          </>
        }
        emphasis="total"
      />
    </DefinitionList>
  )
}

/** The page of the record behind a ledger entry; null where there is none. */
function recordPath({ type, record_id: record }: LedgerEntry): string | null {
  if (record === null) return null
  switch (knownKind(type)) {
    case 'deposit':
      return paths.depositRecords
    case 'gift':
      return paths.depositClasses
    case 'withdrawal':
    case 'withdrawal_return':
      return paths.withdrawalRecords
    case 'order_stake':
    case 'order_fee':
    case 'order_payout':
    case 'order_refund':
      return paths.orders
    case 'project_purchase':
    case 'project_append':
    case 'project_income':
    case 'project_principal':
      return purchasePath(record)
    case 'exchange':
      return paths.exchangeRecords
    case 'bonus':
    case 'correction':
    case 'unknown':
      return null
  }
}
