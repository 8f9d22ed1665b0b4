import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { HiddenAmount, useAmountsHidden } from '@/domain/balances/shown-amounts.tsx'
import type { AllocationType, Wallet } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { signOf } from '@/lib/decimal.ts'
import { DonutChart } from '@/patterns/charts/donut-chart.tsx'
import { TrendChart } from '@/patterns/charts/trend-chart.tsx'
import { Card, Section } from '@/ui/card.tsx'
import { Text } from '@/ui/text.tsx'

const { trendLabel } = defineMessages({
  trendLabel: {
    id: 'wallet.charts.trend',
    defaultMessage: 'Net worth over time',
    description: 'Heading of the chart of the last 30 days.',
  },
})

const partWords: Record<AllocationType | 'coins' | 'other', MessageDescriptor> = defineMessages({
  available: common.available,
  frozen: common.onHold,
  financing: common.inProjects,
  coins: common.coins,
  other: {
    id: 'wallet.part.other',
    defaultMessage: 'Other',
    description: 'Part of the net worth that this version cannot name.',
  },
})

/** How the net worth went, and what it is made of. */
export function AssetCharts({ wallet }: { wallet: Wallet }) {
  const intl = useIntl()
  const hidden = useAmountsHidden() ? <HiddenAmount /> : undefined
  const timeZone = useSiteInfo()?.time_zone
  const { offers } = useAreas()
  const { currency, trend, allocation, net_worth: worth } = wallet
  const coins = signOf(worth.coins) === 0 ? [] : [{ type: 'coins' as const, amount: worth.coins }]
  const parts = [...allocation, ...coins].filter(
    ({ type, amount }) => type !== 'financing' || offers('financing') || signOf(amount) !== 0,
  )
  const total = intl.formatMessage(common.netWorth)
  return (
    <>
      {trend.length < 2 ? (
        <NoTrend />
      ) : (
        <TrendChart
          title={intl.formatMessage(trendLabel)}
          valueLabel={total}
          points={trend.map(({ at, net_worth: value }) => ({ at, value }))}
          currency={currency}
          timeZone={timeZone}
          hidden={hidden}
        />
      )}
      {parts.length === 0 ? null : (
        <DonutChart
          title={intl.formatMessage({
            id: 'wallet.charts.allocation',
            defaultMessage: 'Allocation',
            description: 'Heading of the chart of the parts of the net worth.',
          })}
          partLabel={intl.formatMessage({
            id: 'wallet.charts.part',
            defaultMessage: 'Part',
            description: 'Heading of the column of the parts of the net worth.',
          })}
          parts={parts.map(({ type, amount }) => ({
            id: type,
            label: intl.formatMessage(partWords[Object.hasOwn(partWords, type) ? type : 'other']),
            amount,
          }))}
          total={worth.amount}
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
    <Section heading={<FormattedMessage {...trendLabel} />}>
      <Card>
        <Text>
          <FormattedMessage
            id="wallet.charts.noTrend"
            defaultMessage="Your trend appears from the second day on."
            description="Where an account is too new for a chart over days."
          />
        </Text>
      </Card>
    </Section>
  )
}
