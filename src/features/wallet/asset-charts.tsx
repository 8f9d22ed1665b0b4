import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAmountsHidden } from '@/components/balances/hidden-amounts.ts'
import { HiddenAmount } from '@/components/balances/shown-amounts.tsx'
import { DonutChart } from '@/components/charts/donut-chart.tsx'
import { TrendChart } from '@/components/charts/trend-chart.tsx'
import { useSiteInfo } from '@/components/use-site-info.ts'
import type { AllocationKind } from '@/generated/model/allocation-kind.ts'
import type { Wallet } from '@/generated/model/wallet.ts'
import { Card, Section } from '@/ui/card.tsx'
import styles from './wallet.module.css'

const partWords: Record<AllocationKind | 'other', MessageDescriptor> = defineMessages({
  available: {
    id: 'wallet.part.available',
    defaultMessage: 'Available',
    description: 'Part of the total asset: cash that can be used now.',
  },
  frozen: {
    id: 'wallet.part.frozen',
    defaultMessage: 'Frozen',
    description: 'Part of the total asset: cash held by withdrawals under review.',
  },
  financing: {
    id: 'wallet.part.financing',
    defaultMessage: 'In projects',
    description: 'Part of the total asset: principal in financing projects.',
  },
  other: {
    id: 'wallet.part.other',
    defaultMessage: 'Other',
    description: 'Part of the total asset that this version cannot name.',
  },
})

/** How the total asset went, and what it is made of. */
export function AssetCharts({ wallet }: { wallet: Wallet }) {
  const intl = useIntl()
  const hidden = useAmountsHidden() ? <HiddenAmount /> : undefined
  const timeZone = useSiteInfo()?.time_zone
  const { currency, trend, allocation, balances } = wallet
  const total = intl.formatMessage({
    id: 'wallet.charts.total',
    defaultMessage: 'Total asset',
    description: 'Heading of a column and of a sum: cash and financing together.',
  })
  return (
    <>
      {trend.length < 2 ? (
        <NoTrend />
      ) : (
        <TrendChart
          title={intl.formatMessage({
            id: 'wallet.charts.trend',
            defaultMessage: 'Trend of the total asset',
            description: 'Heading of the chart of the last 30 days.',
          })}
          valueLabel={total}
          points={trend.map(({ at, total_asset: value }) => ({ at, value }))}
          currency={currency}
          timeZone={timeZone}
          hidden={hidden}
        />
      )}
      {allocation.length === 0 ? null : (
        <DonutChart
          title={intl.formatMessage({
            id: 'wallet.charts.allocation',
            defaultMessage: 'Allocation',
            description: 'Heading of the chart of the parts of the total asset.',
          })}
          partLabel={intl.formatMessage({
            id: 'wallet.charts.part',
            defaultMessage: 'Part',
            description: 'Heading of the column of the parts of the total asset.',
          })}
          parts={allocation.map(({ kind, amount }) => ({
            id: kind,
            label: intl.formatMessage(partWords[Object.hasOwn(partWords, kind) ? kind : 'other']),
            amount,
          }))}
          total={balances.total_asset}
          totalLabel={total}
          currency={currency}
          hidden={hidden}
        />
      )}
    </>
  )
}

function NoTrend() {
  return (
    <Section
      heading={
        <FormattedMessage
          id="wallet.charts.trend"
          defaultMessage="Trend of the total asset"
          description="Heading of the chart of the last 30 days."
        />
      }
    >
      <Card>
        <p className={styles.note}>
          <FormattedMessage
            id="wallet.charts.noTrend"
            defaultMessage="The trend is drawn from the second day on."
            description="Where an account is too new for a chart over days."
          />
        </p>
      </Card>
    </Section>
  )
}
