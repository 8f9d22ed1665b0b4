import { FormattedMessage } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { useShownAmounts } from '@/components/balances/shown-amounts.tsx'
import { AskSupport } from '@/components/records/ask-support.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import { paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { kindWords, knownKind } from './ledger-words.ts'
import { recordPath } from './record-path.ts'

interface LedgerSheetProps {
  /** The one that is shown; null closes the sheet. */
  entry: LedgerEntry | null
  onClose: () => void
}

/** All of one movement, with the ways to what moved the money and to customer service. */
export function LedgerSheet({ entry, onClose }: LedgerSheetProps) {
  return (
    <RecordSheet
      record={entry}
      onClose={onClose}
      title={({ kind }) => <FormattedMessage {...kindWords[knownKind(kind)]} />}
      footer={(shown) => <Ways entry={shown} />}
    >
      {(shown) => <EntryDetails entry={shown} />}
    </RecordSheet>
  )
}

function Ways({ entry }: { entry: LedgerEntry }) {
  const routeExists = useRouteExists()
  const record = recordPath(entry)
  return (
    <Stack gap="tight">
      {record !== null && routeExists(record) ? (
        <UiLink href={record} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
          <FormattedMessage
            id="wallet.sheet.record"
            defaultMessage="See the record"
            description="Link from a movement of money to the page of what moved it."
          />
        </UiLink>
      ) : null}
      <AskSupport page={paths.wallet} record={entry.record_id ?? entry.id} variant="quiet" />
    </Stack>
  )
}

function EntryDetails({ entry }: { entry: LedgerEntry }) {
  const shown = useShownAmounts()
  const { currency } = entry
  const note: DefinitionRow[] =
    entry.note === null
      ? []
      : [
          {
            id: 'note',
            label: (
              <FormattedMessage
                id="wallet.entry.note"
                defaultMessage="Note"
                description="Label: words of support about a correction."
              />
            ),
            value: entry.note,
          },
        ]
  const record: DefinitionRow[] =
    entry.record_id === null
      ? []
      : [
          {
            id: 'record',
            label: (
              <FormattedMessage
                id="wallet.entry.record"
                defaultMessage="Record number"
                description="Label: number of the order, deposit or other record that moved the money."
              />
            ),
            value: entry.record_id,
            mono: true,
          },
        ]
  return (
    <DefinitionList
      rows={[
        {
          id: 'time',
          label: (
            <FormattedMessage
              id="wallet.entry.time"
              defaultMessage="Time"
              description="Label: when the money moved."
            />
          ),
          value: formatDateTime(entry.created_at),
        },
        {
          id: 'id',
          label: (
            <FormattedMessage
              id="wallet.entry.id"
              defaultMessage="Entry number"
              description="Label: number of the entry in the ledger."
            />
          ),
          value: entry.id,
          mono: true,
        },
        ...record,
        ...note,
        {
          id: 'balance',
          label: (
            <FormattedMessage
              id="wallet.entry.balance"
              defaultMessage="Balance after it"
              description="Label: the available balance after the movement."
            />
          ),
          value: shown.money(entry.balance_after, currency),
        },
        {
          id: 'amount',
          label: (
            <FormattedMessage
              id="wallet.entry.amount"
              defaultMessage="Amount"
              description="Label: what the movement added or took."
            />
          ),
          value: (
            <>
              {shown.signed(entry.amount, currency)} {currency}
            </>
          ),
          emphasis: 'total',
        },
      ]}
    />
  )
}
