import { defineMessages, FormattedMessage } from 'react-intl'
import { useShownAmounts } from '@/domain/balances/shown-amounts.tsx'
import { useSumSheet } from '@/domain/balances/sum-sheet.tsx'
import { useGetBalanceProduct } from '@/generated/financing/financing.ts'
import type { BalanceProduct } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { signOf } from '@/lib/decimal.ts'
import { Row } from '@/patterns/details/row.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list.tsx'
import { Stat } from '@/ui/stat.tsx'

const labels = defineMessages({
  yesterday: {
    id: 'finance.product.incomeYesterday',
    defaultMessage: 'Income yesterday',
    description: 'Label: income of projects that was paid for yesterday.',
  },
  income: {
    id: 'finance.product.income',
    defaultMessage: 'Income so far',
    description: 'Label: all income of projects that was paid.',
  },
})

/** The user's money in projects and its earnings, for those who have or had some. */
export function BalanceProductCard() {
  const query = useGetBalanceProduct()
  return (
    <QueryBoundary query={query} loading={null}>
      {(product) => (hasSome(product) ? <Figures product={product} /> : null)}
    </QueryBoundary>
  )
}

const hasSome = ({ total, total_profit, income_held }: BalanceProduct) =>
  [total, total_profit, income_held].some((amount) => signOf(amount) !== 0)

function Figures({ product }: { product: BalanceProduct }) {
  const shown = useShownAmounts()
  const [label, sheet] = useSumSheet()
  const { currency } = product
  return (
    <Card>
      <Stack>
        <Stat
          size="lg"
          label={<FormattedMessage {...common.inProjects} />}
          value={shown.amount(product.total, currency)}
          unit={currency}
        />
        <DefinitionList>
          <DefinitionRow
            label={label('earning')}
            value={shown.money(product.available, currency)}
          />
          {signOf(product.frozen) > 0 ? (
            <DefinitionRow
              label={label('awaiting')}
              value={shown.money(product.frozen, currency)}
            />
          ) : null}
          {signOf(product.income_held) > 0 ? (
            <DefinitionRow
              label={label('held')}
              value={shown.money(product.income_held, currency)}
            />
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
        {sheet}
      </Stack>
    </Card>
  )
}
