import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { conditionStates, firstUnmet, outdatedAt } from '@/components/conditions/condition-rules.ts'
import { ConditionsCard } from '@/components/conditions/conditions-card.tsx'
import { useOfflineReason } from '@/components/form/use-offline-reason.ts'
import { Loading } from '@/components/loading.tsx'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useServerNow } from '@/components/use-server-now.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useGetWithdrawalView } from '@/generated/withdrawal/withdrawal.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Stat } from '@/ui/stat.tsx'
import { useBlockedReason } from './use-blocked-reason.ts'
import type { WithdrawalAction } from './use-withdrawal-action.ts'
import { useWithdrawalAction } from './use-withdrawal-action.ts'
import { WithdrawBar } from './withdraw-bar.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { factsOf } from './withdrawal-rules.ts'

const result = onDemand(async () => (await import('./withdrawal-done.tsx')).WithdrawalDone)
const checking = onDemand(
  async () => (await import('./withdrawal-checking.tsx')).WithdrawalChecking,
)

/** Withdrawing to a bound card, address or payment account. */
export function WithdrawScreen() {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  return (
    <Page barActions={<WithdrawBar />}>
      {owner === undefined ? <Loading count={5} /> : <Withdrawal key={owner} owner={owner} />}
    </Page>
  )
}

/** One user's withdrawal, by where it stands: an outcome comes before everything else. */
function Withdrawal({ owner }: { owner: string }) {
  const action = useWithdrawalAction(owner)
  const { state } = action
  useFetchAhead(result, checking)
  switch (state.step) {
    case 'done':
      return (
        <result.Part
          when
          loading={<Loading count={5} />}
          record={state.result}
          onDone={action.startOver}
        />
      )
    case 'checking':
      return (
        <checking.Part
          when
          loading={<Loading count={5} />}
          action={action}
          content={state.content}
        />
      )
    default:
      return <WithdrawalEntry owner={owner} action={action} />
  }
}

/** Milliseconds between two questions at least, where the server stays with a former answer. */
const ASK_AGAIN = 5_000
/** Milliseconds after which the conditions are asked for in any case. */
const ASK_ANYWAY = 60 * 60_000

function WithdrawalEntry({ owner, action }: { owner: string; action: WithdrawalAction }) {
  const query = useGetWithdrawalView({
    query: {
      // The window and the day's counts change by themselves while the page stays open.
      refetchInterval: ({ state: { data } }) => {
        if (data?.code !== 1) return false
        const next = outdatedAt(data.data.conditions, data.time)
        if (next === null) return ASK_ANYWAY
        return Math.min(Math.max((next - serverNow()) * 1000, ASK_AGAIN), ASK_ANYWAY)
      },
    },
  })
  return (
    <QueryBoundary query={query} loading={<Loading count={5} />}>
      {(view) => <WithdrawalContent view={view} owner={owner} action={action} />}
    </QueryBoundary>
  )
}

interface WithdrawalContentProps {
  view: WithdrawalView
  owner: string
  action: WithdrawalAction
}

function WithdrawalContent({ view, owner, action }: WithdrawalContentProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const now = useServerNow()
  const offline = useOfflineReason()
  const sayBlocked = useBlockedReason(view)
  const unmet = firstUnmet(conditionStates(factsOf(view), now))

  const blocked = unmet === null ? null : sayBlocked(unmet)

  return (
    <Stack gap="loose">
      <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
      <Card tone="brand">
        <Stat
          size="lg"
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
      <ConditionsCard
        heading={
          <FormattedMessage
            id="withdrawal.conditions.heading"
            defaultMessage="Conditions"
            description="Heading above everything that a withdrawal needs."
          />
        }
        facts={factsOf(view)}
        now={now}
      />
      {/* In another language the same digits may be another amount: the entries are read anew. */}
      <WithdrawForm
        key={intl.locale}
        view={view}
        owner={owner}
        action={action}
        blocked={offline ?? blocked}
      />
    </Stack>
  )
}
