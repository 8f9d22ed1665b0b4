import { FormattedMessage } from 'react-intl'
import type { Balances } from '@/generated/model/balances.ts'
import { signOf } from '@/lib/decimal.ts'
import { Card } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Stat } from '@/ui/stat.tsx'
import styles from './balance-card.module.css'
import { useShownAmounts } from './shown-amounts.tsx'

/** All balances of the specification: what one has, what of it can be used, and what it earned. */
export function BalanceCard({ balances }: { balances: Balances }) {
  const shown = useShownAmounts()
  const { currency } = balances
  const profitTone = (amount: string) => {
    const sign = signOf(amount)
    if (sign === 0 || shown.hidden) return {}
    return { tone: sign > 0 ? ('positive' as const) : ('negative' as const) }
  }

  return (
    <Card tone="brand">
      <Stat
        size="lg"
        label={
          <FormattedMessage
            id="balance.card.totalAsset"
            defaultMessage="Total asset"
            description="Everything the user has: cash and financing."
          />
        }
        value={shown.amount(balances.total_asset, currency)}
        unit={currency}
      />
      <DefinitionList
        className={styles.rows}
        rows={[
          {
            id: 'cash',
            label: (
              <FormattedMessage
                id="balance.card.cash"
                defaultMessage="Cash wallet"
                description="Cash of the user, available and frozen together."
              />
            ),
            value: shown.amount(balances.cash, currency),
          },
          {
            id: 'available',
            label: (
              <FormattedMessage
                id="balance.card.available"
                defaultMessage="Available"
                description="Cash that can be used now."
              />
            ),
            value: shown.amount(balances.available, currency),
          },
          {
            id: 'frozen',
            label: (
              <FormattedMessage
                id="balance.card.frozen"
                defaultMessage="Frozen"
                description="Cash held by open orders and withdrawals under review."
              />
            ),
            value: shown.amount(balances.frozen, currency),
          },
          {
            id: 'yesterdayBalance',
            label: (
              <FormattedMessage
                id="balance.card.yesterdayBalance"
                defaultMessage="Yesterday's balance"
                description="Total asset at the end of yesterday."
              />
            ),
            value: shown.amount(balances.yesterday_balance, currency),
          },
          {
            id: 'yesterdayProfit',
            label: (
              <FormattedMessage
                id="balance.card.yesterdayProfit"
                defaultMessage="Yesterday's profit"
                description="Profit or loss of yesterday."
              />
            ),
            value: shown.signed(balances.yesterday_profit, currency),
            ...profitTone(balances.yesterday_profit),
          },
          {
            id: 'totalProfit',
            label: (
              <FormattedMessage
                id="balance.card.totalProfit"
                defaultMessage="Total profit"
                description="Profit or loss since the account exists."
              />
            ),
            value: shown.signed(balances.total_profit, currency),
            ...profitTone(balances.total_profit),
          },
        ]}
      />
    </Card>
  )
}
