import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useGetBalanceProduct } from '@/generated/financing/financing.ts'
import type { BalanceProduct } from '@/generated/h5.schemas.ts'
import { signOf } from '@/lib/decimal.ts'
import { Row } from '@/patterns/details/row.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Stat } from '@/ui/stat.tsx'
import { useShownAmounts } from './shown-amounts.tsx'

const labels = defineMessages({
  held: {
    id: 'balance.product.held',
    defaultMessage: 'Income held until an append',
    description: 'Label: income that is paid once the missing money is added.',
  },
  available: {
    id: 'balance.product.available',
    defaultMessage: 'Available, earning',
    description: 'Label: available principal, that which earns and can be settled.',
  },
  frozen: {
    id: 'balance.product.frozen',
    defaultMessage: 'Frozen',
    description: 'Label: principal whose income is held until an append.',
  },
  yesterday: {
    id: 'balance.product.yesterday',
    defaultMessage: "Yesterday's profit",
    description: 'Label: income of projects that was paid for yesterday.',
  },
  profit: {
    id: 'balance.product.profit',
    defaultMessage: 'Total profit',
    description: 'Label: all income of projects that was paid.',
  },
})

interface BalanceProductCardProps {
  /** Below the figures: the way to what they are of. */
  children?: ReactNode
}

/** The user's money in projects and its earnings, for those who have or had some. */
export function BalanceProductCard({ children }: BalanceProductCardProps) {
  const query = useGetBalanceProduct()
  return (
    <QueryBoundary query={query} loading={null}>
      {(product) => (hasSome(product) ? <Figures product={product}>{children}</Figures> : null)}
    </QueryBoundary>
  )
}

const hasSome = ({ total, total_profit, income_held }: BalanceProduct) =>
  [total, total_profit, income_held].some((amount) => signOf(amount) !== 0)

function Figures({ product, children }: BalanceProductCardProps & { product: BalanceProduct }) {
  const shown = useShownAmounts()
  const { currency } = product
  return (
    <Card>
      <Stack>
        <Stat
          size="lg"
          label={
            <FormattedMessage
              id="balance.product.total"
              defaultMessage="Total balance in projects"
              description="Label: all principal of the user in projects, available and frozen."
            />
          }
          value={shown.amount(product.total, currency)}
          unit={currency}
        />
        <DefinitionList>
          <Row label={labels.available} value={shown.money(product.available, currency)} />
          <Row label={labels.frozen} value={shown.money(product.frozen, currency)} />
          {signOf(product.income_held) > 0 ? (
            <Row label={labels.held} value={shown.money(product.income_held, currency)} />
          ) : null}
          <Row
            label={labels.yesterday}
            value={
              <>
                {shown.signed(product.yesterday_profit, currency)} {currency}
              </>
            }
          />
          <Row
            label={labels.profit}
            value={
              <>
                {shown.signed(product.total_profit, currency)} {currency}
              </>
            }
          />
        </DefinitionList>
        {children}
      </Stack>
    </Card>
  )
}
