import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Submitted } from '@/components/money-action/submitted.tsx'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import type { WithdrawalStatus } from '@/generated/model/withdrawal-status.ts'
import { paths } from '@/lib/paths.ts'
import { RecordDetails } from './record-details.tsx'
import { knownStatus } from './withdrawal-status.tsx'

interface WithdrawalDoneProps {
  record: WithdrawalRecord
  /** Leaves the result. */
  onDone: () => void
}

/** What became of a withdrawal: the server's record, and the ways on. */
export function WithdrawalDone({ record, onDone }: WithdrawalDoneProps) {
  const status = knownStatus(record.status)
  return (
    <Submitted
      review={{ status, note: record.status_note }}
      title={<FormattedMessage {...titles[status]} />}
      record={<RecordDetails record={record} />}
      records={{
        path: paths.withdrawalRecords,
        label: (
          <FormattedMessage
            id="withdrawal.done.records"
            defaultMessage="Withdrawal records"
            description="Link from a submitted withdrawal to the list of all."
          />
        ),
      }}
      onDone={onDone}
    />
  )
}

const titles: Record<WithdrawalStatus, MessageDescriptor> = defineMessages({
  under_review: {
    id: 'withdrawal.done.underReview',
    defaultMessage: 'Withdrawal successful (please be patient and wait for approval)',
    description: 'Success message of the specification, after a withdrawal was submitted.',
  },
  success: {
    id: 'withdrawal.done.paid',
    defaultMessage: 'The withdrawal was paid out',
    description: 'Result of a withdrawal that was approved meanwhile.',
  },
  failed: {
    id: 'withdrawal.done.failed',
    defaultMessage: 'The withdrawal was refused in its review',
    description: 'Result of a withdrawal that failed meanwhile.',
  },
  unknown: {
    id: 'withdrawal.done.unknown',
    defaultMessage: 'The withdrawal was received. Its status is not known.',
    description: 'Result of a withdrawal whose state the server cannot name.',
  },
})
