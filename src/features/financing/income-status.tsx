import type { IncomeStatus } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { Row } from '@/patterns/details/row.tsx'
import { KnownStatus } from '@/shell/known-status.tsx'
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

interface IncomeSumsProps {
  incomes: readonly { status: IncomeStatus; amount: Decimal }[]
  currency: string
}

/** Rows with what of some incomes was paid, waits, comes and is lost; what there is none of is left out. */
export function IncomeSums({ incomes, currency }: IncomeSumsProps) {
  const format = useMoneyFormat()
  const sums = sumsOf(incomes)
  return (['paid', 'held', 'coming', 'lost'] as const)
    .filter((state) => state === 'paid' || signOf(sums[state]) > 0)
    .map((state) => (
      <Row
        key={state}
        label={incomeStates[state]}
        value={format.money(sums[state], currency)}
        tone={state === 'lost' ? 'negative' : undefined}
      />
    ))
}
