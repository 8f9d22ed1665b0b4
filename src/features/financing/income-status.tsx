import { FormattedMessage } from 'react-intl'
import type { IncomeStatus } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { KnownStatus } from '@/shell/known-status.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { sumsOf } from './purchase-rules.ts'
import { incomeStates } from './purchase-words.ts'

/** The state of one income by word and colour. */
export function IncomeStatusTag({ status }: { status: string }) {
  return (
    <KnownStatus
      status={status}
      words={incomeStates}
      tones={{ paid: 'positive', held: 'pending', lost: 'negative' }}
    />
  )
}

/** What of some incomes was paid, waits, comes and is lost; what there is none of is left out. */
export function useIncomeSums(
  incomes: readonly { status: IncomeStatus; amount: Decimal }[],
  currency: string,
): DefinitionRow[] {
  const format = useMoneyFormat()
  const sums = sumsOf(incomes)
  return (['paid', 'held', 'coming', 'lost'] as const)
    .filter((state) => state === 'paid' || signOf(sums[state]) > 0)
    .map((state) => ({
      id: state,
      label: <FormattedMessage {...incomeStates[state]} />,
      value: format.money(sums[state], currency),
      ...(state === 'lost' && { tone: 'negative' }),
    }))
}
