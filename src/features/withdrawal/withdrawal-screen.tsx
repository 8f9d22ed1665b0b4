import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { answeredAfter, serverNow } from '@/api/server-clock.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import { conditionStates, firstUnmet, outdatedAt } from '@/domain/conditions/condition-rules.ts'
import { ConditionsCard } from '@/domain/conditions/conditions-card.tsx'
import { FrozenNotice } from '@/domain/conditions/frozen-notice.tsx'
import { useFrozenReason } from '@/domain/conditions/use-frozen-reason.ts'
import { nextLook } from '@/domain/rates/rate-rules.ts'
import type { WithdrawalStatus, WithdrawalView } from '@/generated/h5.schemas.ts'
import { useGetWithdrawalView } from '@/generated/withdrawal/withdrawal.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { MoneyPage } from '@/patterns/money-flow/page/money-page.tsx'
import { Submitted } from '@/patterns/money-flow/page/submitted.tsx'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Stat } from '@/ui/stat.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { RecordDetails, WithdrawalReview } from './record-details.tsx'
import { useBlockedReason } from './use-blocked-reason.ts'
import { withdrawal } from './withdrawal-flow.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { factsOf } from './withdrawal-rules.ts'
import { knownStatus } from './withdrawal-status.tsx'

/** Withdrawing to a bound card, address or payment account. */
export function WithdrawalScreen() {
  const intl = useIntl()
  const format = useMoneyFormat()
  const records = { path: paths.withdrawalRecords, label: intl.formatMessage(recordsLabel) }
  return (
    <MoneyPage
      action={withdrawal}
      records={records}
      name={() => ({
        label: (
          <FormattedMessage
            id="withdrawal.checking.amount"
            defaultMessage="Withdrawal amount"
            description="Label of the amount of a withdrawal whose outcome is unknown."
          />
        ),
      })}
      result={(record, leave) => (
        <Stack gap="loose">
          <Submitted
            action={withdrawal}
            first={record}
            title={({ status, amount, currency }) =>
              intl.formatMessage(titles[knownStatus(status)], {
                amount: format.money(amount, currency),
              })
            }
            line={
              <FormattedMessage
                id="withdrawal.done.underReview"
                defaultMessage="Withdrawal successful (please be patient and wait for approval)"
                description="As the specification has it. Success message after a withdrawal was submitted, below a title that says it was submitted for review. Nothing is paid yet: say that it was submitted."
              />
            }
            steps={(one) => <WithdrawalReview record={one} />}
            details={(one) => <RecordDetails record={one} />}
            records={records}
            onDone={leave}
          />
          <PasskeyOffer />
        </Stack>
      )}
    >
      <WithdrawalEntry />
    </MoneyPage>
  )
}

/** Shortest refetch interval in milliseconds, while the server repeats an expired answer. */
const SHORTEST_REFETCH_MS = 5_000
/** Milliseconds after which the conditions are asked for in any case. */
const LONGEST_REFETCH_MS = 60 * 60_000

function WithdrawalEntry() {
  const query = useGetWithdrawalView({
    query: {
      // The window, the day's counts and the rates change by themselves while the page stays open.
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
        if (!data) return false
        const { conditions, targets } = data
        const next = outdatedAt(conditions, answeredAfter(dataUpdatedAt))
        const atNext = next === null ? LONGEST_REFETCH_MS : (next - serverNow()) * 1000
        const rates = targets.flatMap(({ quote }) => quote ?? [])
        const atRate = nextLook(rates, serverNow()) || LONGEST_REFETCH_MS
        return Math.min(Math.max(atNext, SHORTEST_REFETCH_MS), atRate, LONGEST_REFETCH_MS)
      },
    },
  })
  return (
    <QueryBoundary query={query} loading={<Loading count={5} />}>
      {(view) => <WithdrawalContent view={view} />}
    </QueryBoundary>
  )
}

function WithdrawalContent({ view }: { view: WithdrawalView }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const now = useServerNow()
  const offline = useOfflineReason()
  const frozen = useFrozenReason()
  const sayBlocked = useBlockedReason(view)
  const unmet = firstUnmet(conditionStates(factsOf(view), now))

  const blocked = unmet === null ? null : sayBlocked(unmet)

  return (
    <Stack>
      <Card tone="brand">
        <Stat
          label={
            <FormattedMessage
              id="withdrawal.view.available"
              defaultMessage="Available"
              description="Label of the balance that can be withdrawn."
            />
          }
          value={format.amount(view.available, view.currency)}
          unit={view.currency}
        />
      </Card>
      {frozen === null ? (
        <ConditionsCard
          facts={factsOf(view)}
          now={now}
          said={offline === null && unmet === 'window' ? unmet : null}
        />
      ) : (
        <FrozenNotice />
      )}
      {/* In another language the same digits may be another amount: the entries are read anew. */}
      <WithdrawalForm
        key={intl.locale}
        view={view}
        blocked={offline ?? frozen ?? blocked}
        now={now}
      />
    </Stack>
  )
}

const { recordsLabel } = defineMessages({
  recordsLabel: common.withdrawalRecords,
})

const titles: Record<WithdrawalStatus, MessageDescriptor> = defineMessages({
  under_review: {
    id: 'withdrawal.done.sent',
    defaultMessage: '{amount} withdrawal submitted for review',
    description: 'Title of the result of a withdrawal under review. amount has its currency.',
  },
  success: {
    id: 'withdrawal.done.success',
    defaultMessage: '{amount} withdrawal paid',
    description: 'Title of the result of a withdrawal that was paid. amount has its currency.',
  },
  failed: {
    id: 'withdrawal.done.refused',
    defaultMessage: 'We declined this withdrawal',
    description: 'Title of the result of a withdrawal that was declined in its review.',
  },
  unknown: {
    id: 'withdrawal.done.unknown',
    defaultMessage: "You submitted your withdrawal. We can't tell its status right now.",
    description: 'Result of a withdrawal whose state the server cannot name.',
  },
})
