import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetBalanceProduct } from '@/generated/financing/financing.ts'
import type { BalanceProduct } from '@/generated/h5.schemas.ts'
import { signOf } from '@/lib/decimal.ts'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Stat } from '@/ui/stat.tsx'
import { useShownAmounts } from './shown-amounts.tsx'

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
  const held: DefinitionRow[] =
    signOf(product.income_held) > 0
      ? [
          {
            id: 'held',
            label: (
              <FormattedMessage
                id="balance.product.held"
                defaultMessage="Income held until an append"
                description="Label: income that is paid once the missing money is added."
              />
            ),
            value: shown.money(product.income_held, currency),
          },
        ]
      : []
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
        <DefinitionList
          rows={[
            {
              id: 'available',
              label: (
                <FormattedMessage
                  id="balance.product.available"
                  defaultMessage="Available, earning"
                  description="Label: available principal, that which earns and can be settled."
                />
              ),
              value: shown.money(product.available, currency),
            },
            {
              id: 'frozen',
              label: (
                <FormattedMessage
                  id="balance.product.frozen"
                  defaultMessage="Frozen"
                  description="Label: principal whose income is held until an append."
                />
              ),
              value: shown.money(product.frozen, currency),
            },
            ...held,
            {
              id: 'yesterday',
              label: (
                <FormattedMessage
                  id="balance.product.yesterday"
                  defaultMessage="Yesterday's profit"
                  description="Label: income of projects that was paid for yesterday."
                />
              ),
              value: (
                <>
                  {shown.signed(product.yesterday_profit, currency)} {currency}
                </>
              ),
            },
            {
              id: 'profit',
              label: (
                <FormattedMessage
                  id="balance.product.profit"
                  defaultMessage="Total profit"
                  description="Label: all income of projects that was paid."
                />
              ),
              value: (
                <>
                  {shown.signed(product.total_profit, currency)} {currency}
                </>
              ),
            },
          ]}
        />
        {children}
      </Stack>
    </Card>
  )
}
