import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Submitted } from '@/components/money-action/submitted.tsx'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import type { DepositStatus } from '@/generated/model/deposit-status.ts'
import { paths } from '@/lib/paths.ts'
import { knownStatus } from './deposit-status.tsx'
import { RecordDetails } from './record-details.tsx'

interface DepositDoneProps {
  record: DepositRecord
  /** Leaves the result. */
  onDone: () => void
}

/** What became of a deposit: the server's record, and the ways on. */
export function DepositDone({ record, onDone }: DepositDoneProps) {
  const status = knownStatus(record.status)
  return (
    <Submitted
      review={{ status, note: record.status_note }}
      title={<FormattedMessage {...titles[status]} />}
      record={<RecordDetails record={record} />}
      records={{
        path: paths.depositRecords,
        label: (
          <FormattedMessage
            id="deposit.done.records"
            defaultMessage="Deposit records"
            description="Link from a submitted deposit to the list of all."
          />
        ),
      }}
      onDone={onDone}
    />
  )
}

const titles: Record<DepositStatus, MessageDescriptor> = defineMessages({
  under_review: {
    id: 'deposit.done.underReview',
    defaultMessage: 'Deposit successfully, please be patient and wait for approval',
    description: 'Success message of the specification, after a deposit was submitted.',
  },
  success_awaiting_audit: {
    id: 'deposit.done.awaitingAudit',
    defaultMessage: 'The transfer arrived. It is credited after a last audit.',
    description: 'Result of a deposit that was approved meanwhile but for an audit.',
  },
  success: {
    id: 'deposit.done.credited',
    defaultMessage: 'The deposit was credited',
    description: 'Result of a deposit that was approved meanwhile.',
  },
  failed: {
    id: 'deposit.done.failed',
    defaultMessage: 'The deposit was refused in its review',
    description: 'Result of a deposit that failed meanwhile.',
  },
  unknown: {
    id: 'deposit.done.unknown',
    defaultMessage: 'The deposit was received. Its status is not known.',
    description: 'Result of a deposit whose state the server cannot name.',
  },
})
