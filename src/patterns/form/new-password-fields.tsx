import { Check } from 'lucide-react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { cx } from '@/ui/cx.ts'
import { PasswordField } from './fields.tsx'
import styles from './new-password-fields.module.css'
import type { FieldControl } from './use-contract-form.ts'

export interface NewPasswordFieldsProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  name: FieldPath<V>
  confirmName: FieldPath<V>
  /** The rule's numbers, from the generated schema. */
  min: number
  max: number
  /** The rest of the form was filled in before the page was left. */
  returned?: boolean
}

/** A new login password, entered twice, with its rule as a hint, which says as one types when it is met. */
export function NewPasswordFields<V extends FieldValues>({
  control,
  name,
  confirmName,
  min,
  max,
  returned = false,
}: NewPasswordFieldsProps<V>) {
  const { touchedFields } = useFormState({ control, name: confirmName })
  const typed: unknown = useWatch({ control, name })
  const isMet = typeof typed === 'string' && typed.length >= min && typed.length <= max
  // Do not report the second entry before it was touched.
  const isConfirmed = confirmName in touchedFields
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        autoComplete="new-password"
        rechecks={isConfirmed ? [confirmName] : []}
        label={
          <FormattedMessage
            id="password.new.label"
            defaultMessage="New password"
            description="Label of a new password."
          />
        }
        hint={
          <span className={cx(isMet && styles.met)}>
            {isMet ? <Check size={14} strokeWidth={3} aria-hidden /> : null}
            <FormattedMessage
              id="password.new.rule"
              defaultMessage="{min} to {max} characters"
              description="Below a new password: its length, for example 6 to 16 characters."
              values={{ min, max }}
            />
          </span>
        }
      />
      <PasswordField
        control={control}
        name={confirmName}
        autoComplete="new-password"
        label={
          <FormattedMessage
            id="password.new.again"
            defaultMessage="New password again"
            description="Label of the second entry of a new password."
          />
        }
        hint={
          returned && (
            <FormattedMessage
              id="password.new.notKept"
              defaultMessage="We don't keep passwords when you leave the page."
              description="Below empty passwords, in a form that is filled in as it was left."
            />
          )
        }
      />
    </>
  )
}

/** Error for a second entry that differs from the first. */
export function useDifferWord(): string {
  return useIntl().formatMessage(common.passwordsDiffer)
}
