import type { QueryClient } from '@tanstack/react-query'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { clockDifference } from '@/api/server-clock.ts'
import { NEWS, VALID_FOR } from '@/components/money-flow/earlier-requests.ts'
import { intentsChanged, isTold, noteTold, openIntents } from '@/components/money-flow/intent.ts'
import { readSent } from '@/components/money-flow/money-flow.ts'
import type { MoneyFlowEvent } from '@/components/money-flow/money-flow-state.ts'
import { afterLookUp } from '@/components/money-flow/money-flow-state.ts'
import { showStrip } from '@/components/page-strip.ts'
import { useUserInfo } from '@/components/user.ts'
import { useListRequests } from '@/generated/account/account.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import { RequestOutcome } from '@/generated/model/request-outcome.ts'
import type { RequestRecord } from '@/generated/model/request-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatTime } from '@/lib/time.ts'
import { NoticeStrip } from '@/ui/notice-strip.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { flowOf, pagesOf } from './flows.ts'
import { routeOf } from './routes.ts'

/** Milliseconds until an outcome that is not known yet is asked for again. */
const ASK_AGAIN = 5_000
/** Milliseconds from the page's beginning until nothing that an earlier page sent can happen any more. */
const ALL_OVER = (VALID_FOR + CLOCK_TOLERANCE + 5) * 1_000
/** The most of them that are told: the records have all. */
const MOST = 3

type OpenIntent = ReturnType<typeof openIntents>[number]
type Outcome = Extract<MoneyFlowEvent<never>['type'], 'succeeded' | 'notFound' | 'asked'>

interface OutcomeLayerProps {
  /** What was open is not known after a reload, because this device could not store it. */
  forgetful: boolean
}

/**
 * Follows what the present user has sent and does not know the outcome of, on every page but the one
 * that sent it, which does so itself: what is open, and what became of it until it was looked at. Where
 * the device forgets what was open, the server tells of the user's last requests instead.
 */
export function OutcomeLayer({ forgetful }: OutcomeLayerProps) {
  const owner = useUserInfo()?.user.userid
  useEffect(() => {
    if (owner === undefined) return
    showStrip(
      'outcomes',
      <Fragment key={owner}>
        <Outcomes owner={owner} />
        {forgetful ? <ForgottenOutcomes owner={owner} /> : null}
      </Fragment>,
    )
    return () => showStrip('outcomes', null)
  }, [owner, forgetful])
  return null
}

function useIntents(owner: string): OpenIntent[] {
  const [intents, setIntents] = useState(() => openIntents(owner))
  useEffect(() => intentsChanged.subscribe(() => setIntents(openIntents(owner))), [owner])
  return intents
}

function Outcomes({ owner }: { owner: string }) {
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const intents = useIntents(owner)
  const elsewhere = intents.filter(({ page }) => page !== `${pathname}${search}`)
  const outcomes = useQueries({
    queries: elsewhere.map((intent) => ({
      // As private as the calls that it makes: it goes with the session.
      queryKey: ['/api/user/', 'outcome', intent.requestId],
      queryFn: () => ask(intent, queryClient),
      retry: false,
      refetchInterval: (query: { state: { data: Outcome | undefined } }) =>
        (query.state.data ?? 'asked') === 'asked' && ASK_AGAIN,
    })),
  })

  return elsewhere.map((intent, index) => (
    <OutcomeStrip key={intent.requestId} intent={intent} outcome={outcomes[index]?.data} />
  ))
}

/** What became of the last requests that this page neither sent nor has stored. */
function ForgottenOutcomes({ owner }: { owner: string }) {
  const intents = useIntents(owner)
  const { data: answer } = useListRequests({
    query: { refetchInterval: () => performance.now() < ALL_OVER && ASK_AGAIN },
  })
  if (answer?.code !== 1) return null
  const stored = new Set(intents.map(({ requestId }) => requestId))
  return answer.data.list
    .filter(
      ({ answered_at: at, request_id: id }) =>
        at > answer.time - NEWS && !isTold(id) && !stored.has(id),
    )
    .slice(0, MOST)
    .map((request) => <RequestStrip key={request.request_id} request={request} />)
}

function RequestStrip({ request }: { request: RequestRecord }) {
  const intl = useIntl()
  const { operation, outcome, request_id: id } = request
  const pages = pagesOf(operation)
  const title = pages && routeOf(pages.named)?.title
  // A later version of the server may tell of more than this one can say.
  if (!pages || !title || !Object.values(RequestOutcome).includes(outcome)) return null
  const values = { what: intl.formatMessage(title), time: formatTime(request.answered_at) }
  return (
    <NoticeStrip action={<ShowLink href={pages.shown} onClick={() => noteTold(id)} />}>
      {outcome === 'done' ? (
        <FormattedMessage
          id="app.outcome.doneAt"
          defaultMessage="{what}: carried out at {time}."
          description="Strip about a request of the last minutes of which this device does not know. what: 'Withdraw'."
          values={values}
        />
      ) : (
        <FormattedMessage
          id="app.outcome.refusedAt"
          defaultMessage="{what}: refused at {time}, nothing was changed."
          description="Strip about a request of the last minutes of which this device does not know. what: 'Withdraw'."
          values={values}
        />
      )}
    </NoticeStrip>
  )
}

async function ask(intent: OpenIntent, queryClient: QueryClient): Promise<Outcome> {
  const found = await flowOf(intent.action)?.find(intent.requestId)
  const { type } = found
    ? afterLookUp(found, intent.validUntil, true, clockDifference())
    : { type: 'asked' as const }
  if (type === 'succeeded') {
    // What the action changed is known to the server only.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'outcome' })
  }
  return type === 'succeeded' || type === 'notFound' ? type : 'asked'
}

interface OutcomeStripProps {
  intent: OpenIntent
  outcome: Outcome | undefined
}

function OutcomeStrip({ intent, outcome = 'asked' }: OutcomeStripProps) {
  return (
    <NoticeStrip action={<ShowLink href={intent.page} />}>
      <OutcomeWords outcome={outcome} what={useWhat(intent)} />
    </NoticeStrip>
  )
}

function ShowLink(props: { href: string; onClick?: () => void }) {
  return (
    <TextLink {...props}>
      <FormattedMessage
        id="app.outcome.show"
        defaultMessage="Show"
        description="Link in the strip to the page that shows what became of the action."
      />
    </TextLink>
  )
}

/** "Withdraw, 100.00 USD": the page that sent it, and its amount where it has one. */
function useWhat({ page: address, content }: OpenIntent): string {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const sent = readSent(content)
  const title = routeOf(address.replace(/\?.*$/, ''))?.title
  const page = title ? intl.formatMessage(title) : ''
  if (!sent?.amount || !sent.currency) return page
  return intl.formatMessage(
    {
      id: 'app.outcome.what',
      defaultMessage: '{page}, {amount}',
      description: 'Names an action by its page and amount: "Withdraw, 100.00 USD".',
    },
    { page, amount: money(sent.amount, sent.currency) },
  )
}

function OutcomeWords({ outcome, what }: { outcome: Outcome; what: string }) {
  switch (outcome) {
    case 'asked':
      return (
        <FormattedMessage
          id="app.outcome.checking"
          defaultMessage="{what}: result unknown, checking."
          description="Strip above every page after the answer of an action was lost. what: 'Withdraw, 100.00 USD'."
          values={{ what }}
        />
      )
    case 'succeeded':
      return (
        <FormattedMessage
          id="app.outcome.done"
          defaultMessage="{what}: carried out."
          description="Strip when an action whose answer was lost turned out to be done."
          values={{ what }}
        />
      )
    case 'notFound':
      return (
        <FormattedMessage
          id="app.outcome.notDone"
          defaultMessage="{what}: not carried out, and it can no longer be."
          description="Strip when an action whose answer was lost turned out not to be done."
          values={{ what }}
        />
      )
  }
}
