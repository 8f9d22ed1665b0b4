import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { AmountField } from '@/patterns/form/fields.tsx'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { Button } from '@/ui/button.tsx'

interface MoneyFieldProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  name: FieldPath<V>
  label?: ReactNode
  hint: ReactNode
  currency: string
  /** The largest amount that counts; null where there is none. */
  largest: Decimal | null
  /** Puts an amount into the field. */
  onSet: (amount: Decimal) => void
}

/** The amount of a form that moves money, with its bounds and the largest one at a press. */
export function MoneyField<V extends FieldValues>({
  label,
  largest,
  onSet,
  ...field
}: MoneyFieldProps<V>) {
  return (
    <AmountField
      {...field}
      onMax={largest === null ? undefined : () => onSet(largest)}
      label={label ?? <FormattedMessage {...common.amount} />}
    />
  )
}

/** Below an amount: from which to which it may be. */
export function AmountBounds({
  min,
  max,
  currency,
}: {
  min: Decimal
  max: Decimal
  currency: string
}) {
  const { money } = useMoneyFormat()
  return (
    <FormattedMessage
      id="form.amount.bounds"
      defaultMessage="From {min} to {max}"
      description="Bounds of an amount, with their currency."
      values={{ min: money(min, currency), max: money(max, currency) }}
    />
  )
}

/** Beside a refused amount: puts the allowed one into the form. */
export function AmendButton({
  amount,
  currency,
  onSet,
}: {
  amount: Decimal
  currency: string
  onSet: (amount: Decimal) => void
}) {
  const { money } = useMoneyFormat()
  return (
    <Button variant="quiet" size="sm" onClick={() => onSet(amount)}>
      <FormattedMessage
        id="form.amount.amend"
        defaultMessage="Set {amount}"
        description="Button beside a refused amount: puts the allowed one into the form. amount has its currency."
        values={{ amount: money(amount, currency) }}
      />
    </Button>
  )
}
