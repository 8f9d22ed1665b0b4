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
    defaultMessage: 'Income held until you top up',
    description: 'Label: income that is paid once the missing money is added.',
  },
  earning: {
    id: 'balance.product.earning',
    defaultMessage: 'Earning',
    description: 'Label: principal whose income is paid; it can be redeemed early.',
  },
  awaiting: {
    id: 'balance.product.awaiting',
    defaultMessage: 'Top-up needed',
    description: 'Label: principal whose income is held until a top-up.',
  },
  yesterday: {
    id: 'balance.product.incomeYesterday',
    defaultMessage: 'Income yesterday',
    description: 'Label: income of projects that was paid for yesterday.',
  },
  income: {
    id: 'balance.product.income',
    defaultMessage: 'Income so far',
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
              defaultMessage="In projects"
              description="Label: all principal of the user in projects, whether its income is paid or held."
            />
          }
          value={shown.amount(product.total, currency)}
          unit={currency}
        />
        <DefinitionList>
          <Row label={labels.earning} value={shown.money(product.available, currency)} />
          {signOf(product.frozen) > 0 ? (
            <Row label={labels.awaiting} value={shown.money(product.frozen, currency)} />
          ) : null}
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
            label={labels.income}
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
