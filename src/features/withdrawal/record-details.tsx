import { defineMessages, FormattedMessage } from 'react-intl'
import { RateLine, rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalRecord } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { ReviewSection, ReviewSteps } from '@/patterns/records/review.tsx'
import { useCopy } from '@/shell/use-copy.ts'
import { Button } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { messages } from './messages.ts'
import { kindWord, WithdrawalStatus } from './withdrawal-status.tsx'
import { CoinWorth } from './withdrawal-summary.tsx'

const labels = defineMessages({
  transaction: messages.transaction,
  target: messages.target,
  arrival: {
    id: 'withdrawal.record.arrival',
    defaultMessage: '{status, select, under_review {To be paid} failed {Not paid} other {Paid}}',
    description:
      'Label: amount less fee, by the state of the withdrawal. A declined withdrawal came back as a whole.',
  },
})

function CopyTransaction({ id }: { id: string }) {
  const copy = useCopy()
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy(id)}>
      <FormattedMessage
        id="withdrawal.record.copyTransaction"
        defaultMessage="Copy transaction ID"
        description="Button below the id of a transaction in the network."
      />
    </Button>
  )
}

/** All figures of a withdrawal, as the server has them. */
export function RecordDetails({ record }: { record: WithdrawalRecord }) {
  const format = useMoneyFormat()
  const { currency, coin_payout: payout } = record
  return (
    <DefinitionList>
      <Row label={common.status} value={<WithdrawalStatus status={record.status} />} />
      <Row label={common.type} value={<FormattedMessage {...kindWord(record.type)} />} />
      <Row label={labels.target} value={record.target_name} note={record.target_masked_number} />
      <Row label={common.submitted} value={formatDateTime(record.created_at)} />
      <Row label={common.recordNumber} value={record.id} mono />
      <Row label={common.amount} value={format.money(record.amount, currency)} />
      <Row label={common.fee} value={format.money(record.fee, currency)} />
      {payout ? (
        <Row
          label={rateWords.accepted}
          value={<RateLine coin={payout.coin} rate={payout.rate} currency={currency} />}
        />
      ) : null}
      <Row
        label={labels.arrival}
        labelValues={{ status: record.status }}
        value={format.money(payout?.amount ?? record.actual_amount, payout?.coin ?? currency)}
        note={payout ? <CoinWorth amount={record.actual_amount} currency={currency} /> : null}
        emphasis="total"
      />
      {payout?.transaction_id ? (
        <Row
          label={labels.transaction}
          value={payout.transaction_id}
          note={<CopyTransaction id={payout.transaction_id} />}
          mono
        />
      ) : null}
    </DefinitionList>
  )
}

/** The way of a withdrawal through its review. */
export function WithdrawalReview({ record }: { record: WithdrawalRecord }) {
  return <ReviewSteps {...useReviewWords(record)} />
}

/** The same in the sheet of its record. */
export function WithdrawalReviewSection({ record }: { record: WithdrawalRecord }) {
  return <ReviewSection {...useReviewWords(record)} />
}

/** What tells of the review of a withdrawal. */
function useReviewWords(record: WithdrawalRecord) {
  const { money } = useMoneyFormat()
  const { currency, coin_payout: payout } = record
  return {
    review: record,
    kind: 'withdrawal' as const,
    success: (
      <FormattedMessage
        id="withdrawal.review.success"
        defaultMessage="{arrival} paid to {target}"
        description="Last step of the review of a withdrawal: what an approval leads to, or led to. arrival has its currency; target is a bank or wallet."
        values={{
          arrival: money(payout?.amount ?? record.actual_amount, payout?.coin ?? currency),
          target: record.target_name,
        }}
      />
    ),
    failed: (
      <FormattedMessage
        id="withdrawal.review.failed"
        defaultMessage="Declined, {amount} is back in your balance"
        description="Last step of the review of a withdrawal that was declined. amount has its currency."
        values={{ amount: money(record.amount, currency) }}
      />
    ),
  }
}
