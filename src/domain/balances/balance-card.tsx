import { defineMessages, FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { Balances, NetWorth } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Card } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { Stat } from '@/ui/stat.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './balance-card.module.css'
import { inProjects } from './in-projects.ts'
import { useShownAmounts } from './shown-amounts.tsx'
import { useSumSheet } from './sum-sheet.tsx'

const labels = defineMessages({
  total: {
    id: 'balance.card.totalAsset',
    defaultMessage: 'Total assets',
    description: 'Cash and projects of the user together; coins are not in it.',
  },
  totalNote: {
    id: 'balance.card.totalAssetNote',
    defaultMessage: 'Cash and projects, without coins',
    description: "Below 'Total assets': what they are made of.",
  },
  cash: {
    id: 'balance.card.cash',
    defaultMessage: 'Cash balance',
    description: 'Cash of the user, available and on hold together.',
  },
  yesterdayBalance: {
    id: 'balance.card.yesterdayBalance',
    defaultMessage: 'Total assets yesterday',
    description: 'Total assets at the end of yesterday.',
  },
  yesterdayProfit: {
    id: 'balance.card.yesterdayProfit',
    defaultMessage: 'Profit/loss yesterday',
    description: 'Profit or loss of yesterday.',
  },
  totalProfit: {
    id: 'balance.card.totalProfit',
    defaultMessage: 'Total profit/loss',
    description: 'Profit or loss since the account exists.',
  },
})

interface BalanceCardProps {
  balances: Balances
  netWorth: NetWorth
  /** All balances stand below the parts, or are one press away. */
  details: 'shown' | 'folded'
}

/** Everything the user has, coins included, with its parts and all balances of the specification. */
export function BalanceCard({ balances, netWorth, details }: BalanceCardProps) {
  return (
    <Card tone="brand">
      <NetWorthHead balances={balances} netWorth={netWorth} />
      <Parts balances={balances} netWorth={netWorth} />
      {details === 'shown' ? (
        <div className={styles.rows}>
          <AllBalances balances={balances} />
        </div>
      ) : (
        <Disclosure
          summary={
            <FormattedMessage
              id="balance.card.all"
              defaultMessage="All balances"
              description="Line that opens all balances of the user."
            />
          }
        >
          <AllBalances balances={balances} />
        </Disclosure>
      )}
    </Card>
  )
}

/** The figure that counts, and how it went yesterday. */
export function NetWorthHead({
  balances,
  netWorth,
}: Pick<BalanceCardProps, 'balances' | 'netWorth'>) {
  return (
    <>
      <NetWorthFigure netWorth={netWorth} />
      <YesterdayProfit balances={balances} />
    </>
  )
}

/** The net worth, and of when the rates of its coins are. */
function NetWorthFigure({ netWorth }: { netWorth: NetWorth }) {
  const shown = useShownAmounts()
  const { amount, coins, currency, as_of: asOf } = netWorth
  return (
    <Stat
      size="lg"
      label={
        signOf(coins) === 0 ? (
          <FormattedMessage {...common.netWorth} />
        ) : (
          <FormattedMessage
            id="balance.card.netWorthAt"
            defaultMessage="Net worth · coins at {time}"
            description="Everything the user has: cash, projects and coins. time: of when the rates of the coins are."
            values={{ time: formatTime(asOf) }}
          />
        )
      }
      value={shown.amount(amount, currency)}
      unit={currency}
    />
  )
}

function YesterdayProfit({ balances }: { balances: Balances }) {
  const shown = useShownAmounts()
  const { currency, yesterday_profit: profit } = balances
  if (signOf(profit) === 0) return null
  const tone = signOf(profit) > 0 ? styles.positive : styles.negative
  return (
    <Text>
      <FormattedMessage
        id="balance.card.yesterday"
        defaultMessage="{profit} yesterday"
        description="Below the net worth: the profit or loss of yesterday, with its sign."
        values={{
          profit: (
            <b key="profit" className={shown.hidden ? undefined : tone}>
              {shown.signed(profit, currency)}
            </b>
          ),
        }}
      />
    </Text>
  )
}

/** What adds up to the net worth: cash, and what else there is. A press tells what a part is made of. */
function Parts({ balances, netWorth }: Pick<BalanceCardProps, 'balances' | 'netWorth'>) {
  const shown = useShownAmounts()
  const [label, sheet] = useSumSheet()
  const parts = [
    { id: 'available', amount: balances.available },
    { id: 'onHold', amount: balances.frozen },
    { id: 'projects', amount: inProjects(balances) },
    { id: 'coins', amount: netWorth.coins },
  ] as const
  return (
    <div className={styles.parts}>
      {parts
        .filter(({ id, amount }) => id === 'available' || id === 'onHold' || signOf(amount) !== 0)
        .map(({ id, amount }) => (
          <div key={id} className={styles.part}>
            <Stat size="sm" label={label(id)} value={shown.amount(amount, balances.currency)} />
          </div>
        ))}
      {sheet}
    </div>
  )
}

/** The balances that are no part of the figures above. */
function AllBalances({ balances }: { balances: Balances }) {
  const shown = useShownAmounts()
  const { offers } = useAreas()
  const projects = offers('financing') || signOf(inProjects(balances)) !== 0
  const { currency } = balances
  const toneOf = (profit: Decimal) => {
    if (shown.hidden || signOf(profit) === 0) return undefined
    return signOf(profit) > 0 ? 'positive' : 'negative'
  }
  return (
    <DefinitionList>
      {
        // Without projects it is the cash balance.
        projects ? (
          <Row
            label={labels.total}
            value={shown.amount(balances.total_asset, currency)}
            note={offers('coins') ? <FormattedMessage {...labels.totalNote} /> : null}
          />
        ) : null
      }
      <Row label={labels.cash} value={shown.amount(balances.cash, currency)} />
      <Row
        label={labels.yesterdayBalance}
        value={shown.amount(balances.yesterday_balance, currency)}
      />
      {projects || offers('trading') ? (
        <>
          <Row
            label={labels.yesterdayProfit}
            value={shown.signed(balances.yesterday_profit, currency)}
            tone={toneOf(balances.yesterday_profit)}
          />
          <Row
            label={labels.totalProfit}
            value={shown.signed(balances.total_profit, currency)}
            tone={toneOf(balances.total_profit)}
          />
        </>
      ) : null}
    </DefinitionList>
  )
}
