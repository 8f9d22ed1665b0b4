import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { ConditionsCard } from '@/components/conditions/conditions-card.tsx'
import { useOfflineReason } from '@/components/form/use-offline-reason.ts'
import { Loading } from '@/components/loading.tsx'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import type { PictureUpload } from '@/components/upload/use-picture-upload.ts'
import { usePictureUpload } from '@/components/upload/use-picture-upload.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import { useGetDepositView } from '@/generated/deposit/deposit.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import { Stack } from '@/ui/card.tsx'
import { DepositBar } from './deposit-bar.tsx'
import { DepositClosed } from './deposit-closed.tsx'
import { DepositForm } from './deposit-form.tsx'
import { isReleased, viewOutdatedAt } from './deposit-rules.ts'
import { ReleaseCard } from './release-card.tsx'
import type { DepositAction } from './use-deposit-action.ts'
import { useDepositAction } from './use-deposit-action.ts'

const result = onDemand(async () => (await import('./deposit-done.tsx')).DepositDone)
const checking = onDemand(async () => (await import('./deposit-checking.tsx')).DepositChecking)

/** Depositing: an amount that customer service released, a transfer, and its proof. */
export function DepositScreen() {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  return (
    <Page barActions={<DepositBar />}>
      {owner === undefined ? <Loading count={5} /> : <Deposit key={owner} owner={owner} />}
    </Page>
  )
}

/** One user's deposit, by where it stands: an outcome comes before everything else. */
function Deposit({ owner }: { owner: string }) {
  const action = useDepositAction(owner)
  // Beside the form, so that the picture outlives its place on the page.
  const upload = usePictureUpload('payment_screenshot')
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
      return <DepositEntry owner={owner} action={action} upload={upload} />
  }
}

/** Milliseconds after which the view is asked for again: rates change, and support releases. */
const ASK_AGAIN = 30_000
/** Milliseconds between two questions at least, where the server stays with a former answer. */
const ASK_SOONEST = 5_000

interface DepositEntryProps {
  owner: string
  action: DepositAction
  upload: PictureUpload
}

function DepositEntry({ owner, action, upload }: DepositEntryProps) {
  const query = useGetDepositView({
    query: {
      refetchInterval: ({ state: { data } }) => {
        if (data?.code !== 1) return false
        const next = viewOutdatedAt(data.data, data.time)
        if (next === null) return ASK_AGAIN
        return Math.min(Math.max((next - serverNow()) * 1000, ASK_SOONEST), ASK_AGAIN)
      },
    },
  })
  return (
    <QueryBoundary query={query} loading={<Loading count={5} />}>
      {(view) => (
        <DepositContent
          view={view}
          owner={owner}
          action={action}
          upload={upload}
          onAskAgain={() => void query.refetch()}
          asking={query.isFetching}
        />
      )}
    </QueryBoundary>
  )
}

interface DepositContentProps extends DepositEntryProps {
  view: DepositView
  onAskAgain: () => void
  asking: boolean
}

function DepositContent({ view, onAskAgain, asking, ...entry }: DepositContentProps) {
  const intl = useIntl()
  const now = useServerNow()
  const offline = useOfflineReason()
  const open = isReleased(view.release, now)
  const { action } = entry

  return (
    <Stack gap="loose">
      <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
      {open ? (
        <ReleaseCard release={view.release} />
      ) : (
        <DepositClosed view={view} onAskAgain={onAskAgain} asking={asking} />
      )}
      <ConditionsCard
        heading={
          <FormattedMessage
            id="deposit.conditions.heading"
            defaultMessage="Before you deposit: what a withdrawal needs"
            description="Heading above all conditions of a later withdrawal."
          />
        }
        facts={{ conditions: view.conditions, available: null, targetCount: null }}
        now={now}
      />
      {open ? (
        // In another language the same digits may be another amount: the entries are read anew.
        <DepositForm key={intl.locale} {...entry} view={view} blocked={offline} />
      ) : null}
    </Stack>
  )
}
