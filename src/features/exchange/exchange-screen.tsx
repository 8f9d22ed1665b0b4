import { ArrowLeftRight } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { serverNow } from '@/api/server-clock.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import { useUser } from '@/api/user.ts'
import { nextLook } from '@/domain/rates/rate-rules.ts'
import type { ExchangeRecord, ExchangeView } from '@/generated/h5.schemas.ts'
import { ExchangeType } from '@/generated/h5.schemas.ts'
import { useGetExchange } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Done } from '@/patterns/money-flow/page/done.tsx'
import { MoneyPage } from '@/patterns/money-flow/page/money-page.tsx'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { CoinSign } from '@/ui/signs.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import styles from './exchange.module.css'
import { ExchangeDetails } from './exchange-details.tsx'
import { draftName, exchange } from './exchange-flow.ts'
import { ExchangeForm } from './exchange-form.tsx'
import type { Deal } from './exchange-rules.ts'
import { blockOf, givenCurrency } from './exchange-rules.ts'
import { typeWord } from './exchange-words.ts'
import { RateCard } from './rate-card.tsx'
import { useBlockWords } from './use-block-words.ts'

/** Exchanging cash and coins at the published rate. */
export function ExchangeScreen() {
  const intl = useIntl()
  const chosen = useChoice()
  return (
    <MoneyPage
      action={exchange}
      draft={draftName(chosen.type, chosen.coin ?? '')}
      records={{ path: paths.exchangeRecords, label: intl.formatMessage(recordsLabel) }}
      name={({ type }) => ({
        label: (
          <FormattedMessage
            id="exchange.checking.amount"
            defaultMessage="Exchange amount"
            description="Label of the amount of an exchange whose outcome is unknown."
          />
        ),
        note: isType(type) ? <FormattedMessage {...typeWord(type)} /> : null,
      })}
      result={(record, leave) => <ExchangeDone record={record} onDone={leave} />}
    >
      <ExchangeEntry chosen={chosen} />
    </MoneyPage>
  )
}

const isType = (type: string | null | undefined): type is ExchangeType =>
  Object.values<string | null | undefined>(ExchangeType).includes(type)

interface Choice {
  type: ExchangeType
  /** Null while none was chosen: the first that is offered. */
  coin: string | null
  choose: (choice: { type?: ExchangeType; coin?: string }) => void
}

/** Direction and coin are in the address, so that links and reloads keep them. */
function useChoice(): Choice {
  const [search, setSearch] = useSearchParams()
  const coin = search.get('coin')
  const type =
    Object.values(ExchangeType).find((one) => one === search.get('type')) ?? 'cash_to_coin'
  return {
    type,
    coin,
    choose: (choice) =>
      setSearch({ type, ...(coin !== null && { coin }), ...choice }, { replace: true }),
  }
}

function ExchangeEntry({ chosen }: { chosen: Choice }) {
  const query = useGetExchange({
    query: {
      // Rates expire after seconds: refetch when this one does.
      refetchInterval: ({ state: { data } }) => (data ? nextLook(data.offers, serverNow()) : false),
    },
  })
  return (
    <Stack>
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
  choose: Choice['choose']
}

/** More coins than this are chosen from a select. */
const FIT = 4

function Entry({ deal, view, choose }: EntryProps) {
  const intl = useIntl()
  const now = useServerNow()
  const online = useOnline()
  const { funds_frozen: fundsFrozen } = useUser().user
  const say = useBlockWords(deal, view)
  const block = blockOf(deal, view, { online, fundsFrozen, now })
  const currency = givenCurrency(deal, view)
  return (
    <>
      <Segmented
        label={intl.formatMessage(common.direction)}
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
            label={intl.formatMessage(common.coin)}
            options={view.offers.map(({ coin }) => ({
              value: coin,
              label: (
                <span className={styles.coin}>
                  <CoinSign coin={coin} /> {coin}
                </span>
              ),
            }))}
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
          defaultMessage="You can't exchange any coins right now"
          description="Where the site offers no coin at all."
        />
      }
      body={
        <FormattedMessage
          id="exchange.view.emptyBody"
          defaultMessage="Coins appear here with their rates as soon as we offer them."
          description="Below 'You can't exchange any coins right now'."
        />
      }
    />
  )
}

export const { recordsLabel } = defineMessages({
  recordsLabel: {
    id: 'exchange.records',
    defaultMessage: 'Exchange history',
    description: 'Way from an exchange to the list of all: an icon, a row, a button.',
  },
})

interface ExchangeDoneProps {
  record: ExchangeRecord
  /** Leaves the result. */
  onDone: () => void
}

/** Result of an exchange: the record and where to go next. */
function ExchangeDone({ record, onDone }: ExchangeDoneProps) {
  const navigate = useNavigate()

  return (
    <Done
      title={
        <FormattedMessage
          id="exchange.done.title"
          defaultMessage="Exchanged"
          description="Heading after an exchange."
        />
      }
      record={<ExchangeDetails record={record} />}
    >
      <Button
        fullWidth
        onClick={() => {
          onDone()
          navigate(paths.wallet)
        }}
      >
        <FormattedMessage
          id="exchange.done.wallet"
          defaultMessage="Go to wallet"
          description="Button that leaves the result of an exchange for the wallet."
        />
      </Button>
      <Button variant="secondary" fullWidth onClick={onDone}>
        <FormattedMessage
          id="exchange.done.again"
          defaultMessage="Exchange again"
          description="Button that leaves the result for another exchange."
        />
      </Button>
      <UiLink
        href={paths.exchangeRecords}
        className={buttonClass({ variant: 'quiet', fullWidth: true })}
      >
        <FormattedMessage {...recordsLabel} />
      </UiLink>
    </Done>
  )
}
