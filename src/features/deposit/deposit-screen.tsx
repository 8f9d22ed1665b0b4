import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { answeredAfter, serverNow } from '@/api/server-clock.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import { NextStep } from '@/domain/account/first-steps.tsx'
import { useHasNextStep } from '@/domain/account/use-first-steps.ts'
import { ConditionsCard } from '@/domain/conditions/conditions-card.tsx'
import { FrozenNotice } from '@/domain/conditions/frozen-notice.tsx'
import { useFrozenReason } from '@/domain/conditions/use-frozen-reason.ts'
import { useGetDepositView } from '@/generated/deposit/deposit.ts'
import type { DepositRecord, DepositStatus, DepositView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import type { Records } from '@/patterns/money-flow/page/money-page.tsx'
import { MoneyPage } from '@/patterns/money-flow/page/money-page.tsx'
import { Submitted } from '@/patterns/money-flow/page/submitted.tsx'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { usePictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Stack } from '@/ui/card.tsx'
import { deposit } from './deposit-flow.ts'
import { DepositForm } from './deposit-form.tsx'
import { viewOutdatedAt } from './deposit-rules.ts'
import { knownStatus } from './deposit-status.tsx'
import { DepositReview, RecordDetails } from './record-details.tsx'

/** Depositing: an amount that customer service released, a transfer, and its proof. */
export function DepositScreen() {
  const intl = useIntl()
  // Held above the form, so that the upload survives when the form unmounts.
  const upload = usePictureUpload('payment_screenshot')
  const records = { path: paths.depositRecords, label: intl.formatMessage(recordsLabel) }
  return (
    <MoneyPage
      action={deposit}
      records={records}
      name={() => ({
        label: (
          <FormattedMessage
            id="deposit.checking.amount"
            defaultMessage="Deposit amount"
            description="Label of the amount of a deposit whose outcome is unknown."
          />
        ),
      })}
      result={(record, leave) => <DepositResult record={record} records={records} onDone={leave} />}
    >
      <DepositEntry upload={upload} />
    </MoneyPage>
  )
}

interface DepositResultProps {
  record: DepositRecord
  records: Records
  /** Leaves the result. */
  onDone: () => void
}

/** What became of a deposit, and what is next. */
function DepositResult({ record, records, onDone }: DepositResultProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const hasNextStep = useHasNextStep('deposit')
  return (
    <Submitted
      action={deposit}
      first={record}
      title={({ status, amount, currency }) =>
        intl.formatMessage(titles[knownStatus(status)], {
          amount: format.money(amount, currency),
        })
      }
      line={
        <FormattedMessage
          id="deposit.done.underReview"
          defaultMessage="Deposit successfully, please be patient and wait for approval"
          description="As the specification has it. Success message after a deposit was submitted, below a title that says it was submitted for review. Nothing is credited yet: say that it was submitted."
        />
      }
      steps={(one) => <DepositReview record={one} />}
      details={(one) => <RecordDetails record={one} />}
      next={hasNextStep ? <NextStep after="deposit" /> : null}
      records={records}
      onDone={onDone}
    />
  )
}

/** Refetch interval in milliseconds: rates change, and support releases amounts. */
const REFETCH_MS = 30_000
/** The same while a release is waited for, and shortest one while the server repeats an expired answer. */
const SHORTEST_REFETCH_MS = 5_000

interface DepositEntryProps {
  upload: PictureUpload
}

function DepositEntry({ upload }: DepositEntryProps) {
  const query = useGetDepositView(undefined, {
    query: {
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
        if (!data) return false
        if (data.request?.status === 'under_review') return SHORTEST_REFETCH_MS
        const next = viewOutdatedAt(data, answeredAfter(dataUpdatedAt))
        if (next === null) return REFETCH_MS
        return Math.min(Math.max((next - serverNow()) * 1000, SHORTEST_REFETCH_MS), REFETCH_MS)
      },
    },
  })
  return (
    <QueryBoundary query={query} loading={<Loading count={5} />}>
      {(view) => <DepositContent view={view} upload={upload} />}
    </QueryBoundary>
  )
}

function DepositContent({ view, ...entry }: DepositEntryProps & { view: DepositView }) {
  const intl = useIntl()
  const now = useServerNow()
  const offline = useOfflineReason()
  const frozen = useFrozenReason()
  return (
    <Stack>
      {frozen === null ? null : <FrozenNotice />}
      {/* In another language the same digits may be another amount: the entries are read anew. */}
      <DepositForm
        key={intl.locale}
        {...entry}
        view={view}
        frozen={frozen !== null}
        blocked={offline ?? frozen}
        now={now}
        conditions={
          frozen === null ? (
            <ConditionsCard
              later
              facts={{
                conditions: view.conditions,
                available: null,
                targetCount: null,
                depositing: true,
              }}
              now={now}
            />
          ) : null
        }
      />
    </Stack>
  )
}

const { recordsLabel } = defineMessages({
  recordsLabel: common.depositRecords,
})

const titles: Record<DepositStatus, MessageDescriptor> = defineMessages({
  under_review: {
    id: 'deposit.done.sent',
    defaultMessage: '{amount} deposit submitted for review',
    description: 'Title of the result of a deposit under review. amount has its currency.',
  },
  success_awaiting_audit: {
    id: 'deposit.done.received',
    defaultMessage: 'Your transfer of {amount} has arrived',
    description:
      'Title of the result of a deposit whose transfer arrived: it is credited after a final check. amount has its currency.',
  },
  success: {
    id: 'deposit.done.success',
    defaultMessage: '{amount} credited',
    description:
      'Title of the result of a deposit that is in the balance. amount has its currency.',
  },
  failed: {
    id: 'deposit.done.refused',
    defaultMessage: 'We declined this deposit',
    description: 'Title of the result of a deposit that was declined in its review.',
  },
  unknown: {
    id: 'deposit.done.unknown',
    defaultMessage: "You submitted your deposit. We can't tell its status right now.",
    description: 'Result of a deposit whose state the server cannot name.',
  },
})
