import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { AmountField } from '@/patterns/form/fields.tsx'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Chip } from '@/ui/chip.tsx'
import { quickAmounts } from './amount-bounds.ts'
import styles from './money-field.module.css'

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

interface QuickMoneyFieldProps<V extends FieldValues> extends MoneyFieldProps<V> {
  /** The smallest amount. */
  min: Decimal
  /** What is in the field; null while that is no amount. */
  amount: Decimal | null
}

/** The amount of a form that moves money, with some amounts and the largest one at a press. */
export function QuickMoneyField<V extends FieldValues>({
  min,
  amount,
  largest,
  onSet,
  ...field
}: QuickMoneyFieldProps<V>) {
  const intl = useIntl()
  const { money, price, amount: figure } = useMoneyFormat()
  const { currency } = field
  const isSet = (quick: Decimal) => amount !== null && compare(amount, quick) === 0
  return (
    <Stack gap="tight">
      <MoneyField {...field} largest={null} onSet={onSet} />
      {largest === null ? null : (
        <div className={styles.quick}>
          {quickAmounts(min, largest).map((quick) => (
            <Chip
              key={quick}
              aria-label={money(quick, currency)}
              selected={isSet(quick)}
              onClick={() => onSet(quick)}
            >
              {price(quick, quick.split('.')[1]?.length ?? 0)}
            </Chip>
          ))}
          <Chip
            aria-label={intl.formatMessage(
              {
                id: 'form.amount.max',
                defaultMessage: 'Max, {amount}',
                description:
                  'Name of the button that sets the largest amount. amount has its currency.',
              },
              { amount: money(largest, currency) },
            )}
            selected={isSet(largest)}
            onClick={() => onSet(largest)}
          >
            <FormattedMessage {...common.max} /> {figure(largest, currency)}
          </Chip>
        </div>
      )}
    </Stack>
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
      <FormattedMessage {...common.useAmount} values={{ amount: money(amount, currency) }} />
    </Button>
  )
}
