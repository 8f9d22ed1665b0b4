import type { ComponentType, ReactNode } from 'react'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useGetProject } from '@/generated/financing/financing.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import type { PurchaseDetails } from '@/generated/model/purchase-details.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { readContent } from './action-content.ts'
import { PurchaseFrame, PurchaseLoading } from './purchase-frame.tsx'
import { usePurchase } from './use-purchase.ts'
import type { PurchaseAction } from './use-purchase-action.ts'
import { useAppendAction, useRenewAction, useSettleAction } from './use-purchase-action.ts'

// One action has its form alone; its result comes once the page is touched.
const appending = onDemand(async () => (await import('./append-form.tsx')).AppendForm)
const renewing = onDemand(async () => (await import('./renew-form.tsx')).RenewForm)
const settling = onDemand(async () => (await import('./settle-form.tsx')).SettleForm)
const result = onDemand(async () => (await import('./action-done.tsx')).ActionDone)
const checking = onDemand(
  async () => (await import('@/components/money-action/checking.tsx')).Checking,
)

interface ActionPageProps {
  /** Id of the purchase. */
  id: string
  action: PurchaseActionName
}

interface OneProps {
  /** Id of the purchase. */
  id: string
  /** The user id. */
  owner: string
}

/** What is done with a purchase: its form, an outcome that is unknown, and the result. */
export function ActionPage({ action, id }: ActionPageProps) {
  const One = byName[action]
  // Beside the figures that it needs, not after them.
  useEffect(() => files[action].fetch(), [action])
  return (
    <PurchaseFrame id={id}>{(owner) => <One key={owner} id={id} owner={owner} />}</PurchaseFrame>
  )
}

const byName = { append: Append, renew: Renew, settle: Settle } satisfies Record<
  PurchaseActionName,
  ComponentType<OneProps>
>

const files = { append: appending, renew: renewing, settle: settling } satisfies Record<
  PurchaseActionName,
  { fetch: () => void }
>

function Append({ id, owner }: OneProps) {
  const action = useAppendAction(owner, id)
  return (
    <Flow action={action} name="append" id={id}>
      {(details) => (
        <WithProject details={details}>
          {(view) => (
            <appending.Part
              when
              loading={<PurchaseLoading />}
              details={details}
              view={view}
              owner={owner}
              action={action}
            />
          )}
        </WithProject>
      )}
    </Flow>
  )
}

function Renew({ id, owner }: OneProps) {
  const action = useRenewAction(owner, id)
  return (
    <Flow action={action} name="renew" id={id}>
      {(details) => (
        <WithProject details={details}>
          {(view) => (
            <renewing.Part
              when
              loading={<PurchaseLoading />}
              details={details}
              view={view}
              owner={owner}
              action={action}
            />
          )}
        </WithProject>
      )}
    </Flow>
  )
}

function Settle({ id, owner }: OneProps) {
  const action = useSettleAction(owner, id)
  return (
    <Flow action={action} name="settle" id={id}>
      {(details) => (
        <settling.Part when loading={<PurchaseLoading />} details={details} action={action} />
      )}
    </Flow>
  )
}

interface FlowProps<Body> {
  action: PurchaseAction<Body>
  name: PurchaseActionName
  /** Id of the purchase. */
  id: string
  /** The form. */
  children: (details: PurchaseDetails) => ReactNode
}

/** By where the action stands: an outcome comes before everything else. */
function Flow<Body>({ action, name, id, children }: FlowProps<Body>) {
  const query = usePurchase(id)
  const { money } = useMoneyFormat()
  const { state } = action
  useFetchAhead(result, checking)
  if (state.step === 'done') {
    return <result.Part when loading={<PurchaseLoading />} name={name} result={state.result} />
  }
  if (state.step === 'checking') {
    const sent = readContent(state.content)
    return (
      <checking.Part
        when
        loading={<PurchaseLoading />}
        state={state}
        onCheckAgain={action.checkAgain}
        sent={
          sent && {
            label: (
              <FormattedMessage
                id="purchase.checking.sent"
                defaultMessage="{action, select, append {Append to {title}} renew {Renewal of {title}} other {Settlement of {title}}}"
                description="Label of what was sent and whose outcome is being asked for. title is a project."
                values={{ action: name, title: sent.title }}
              />
            ),
            // A settlement gives another amount each day: its purchase is named by its number.
            value: sent.amount === null ? id : money(sent.amount, sent.currency),
          }
        }
      />
    )
  }
  return (
    <QueryBoundary query={query} loading={<PurchaseLoading />}>
      {(details) => (
        <Stack gap="loose">
          <OutcomeNotice state={state} onCheckAgain={action.checkAgain} />
          {children(details)}
        </Stack>
      )}
    </QueryBoundary>
  )
}

interface WithProjectProps {
  details: PurchaseDetails
  children: (view: ProjectView) => ReactNode
}

/** The project says what is available, and from when money put in now earns. */
function WithProject({ details, children }: WithProjectProps) {
  const query = useGetProject(
    { project_id: details.purchase.project_id },
    { query: { refetchInterval: 30_000 } },
  )
  return (
    <QueryBoundary query={query} loading={<PurchaseLoading />}>
      {(view) => children(view)}
    </QueryBoundary>
  )
}
