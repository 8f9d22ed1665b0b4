import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { priceScale } from '@/lib/decimal.ts'
import { isAmbiguousAmount, parseAmount } from '@/lib/money.ts'
import { AmountInput } from '@/ui/amount-input.tsx'
import { Button } from '@/ui/button.tsx'
import { Checkbox } from '@/ui/checkbox.tsx'
import { CodeInput } from '@/ui/code-input.tsx'
import { Field } from '@/ui/field.tsx'
import { PasswordInput } from '@/ui/password-input.tsx'
import { Select } from '@/ui/select.tsx'
import type { TextInputProps } from '@/ui/text-input.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import type { FieldControl } from './use-contract-form.ts'
import { useEntry } from './use-entry.ts'

interface FormFieldProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  name: FieldPath<V>
  label: ReactNode
  hint?: ReactNode
}

/** One line of text. */
export function TextField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  optional = false,
  ...input
}: FormFieldProps<V> &
  Pick<TextInputProps, 'inputMode' | 'maxLength' | 'lead' | 'autoCapitalize' | 'placeholder'> & {
    autoComplete: string
    /** It may stay empty, and says so. */
    optional?: boolean
  }) {
  const intl = useIntl()
  const { field, fieldState } = useEntry({ control, name })
  return (
    <Field
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      {...(optional
        ? {
            optionalLabel: intl.formatMessage(common.optional),
          }
        : { required: true })}
    >
      <TextInput {...input} {...field} autoCorrect="off" spellCheck={false} />
    </Field>
  )
}

/** A password that can be shown. `off` is for the fund password, which no manager may offer. */
export function PasswordField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  autoComplete,
  rechecks,
}: FormFieldProps<V> & {
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** Fields whose rules read this one, too: checked again when it changes. */
  rechecks?: FieldPath<V>[]
}) {
  const intl = useIntl()
  const { field, fieldState } = useController({
    control,
    name,
    ...(rechecks && { rules: { deps: rechecks } }),
  })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <PasswordInput
        {...field}
        autoComplete={autoComplete}
        showLabel={intl.formatMessage({
          id: 'form.password.show',
          defaultMessage: 'Show password',
          description: 'Name of the button that makes a password readable.',
        })}
        hideLabel={intl.formatMessage({
          id: 'form.password.hide',
          defaultMessage: 'Hide password',
          description: 'Name of the button that hides a password again.',
        })}
      />
    </Field>
  )
}

/** A one-time code; `action` sends one. */
export function CodeField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  action,
}: FormFieldProps<V> & { action?: ReactNode }) {
  const { field, fieldState } = useEntry({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <CodeInput {...field} action={action} />
    </Field>
  )
}

/**
 * An amount as it is typed, with its currency. What can be read in two ways is shown as it was read. `onMax`
 * offers the largest amount that counts.
 */
export function AmountField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  currency,
  precision,
  aside,
  onMax,
  optional = false,
  placeholder,
}: FormFieldProps<V> & {
  currency: string
  /** Decimals of the product where the amount is its price. */
  precision?: number
  aside?: ReactNode
  onMax?: (() => void) | undefined
  /** It may stay empty. */
  optional?: boolean
  /** What an empty field means. */
  placeholder?: string
}) {
  const { field, fieldState } = useEntry({ control, name })
  const { locale } = useIntl()
  const format = useMoneyFormat()
  const typed = String(field.value)
  const amount = isAmbiguousAmount(typed, locale) ? parseAmount(typed, locale, precision) : null
  const understood = amount !== null && (
    <FormattedMessage
      id="form.amount.understood"
      defaultMessage="Understood as {amount}"
      description="Below an amount or price that could be read in two ways, such as 1.500. amount has its currency."
      values={{
        amount: `${format.price(amount, Math.max(precision ?? 0, priceScale(amount, currency)))} ${currency}`,
      }}
    />
  )
  return (
    <Field
      label={label}
      hint={
        hint && understood ? (
          <>
            {hint} {understood}
          </>
        ) : (
          understood || hint
        )
      }
      error={fieldState.error?.message}
      aside={aside}
      required={!optional}
    >
      <AmountInput
        {...field}
        {...(placeholder !== undefined && { placeholder })}
        currency={currency}
        action={
          onMax ? (
            <Button variant="quiet" size="sm" onClick={onMax}>
              <FormattedMessage {...common.max} />
            </Button>
          ) : undefined
        }
      />
    </Field>
  )
}

/** A choice from a short list, as the phone's own picker. Children are native options. */
export function SelectField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  rechecks,
  optional = false,
  children,
}: FormFieldProps<V> & {
  /** It may stay unchosen. */
  optional?: boolean
  /** Fields whose rules read this one, too: checked again when it changes. */
  rechecks?: FieldPath<V>[]
  children: ReactNode
}) {
  const { field, fieldState } = useController({
    control,
    name,
    ...(rechecks && { rules: { deps: rechecks } }),
  })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={!optional}>
      <Select {...field}>{children}</Select>
    </Field>
  )
}

/** A box that must be ticked. Links inside the label stay pressable. */
export function TickField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
}: FormFieldProps<V>) {
  const { field, fieldState } = useController({ control, name })
  const { value, ...rest } = field
  return (
    <Checkbox
      {...rest}
      checked={value === true}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
    />
  )
}

interface FundPasswordFieldProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  name: FieldPath<V>
}

/** The fund password; password managers must not fill it. */
export function FundPasswordField<V extends FieldValues>({
  control,
  name,
}: FundPasswordFieldProps<V>) {
  return (
    <PasswordField
      control={control}
      name={name}
      autoComplete="off"
      label={<FormattedMessage {...common.fundPassword} />}
    />
  )
}
