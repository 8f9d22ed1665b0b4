import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { clockDifference } from '@/api/server-clock.ts'
import { common } from '@/i18n/common-messages.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatTime } from '@/lib/time.ts'
import { dropDraft } from '@/patterns/form/draft.ts'
import type { FollowedIntent, Intent } from '@/patterns/money-flow/engine/intent.ts'
import { endIntent } from '@/patterns/money-flow/engine/intent-tabs.ts'
import { lookUp, noteUnknown } from '@/patterns/money-flow/engine/look-up.ts'
import type { OutcomeSummary } from '@/patterns/money-flow/engine/money-flow.ts'
import { readSent } from '@/patterns/money-flow/engine/money-flow.ts'
import { afterLookUp } from '@/patterns/money-flow/engine/money-flow-state.ts'
import { showStrip } from '@/shell/page-strip.ts'
import { Button } from '@/ui/button.tsx'
import { NoticeStrip } from '@/ui/notice-strip.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { flowOf } from './flows.ts'
import { usePlaces, useRequests } from './inbox-places.ts'
import { routeOf } from './routes.ts'

/** Refetch interval of outcomes that are not known yet or may still change. */
const REFETCH_MS = 5_000

/** As private as the requests that it makes: it goes with the session. */
const outcomeKey = (requestId: string) => ['/api/user/', 'outcome', requestId]

/** These are refetched in their own time. */
const isOutcome = ([, kind]: QueryKey): boolean => kind === 'outcome'

type Outcome =
  | { type: 'unknown' }
  | { type: 'notFound' }
  /** It was done, or refused, at a server's second; of what was done the record is not read yet. */
  | { type: 'received' | 'refused'; at: number }
  | Recorded

/** What its record says, and the server's second in which it said so. */
interface Recorded {
  type: 'succeeded'
  summary: OutcomeSummary
  at: number
}

/**
 * Follows what a user has sent and does not know the outcome of, and shows it in a strip above every page but
 * the one that shows it by itself.
 */
export function RequestStrips({ owner }: { owner: string }) {
  useEffect(() => {
    showStrip('outcomes', <Strips owner={owner} />)
    return () => showStrip('outcomes', null)
  }, [owner])
  return null
}

function Strips({ owner }: { owner: string }) {
  const queryClient = useQueryClient()
  const placeOf = usePlaces(owner)
  const intents = useRequests(owner)
    .filter((entry) => placeOf(entry) === 'strip')
    .map(({ outcome }) => outcome)
  const outcomes = useQueries({
    queries: intents.map((intent) => ({
      queryKey: outcomeKey(intent.requestId),
      queryFn: () => findOutcome(intent, queryClient),
      // What was refused has no record.
      enabled: intent.outcome?.is !== 'refused',
      retry: false,
      refetchInterval: (query: { state: { data: Outcome | undefined } }) =>
        mayChange(query.state.data) && REFETCH_MS,
    })),
  })

  return intents.map((intent, index) => (
    <RequestStrip
      key={intent.requestId}
      intent={intent}
      owner={owner}
      outcome={outcomes[index]?.data}
      outdated={outcomes[index]?.isError ?? false}
    />
  ))
}

const mayChange = (outcome: Outcome | undefined): boolean =>
  outcome?.type === 'succeeded' ? outcome.summary.changes : outcome?.type !== 'notFound'

async function findOutcome(intent: FollowedIntent, queryClient: QueryClient): Promise<Outcome> {
  try {
    const outcome = await lookUpOutcome(intent, queryClient)
    if (outcome.type === 'unknown') noteUnknown(intent.requestId, intent.action)
    return outcome
  } catch (error) {
    noteUnknown(intent.requestId, intent.action)
    throw error
  }
}

async function lookUpOutcome(intent: FollowedIntent, queryClient: QueryClient): Promise<Outcome> {
  const flow = flowOf(intent.action)
  if (!flow) return { type: 'unknown' }
  const found = await lookUp(flow, intent)
  const event = afterLookUp(found, intent.validUntil, true, clockDifference())
  if (event.type !== 'succeeded') {
    if (intent.outcome) return { type: 'received', at: intent.outcome.at }
    if (event.type === 'notFound') return { type: 'notFound' }
    return found.listed === 'done' ? { type: 'received', at: found.time } : { type: 'unknown' }
  }
  const { result: summary } = event
  const former = queryClient.getQueryData<Outcome>(outcomeKey(intent.requestId))
  if (former?.type !== 'succeeded' || former.summary.state.id !== summary.state.id) {
    // What the action, or its review, changed is known to the server only.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOutcome(queryKey) })
  }
  // The messages of the record's own page, which another page may not have.
  await loadMessages(routeOf(summary.path.replace(/\?.*$/, ''))?.feature)
  return { type: 'succeeded', summary, at: found.time }
}

interface RequestStripProps {
  intent: FollowedIntent
  owner: string
  outcome: Outcome | undefined
  /** The last look-up failed. */
  outdated: boolean
}

function RequestStrip({ intent, owner, outcome: found, outdated }: RequestStripProps) {
  const intl = useIntl()
  const { hasPage } = useAreas()
  const { action, page } = intent
  // A refusal is final, whatever a look-up found before it arrived.
  const outcome = found && intent.outcome?.is !== 'refused' ? found : knownOutcome(intent)
  const end = () => endIntent(action, owner, intent)
  const show = (href: string, onClick: () => void) => (
    <TextLink href={href} onClick={onClick}>
      {intl.formatMessage(common.show)}
    </TextLink>
  )
  const actionOf = () => {
    if (outcome.type === 'succeeded') {
      const { path, draft = action } = outcome.summary
      return show(path, () => {
        end()
        dropDraft({ form: draft, owner })
      })
    }
    if (hasPage(page)) {
      return show(page, () => {
        flowOf(action)?.onReturn?.(owner)
        if (outcome.type === 'refused') end()
      })
    }
    // Where its page is gone there is nothing to show but this.
    if (outcome.type === 'unknown') return null
    return (
      <Button variant="quiet" size="sm" onClick={end}>
        {intl.formatMessage(common.close)}
      </Button>
    )
  }
  return (
    <NoticeStrip action={actionOf()}>
      <OutcomeWords what={useWhat(intent)} outcome={outcome} outdated={outdated} />
    </NoticeStrip>
  )
}

/** What is known of an intent before it was looked up. */
function knownOutcome({ outcome }: Intent): Outcome {
  if (!outcome) return { type: 'unknown' }
  return { type: outcome.is === 'done' ? 'received' : 'refused', at: outcome.at }
}

/** "Withdraw, 100.00 USD": the page that sent it, and its amount where it has one. */
function useWhat({ page: address, content }: FollowedIntent): string {
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

interface OutcomeWordsProps {
  what: string
  outcome: Outcome
  outdated: boolean
}

/** The outcome; a record is named by the status of its own page, as it was when it was last read. */
function OutcomeWords({ what, outcome, outdated }: OutcomeWordsProps) {
  if (outcome.type === 'succeeded') {
    const { summary, at } = outcome
    const state = <FormattedMessage {...summary.state} />
    return (
      <FormattedMessage
        id="app.outcome.state"
        defaultMessage="{time, select, none {{what}: {state}} other {{what}: {state} (as of {time})}}"
        description="Strip about an action whose answer was lost and that was found. what: 'Withdraw, 100.00 USD'; state, in the words of its record's page: 'Under review'; time: when it was last read, if it could not be read again, else none."
        values={{ what, state, time: outdated && summary.changes ? formatTime(at) : 'none' }}
      />
    )
  }
  return (
    <FormattedMessage
      id="app.outcome.request"
      defaultMessage="{outcome, select, received {{what}: we received your request at {time}.} refused {{what}: not carried out at {time}, nothing was changed.} notFound {{what}: not carried out, and it won't be.} other {{what}: result unknown, checking.}}"
      description="Strip above every page about a request: received, while its details are looked up; refused, or notFound, which was not carried out; other, while its result is unknown. what: 'Withdraw', or with its amount 'Withdraw, 100.00 USD'."
      values={{ what, outcome: outcome.type, time: 'at' in outcome ? formatTime(outcome.at) : '' }}
    />
  )
}
