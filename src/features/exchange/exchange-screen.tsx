import { ArrowLeftRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { serverNow } from '@/api/server-clock.ts'
import { Loading } from '@/components/loading.tsx'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useOnline } from '@/components/use-online.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import { ExchangeType } from '@/generated/model/exchange-type.ts'
import type { ExchangeView } from '@/generated/model/exchange-view.ts'
import { useGetExchange } from '@/generated/wallet/wallet.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { ExchangeBar } from './exchange-bar.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import type { Deal } from './exchange-rules.ts'
import { blockOf, givenCurrency, nextLook } from './exchange-rules.ts'
import { typeWord } from './exchange-words.ts'
import { RateCard } from './rate-card.tsx'
import { useBlockWords } from './use-block-words.ts'
import type { ExchangeAction } from './use-exchange-action.ts'
import { draftName, useExchangeAction } from './use-exchange-action.ts'

const result = onDemand(async () => (await import('./exchange-done.tsx')).ExchangeDone)
const checking = onDemand(async () => (await import('./exchange-checking.tsx')).ExchangeChecking)

/** Exchanging cash and coins at the published rate. */
export function ExchangeScreen() {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  return (
    <Page barActions={<ExchangeBar />}>
      {owner === undefined ? <Loading count={5} /> : <Exchange key={owner} owner={owner} />}
    </Page>
  )
}

/** One user's exchange, by where it stands: an outcome comes before everything else. */
function Exchange({ owner }: { owner: string }) {
  const chosen = useChoice()
  const action = useExchangeAction(owner, draftName(chosen.type, chosen.coin ?? ''))
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
      return <ExchangeEntry owner={owner} action={action} chosen={chosen} />
  }
}

interface Choice {
  type: ExchangeType
  /** Null while none was chosen: the first that is offered. */
  coin: string | null
  choose: (choice: { type?: ExchangeType; coin?: string }) => void
}

/** Direction and coin stand in the address, so that a link or a reload finds the same. */
function useChoice(): Choice {
  const [search, setSearch] = useSearchParams()
  const coin = search.get('coin')
  const type =
    Object.values(ExchangeType).find((one) => one === search.get('type')) ??
    ExchangeType.cash_to_coin
  return {
    type,
    coin,
    choose: (choice) =>
      setSearch({ type, ...(coin !== null && { coin }), ...choice }, { replace: true }),
  }
}

interface ExchangeEntryProps {
  owner: string
  action: ExchangeAction
  chosen: Choice
}

function ExchangeEntry({ owner, action, chosen }: ExchangeEntryProps) {
  const query = useGetExchange({
    query: {
      // A rate holds for seconds; the next one is there when it ends.
      refetchInterval: ({ state: { data } }) =>
        data?.code === 1 ? nextLook(data.data.offers, serverNow()) : false,
    },
  })
  return (
    <Stack>
      <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
      <QueryBoundary query={query} loading={<Loading count={5} />}>
        {(view) => {
          const offer = view.offers.find(({ coin }) => coin === chosen.coin) ?? view.offers[0]
          if (!offer) return <NoCoins />
          const deal = { type: chosen.type, offer }
          return (
            <Stack>
              <Entry
                deal={deal}
                view={view}
                owner={owner}
                action={action}
                choose={(choice) => chosen.choose({ coin: offer.coin, ...choice })}
              />
            </Stack>
          )
        }}
      </QueryBoundary>
    </Stack>
  )
}

interface EntryProps {
  deal: Deal
  view: ExchangeView
  owner: string
  action: ExchangeAction
  choose: Choice['choose']
}

/** Up to so many coins stand side by side. */
const FIT = 4

function Entry({ deal, view, owner, action, choose }: EntryProps) {
  const intl = useIntl()
  const now = useServerNow()
  const online = useOnline()
  const fundsFrozen = useUserInfo()?.user.funds_frozen === true
  const say = useBlockWords(deal, view)
  const block = blockOf(deal, view, { online, fundsFrozen, now })
  const currency = givenCurrency(deal, view)
  return (
    <>
      <Segmented
        label={intl.formatMessage({
          id: 'exchange.choice.type',
          defaultMessage: 'Direction',
          description: 'Name of the choice between cash to coins and coins to cash.',
        })}
        options={Object.values(ExchangeType).map((type) => ({
          value: type,
          label: intl.formatMessage(typeWord(type)),
        }))}
        value={deal.type}
        onChange={(type) => choose({ type })}
      />
      <Card>
        <Stack>
          <Segmented
            layout={view.offers.length > FIT ? 'scroll' : 'fit'}
            label={intl.formatMessage({
              id: 'exchange.choice.coin',
              defaultMessage: 'Coin',
              description: 'Name of the choice of a coin.',
            })}
            options={view.offers.map(({ coin }) => ({ value: coin, label: coin }))}
            value={deal.offer.coin}
            onChange={(coin) => choose({ coin })}
          />
          <RateCard deal={deal} view={view} now={now} />
        </Stack>
      </Card>
      {/* In another language or currency the same digits are another amount: read anew. */}
      <ExchangeForm
        key={`${intl.locale} ${currency}`}
        deal={deal}
        view={view}
        owner={owner}
        action={action}
        blocked={block === null ? null : say(block)}
        now={now}
      />
    </>
  )
}

function NoCoins() {
  return (
    <EmptyState
      icon={<ArrowLeftRight size={28} aria-hidden />}
      title={
        <FormattedMessage
          id="exchange.view.empty"
          defaultMessage="No coin can be exchanged now"
          description="Where the site offers no coin at all."
        />
      }
      body={
        <FormattedMessage
          id="exchange.view.emptyBody"
          defaultMessage="Coins appear here with their rates as soon as they are offered."
          description="Below 'No coin can be exchanged now'."
        />
      }
    />
  )
}
