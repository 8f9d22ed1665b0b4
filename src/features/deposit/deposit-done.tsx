import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Done, DoneButton } from '@/components/money-action/done.tsx'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import type { DepositStatus } from '@/generated/model/deposit-status.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import type { NoticeTone } from '@/ui/notice.tsx'
import { knownStatus } from './deposit-status.tsx'
import { RecordDetails } from './record-details.tsx'

interface DepositDoneProps {
  record: DepositRecord
  /** Leaves the result. */
  onDone: () => void
}

/** What became of a deposit: the server's record, and the ways on. */
export function DepositDone({ record, onDone }: DepositDoneProps) {
  const navigate = useNavigate()

  const status = knownStatus(record.status)
  return (
    <Done
      tone={tones[status]}
      title={<FormattedMessage {...titles[status]} />}
      note={status === 'failed' ? record.status_note : null}
      record={<RecordDetails record={record} />}
    >
      <DoneButton
        onPress={() => {
          onDone()
          navigate(paths.user)
        }}
      />
      <UiLink
        href={paths.depositRecords}
        className={buttonClass({ variant: 'quiet', fullWidth: true })}
      >
        <FormattedMessage
          id="deposit.done.records"
          defaultMessage="Deposit records"
          description="Link from a submitted deposit to the list of all."
        />
      </UiLink>
    </Done>
  )
}

// An outcome that was looked up later may have been decided meanwhile.
const tones: Record<DepositStatus, NoticeTone> = {
  under_review: 'success',
  success_awaiting_audit: 'success',
  success: 'success',
  failed: 'danger',
  unknown: 'info',
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
