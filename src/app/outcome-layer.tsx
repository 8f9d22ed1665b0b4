import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { clockDifference } from '@/api/server-clock.ts'
import { useUserInfo } from '@/api/user.ts'
import { common } from '@/i18n/common-messages.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatTime } from '@/lib/time.ts'
import { dropDraft } from '@/patterns/form/draft.ts'
import { flowKey, isFollowed, useFollowedChanges } from '@/patterns/money-flow/followed-requests.ts'
import type { Intent } from '@/patterns/money-flow/intent.ts'
import { followedIntents, intentsChanged } from '@/patterns/money-flow/intent.ts'
import { endIntent } from '@/patterns/money-flow/intent-tabs.ts'
import { lookUp } from '@/patterns/money-flow/look-up.ts'
import type { Told } from '@/patterns/money-flow/money-flow.ts'
import { readSent } from '@/patterns/money-flow/money-flow.ts'
import { afterLookUp } from '@/patterns/money-flow/money-flow-state.ts'
import { noteUnknown } from '@/patterns/money-flow/unknown-outcome.ts'
import { showStrip } from '@/shell/page-strip.ts'
import { Button } from '@/ui/button.tsx'
import { NoticeStrip } from '@/ui/notice-strip.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { flowOf } from './flows.ts'
import { routeOf } from './routes.ts'

/** Refetch interval of outcomes that are not known yet or may still change. */
const REFETCH_MS = 5_000

/** As private as the calls that it makes: it goes with the session. */
const outcomeKey = (requestId: string) => ['/api/user/', 'outcome', requestId]

/** What is asked for again in its own time. */
const isOfOutcomes = ([, kind]: QueryKey): boolean => kind === 'outcome'

type FollowedIntent = ReturnType<typeof followedIntents>[number]
/** A record, and the server's second in which it stood so. */
interface Known {
  told: Told
  at: number
}

type Outcome =
  | { type: 'asked' }
  | { type: 'notFound' }
  /** It was done, or refused, at a server's second; of what was done the record is not read yet. */
  | { type: 'received' | 'refused'; at: number }
  | ({ type: 'succeeded' } & Known)

/**
 * Follows what the present user has sent and does not know the outcome of, on every page but the one
 * that sent it, which does so itself: what is open, and what became of it until it was looked at.
 */
export function OutcomeLayer() {
  const owner = useUserInfo()?.user.userid
  useEffect(() => {
    if (owner === undefined) return
    showStrip('outcomes', <Outcomes key={owner} owner={owner} />)
    return () => showStrip('outcomes', null)
  }, [owner])
  return null
}

function useIntents(owner: string): FollowedIntent[] {
  const [intents, setIntents] = useState(() => followedIntents(owner))
  useEffect(() => intentsChanged.subscribe(() => setIntents(followedIntents(owner))), [owner])
  return intents
}

/** Milliseconds in which a page that opens can begin to show its own outcome. */
const OPENING_MS = 2_000

/** Whether a page has been at its address for long enough to show what it shows by itself. */
function useIsOpened(address: string): boolean {
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOpened(address), OPENING_MS)
    return () => clearTimeout(timer)
  }, [address])
  return opened === address
}

function Outcomes({ owner }: { owner: string }) {
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const intents = useIntents(owner)
  const address = `${pathname}${search}`
  const isOpened = useIsOpened(address)
  useFollowedChanges()
  const elsewhere = intents.filter(
    ({ action, page }) => !isFollowed(flowKey(action, owner)) && (page !== address || isOpened),
  )
  const outcomes = useQueries({
    queries: elsewhere.map((intent) => ({
      queryKey: outcomeKey(intent.requestId),
      queryFn: () => askAndNote(intent, queryClient),
      // What was refused has no record.
      enabled: intent.outcome?.is !== 'refused',
      retry: false,
      refetchInterval: (query: { state: { data: Outcome | undefined } }) =>
        mayChange(query.state.data) && REFETCH_MS,
    })),
  })

  return elsewhere.map((intent, index) => (
    <OutcomeStrip
      key={intent.requestId}
      intent={intent}
      owner={owner}
      outcome={outcomes[index]?.data}
      outdated={outcomes[index]?.isError ?? false}
    />
  ))
}

const mayChange = (outcome: Outcome | undefined): boolean =>
  outcome?.type === 'succeeded' ? outcome.told.changes : outcome?.type !== 'notFound'

/** Loads the words of the record's own page, which another page may not have. */
async function readable(known: Known): Promise<Known> {
  await loadMessages(routeOf(known.told.path.replace(/\?.*$/, ''))?.feature)
  return known
}

async function askAndNote(intent: FollowedIntent, queryClient: QueryClient): Promise<Outcome> {
  try {
    const outcome = await ask(intent, queryClient)
    if (outcome.type === 'asked') noteUnknown(intent.requestId, intent.action)
    return outcome
  } catch (error) {
    noteUnknown(intent.requestId, intent.action)
    throw error
  }
}

async function ask(intent: FollowedIntent, queryClient: QueryClient): Promise<Outcome> {
  const flow = flowOf(intent.action)
  if (!flow) return { type: 'asked' }
  const found = await lookUp(flow, intent)
  const event = afterLookUp(found, intent.validUntil, true, clockDifference())
  if (event.type !== 'succeeded') {
    if (intent.outcome) return { type: 'received', at: intent.outcome.at }
    if (event.type === 'notFound') return { type: 'notFound' }
    return found.listed === 'done' ? { type: 'received', at: found.time } : { type: 'asked' }
  }
  const { result: told } = event
  const former = queryClient.getQueryData<Outcome>(outcomeKey(intent.requestId))
  if (former?.type !== 'succeeded' || former.told.state.id !== told.state.id) {
    // What the action, or its review, changed is known to the server only.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOfOutcomes(queryKey) })
  }
  return { type: 'succeeded', ...(await readable({ told, at: found.time })) }
}

interface OutcomeStripProps {
  intent: FollowedIntent
  owner: string
  outcome: Outcome | undefined
  /** The last look at it failed. */
  outdated: boolean
}

function OutcomeStrip({ intent, owner, outcome: found, outdated }: OutcomeStripProps) {
  const intl = useIntl()
  const what = useWhat(intent)
  const { hasPage } = useAreas()
  const { action, page } = intent
  // A refusal is final, whatever a look-up found before it arrived.
  const outcome = found && intent.outcome?.is !== 'refused' ? found : knownOf(intent)
  const end = () => endIntent(action, owner, intent)
  if (outcome.type === 'succeeded') {
    const { path, draft = action } = outcome.told
    return (
      <NoticeStrip
        action={
          <ShowLink
            href={path}
            onClick={() => {
              end()
              dropDraft({ form: draft, owner })
            }}
          />
        }
      >
        <RecordWords what={what} known={outcome} outdated={outdated} />
      </NoticeStrip>
    )
  }
  const words = <OutcomeWords outcome={outcome} what={what} />
  // Where its page is gone there is nothing to show but this.
  if (!hasPage(page)) {
    return (
      <NoticeStrip
        action={
          outcome.type === 'asked' ? null : (
            <Button variant="quiet" size="sm" onClick={end}>
              {intl.formatMessage(common.close)}
            </Button>
          )
        }
      >
        {words}
      </NoticeStrip>
    )
  }
  return (
    <NoticeStrip
      action={
        <ShowLink
          href={page}
          onClick={() => {
            flowOf(action)?.onReturn?.(owner)
            if (outcome.type === 'refused') end()
          }}
        />
      }
    >
      {words}
    </NoticeStrip>
  )
}

/** What is known of an intent before it was looked up. */
function knownOf({ outcome }: Intent): Exclude<Outcome, { type: 'succeeded' }> {
  if (!outcome) return { type: 'asked' }
  return { type: outcome.is === 'done' ? 'received' : 'refused', at: outcome.at }
}

interface RecordWordsProps {
  what: string
  known: Known
  outdated: boolean
}

/** How the record stands, in the words of its own page; or how it stood, when it was known last. */
function RecordWords({ what, known: { told, at }, outdated }: RecordWordsProps) {
  const state = <FormattedMessage {...told.state} />
  if (outdated && told.changes) {
    return (
      <FormattedMessage
        id="app.outcome.stateAsOf"
        defaultMessage="{what}: {state} (as of {time})"
        description="Strip about an action whose answer was lost, when its record could not be read again. state: 'Under review'."
        values={{ what, state, time: formatTime(at) }}
      />
    )
  }
  return (
    <FormattedMessage
      id="app.outcome.state"
      defaultMessage="{what}: {state}"
      description="Strip about an action whose answer was lost and that was found. what: 'Withdraw, 100.00 USD'; state, in the words of its record's page: 'Under review'."
      values={{ what, state }}
    />
  )
}

function ShowLink(props: { href: string; onClick?: () => void }) {
  return (
    <TextLink {...props}>
      <FormattedMessage {...common.show} />
    </TextLink>
  )
}

/** "Withdraw, 100.00 USD": the page that sent it, and its amount where it has one. */
function useWhat({ page: address, content }: FollowedIntent): string {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const sent = readSent(content)
  const title = routeOf(address.replace(/\?.*$/, ''))?.title
  const page = title ? intl.formatMessage(title) : ''
  if (!sent?.amount || !sent.currency) return page
  return intl.formatMessage(words.what, { page, amount: money(sent.amount, sent.currency) })
}

const words = {
  what: defineMessage<{ page: string; amount: string }>({
    id: 'app.outcome.what',
    defaultMessage: '{page}, {amount}',
    description: 'Names an action by its page and amount: "Withdraw, 100.00 USD".',
  }),
}

interface OutcomeWordsProps {
  outcome: Exclude<Outcome, { type: 'succeeded' }>
  what: string
}

function OutcomeWords({ outcome, what }: OutcomeWordsProps) {
  switch (outcome.type) {
    case 'asked':
      return (
        <FormattedMessage
          id="app.outcome.checking"
          defaultMessage="{what}: result unknown, checking."
          description="Strip above every page after the answer of an action was lost. what: 'Withdraw, 100.00 USD'."
          values={{ what }}
        />
      )
    case 'received':
      return <ReceivedWords what={what} at={outcome.at} />
    case 'refused':
      return <RefusedWords what={what} at={outcome.at} />
    case 'notFound':
      return (
        <FormattedMessage
          id="app.outcome.notDone"
          defaultMessage="{what}: not carried out, and it won't be."
          description="Strip when an action whose answer was lost turned out not to be done."
          values={{ what }}
        />
      )
  }
}

interface WordsAtProps {
  what: string
  /** The server's Unix seconds. */
  at: number
}

function ReceivedWords({ what, at }: WordsAtProps) {
  return (
    <FormattedMessage
      id="app.outcome.receivedAt"
      defaultMessage="{what}: we received your request at {time}."
      description="Strip about a request whose details are looked up. what: 'Withdraw', or with its amount 'Withdraw, 100.00 USD'."
      values={{ what, time: formatTime(at) }}
    />
  )
}

function RefusedWords({ what, at }: WordsAtProps) {
  return (
    <FormattedMessage
      id="app.outcome.refusedAt"
      defaultMessage="{what}: not carried out at {time}, nothing was changed."
      description="Strip about a request that was refused, where no page shows that. what: 'Withdraw', or with its amount 'Withdraw, 100.00 USD'."
      values={{ what, time: formatTime(at) }}
    />
  )
}
