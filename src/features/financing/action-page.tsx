import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProjectView, PurchaseDetails, PurchaseResult } from '@/generated/h5.schemas.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import type { MoneyFlowDefinition, OnceForm } from '@/patterns/money-flow/engine/money-flow.ts'
import { MoneySteps } from '@/patterns/money-flow/page/money-page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { ActionDone } from './action-done.tsx'
import { AppendForm } from './append-form.tsx'
import { appending, renewing, settling } from './financing-flows.ts'
import { PurchaseFrame, PurchaseLoading, usePurchase } from './purchase-frame.tsx'
import { projectQuery } from './queries.ts'
import { RenewForm } from './renew-form.tsx'
import { SettleForm } from './settle-form.tsx'

interface ActionPageProps {
  /** Id of the purchase. */
  id: string
  action: PurchaseActionName
}

/** What is done with a purchase: its form, an outcome that is unknown, and the result. */
export function ActionPage({ action, id }: ActionPageProps) {
  const ActionForm = forms[action]
  return (
    <PurchaseFrame id={id}>
      <ActionForm id={id} />
    </PurchaseFrame>
  )
}

const forms = { append: Append, renew: Renew, settle: Settle } satisfies Record<
  PurchaseActionName,
  ComponentType<{ id: string }>
>

function Append({ id }: { id: string }) {
  return (
    <Steps action={appending(id)} name="append" id={id}>
      {(details) => (
        <WithProject details={details}>
          {(view) => <AppendForm details={details} view={view} />}
        </WithProject>
      )}
    </Steps>
  )
}

function Renew({ id }: { id: string }) {
  return (
    <Steps action={renewing(id)} name="renew" id={id}>
      {(details) => (
        <WithProject details={details}>
          {(view) => <RenewForm details={details} view={view} />}
        </WithProject>
      )}
    </Steps>
  )
}

function Settle({ id }: { id: string }) {
  return (
    <Steps action={settling(id)} name="settle" id={id}>
      {(details) => <SettleForm details={details} />}
    </Steps>
  )
}

interface StepsProps<Form extends OnceForm, Data> {
  action: MoneyFlowDefinition<Form, Data, PurchaseResult>
  name: PurchaseActionName
  /** Id of the purchase. */
  id: string
  /** The form. */
  children: (details: PurchaseDetails) => ReactNode
}

/** Shows the outcome of a stored intent first, else the form. */
function Steps<Form extends OnceForm, Data>({
  action,
  name,
  id,
  children,
}: StepsProps<Form, Data>) {
  const query = usePurchase(id)
  return (
    <MoneySteps
      action={action}
      name={({ title, amount }) => ({
        label: (
          <FormattedMessage
            id="financing.purchase.checking.sent"
            defaultMessage="{action, select, append {Top-up of {title}} renew {Renewal of {title}} other {Early redemption of {title}}}"
            description="Label of what was sent and whose outcome is being asked for. title is a project."
            values={{ action: name, title }}
          />
        ),
        // A settlement's amount changes daily, so the intent shows the purchase's number instead.
        ...(amount === null && { value: id }),
      })}
      result={(result) => <ActionDone name={name} result={result} />}
    >
      <QueryBoundary query={query} loading={<PurchaseLoading />}>
        {(details) => children(details)}
      </QueryBoundary>
    </MoneySteps>
  )
}

interface WithProjectProps {
  details: PurchaseDetails
  children: (view: ProjectView) => ReactNode
}

/** The project says what is available, and from when money put in now earns. */
function WithProject({ details, children }: WithProjectProps) {
  const query = useQuery({
    ...projectQuery(details.purchase.project_id),
    refetchInterval: 30_000,
  })
  return (
    <QueryBoundary query={query} loading={<PurchaseLoading />}>
      {(view) => children(view)}
    </QueryBoundary>
  )
}
