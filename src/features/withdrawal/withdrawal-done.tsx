import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { paths } from '@/lib/paths.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import type { NoticeTone } from '@/ui/notice.tsx'
import { Notice } from '@/ui/notice.tsx'
import { RecordDetails } from './record-details.tsx'
import styles from './withdrawal.module.css'
import { knownStatus } from './withdrawal-status.tsx'

interface WithdrawalDoneProps {
  record: WithdrawalRecord
  /** Leaves the result. */
  onDone: () => void
}

/** What became of a withdrawal: the server's record, and the ways on. */
export function WithdrawalDone({ record, onDone }: WithdrawalDoneProps) {
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)

  // The form that had the focus is gone: keyboard, screen reader and page go on here.
  useEffect(() => {
    top.current?.focus()
  }, [])

  return (
    <Stack>
      <div ref={top} tabIndex={-1}>
        <ResultNotice record={record} />
      </div>
      <Card>
        <RecordDetails record={record} />
      </Card>
      <div className={styles.ways}>
        <Button
          fullWidth
          onClick={() => {
            onDone()
            navigate(paths.user)
          }}
        >
          <FormattedMessage
            id="withdrawal.done.done"
            defaultMessage="Done"
            description="Button that leaves the result of a withdrawal for the personal center."
          />
        </Button>
        <UiLink
          href={paths.withdrawalRecords}
          className={buttonClass({ variant: 'quiet', fullWidth: true })}
        >
          <FormattedMessage
            id="withdrawal.done.records"
            defaultMessage="Withdrawal records"
            description="Link from a submitted withdrawal to the list of all."
          />
        </UiLink>
      </div>
    </Stack>
  )
}

const tones: Record<ReturnType<typeof knownStatus>, NoticeTone> = {
  under_review: 'success',
  success: 'success',
  failed: 'danger',
  unknown: 'info',
}

/** An outcome that was looked up later may have been decided meanwhile. */
function ResultNotice({ record }: { record: WithdrawalRecord }) {
  const status = knownStatus(record.status)
  return (
    <Notice tone={tones[status]} title={<ResultTitle status={status} />}>
      {status === 'failed' && record.status_note !== null ? record.status_note : null}
    </Notice>
  )
}

function ResultTitle({ status }: { status: ReturnType<typeof knownStatus> }) {
  switch (status) {
    case 'under_review':
      return (
        <FormattedMessage
          id="withdrawal.done.underReview"
          defaultMessage="Withdrawal successful (please be patient and wait for approval)"
          description="Success message of the specification, after a withdrawal was submitted."
        />
      )
    case 'success':
      return (
        <FormattedMessage
          id="withdrawal.done.paid"
          defaultMessage="The withdrawal was paid out"
          description="Result of a withdrawal that was approved meanwhile."
        />
      )
    case 'failed':
      return (
        <FormattedMessage
          id="withdrawal.done.failed"
          defaultMessage="The withdrawal was refused in its review"
          description="Result of a withdrawal that failed meanwhile."
        />
      )
    case 'unknown':
      return (
        <FormattedMessage
          id="withdrawal.done.unknown"
          defaultMessage="The withdrawal was received. Its status is not known."
          description="Result of a withdrawal whose state the server cannot name."
        />
      )
  }
}
