import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { DepositRecord } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { pictureAddress } from '@/lib/server-address.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { ReviewSection, ReviewSteps } from '@/patterns/records/review.tsx'
import { Section } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { classWord, DepositStatus } from './deposit-status.tsx'
import { messages } from './messages.ts'
import styles from './record-details.module.css'

const labels = defineMessages({
  class: messages.kind,
  method: messages.method,
  from: messages.from,
  code: messages.code,
  amount: {
    id: 'deposit.record.amount',
    defaultMessage:
      '{status, select, success {Credited} failed {Not credited} other {To be credited}}',
    description: 'Label of the amount by the state of the deposit.',
  },
})

/** All that the server tells of a deposit. */
export function RecordDetails({ record }: { record: DepositRecord }) {
  const format = useMoneyFormat()
  return (
    <DefinitionList>
      <Row label={common.status} value={<DepositStatus status={record.status} />} />
      <Row
        label={labels.class}
        // A transfer says by its method what it is.
        value={
          record.method_name === null ? <FormattedMessage {...classWord(record.class)} /> : null
        }
      />
      <Row label={labels.method} value={record.method_name} />
      {record.from ? (
        <Row
          label={labels.from}
          value={record.from.bank_name ?? record.method_name}
          note={record.from.masked_number}
        />
      ) : null}
      <Row label={common.submitted} value={formatDateTime(record.created_at)} />
      <Row label={common.recordNumber} value={record.id} mono />
      <Row label={labels.code} value={record.transaction_code} mono />
      <Row
        label={labels.amount}
        labelValues={{ status: record.status }}
        value={format.money(record.amount, record.currency)}
        emphasis="total"
      />
    </DefinitionList>
  )
}

/** The way of a deposit through its review. */
export function DepositReview({ record }: { record: DepositRecord }) {
  return <ReviewSteps {...reviewOf(record)} />
}

/** The same in the sheet of its record. */
export function DepositReviewSection({ record }: { record: DepositRecord }) {
  return <ReviewSection {...reviewOf(record)} />
}

/** What tells of the review of a deposit. */
const reviewOf = (record: DepositRecord) => ({
  review: record,
  kind: 'deposit' as const,
  success: (
    <FormattedMessage
      id="deposit.review.success"
      defaultMessage="Credited to your balance"
      description="Last step of the review of a deposit: what an approval leads to, or led to."
    />
  ),
  failed: (
    <FormattedMessage
      id="deposit.review.failed"
      defaultMessage="Declined, nothing was credited"
      description="Last step of the review of a deposit that was declined."
    />
  ),
})

/**
 * The picture that was sent in. Its address is the owner's alone and ends after a while: a list that
 * stood open for long has an old one, and asking for the list again brings a new one.
 */
export function Screenshot({ address }: { address: string }) {
  const intl = useIntl()
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Section
      level={3}
      heading={
        <FormattedMessage
          id="deposit.screenshot.heading"
          defaultMessage="Screenshot"
          description="Heading above the picture of a transfer."
        />
      }
    >
      {failed === address || pictureAddress(address) === null ? (
        <p className={styles.missing}>
          <FormattedMessage
            id="deposit.screenshot.missing"
            defaultMessage="We can't show the picture right now. Close this and open the page again."
            description="In the place of a picture that could not be loaded."
          />
        </p>
      ) : (
        // Opens in full size, to be legible.
        <a href={address} target="_blank" rel="noreferrer">
          <img
            src={address}
            className={styles.picture}
            onError={() => setFailed(address)}
            alt={intl.formatMessage(messages.screenshot)}
          />
        </a>
      )}
    </Section>
  )
}
