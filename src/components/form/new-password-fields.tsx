import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { PasswordField } from './fields.tsx'

export interface NewPasswordFieldsProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  // biome-ignore lint/suspicious/noExplicitAny: Control is invariant in it.
  control: Control<V, unknown, any>
  name: FieldPath<V>
  confirmName: FieldPath<V>
  /** The rule's numbers, from the generated schema. */
  min: number
  max: number
}

/** A new login password, entered twice. The rule stands there before it is broken. */
export function NewPasswordFields<V extends FieldValues>({
  control,
  name,
  confirmName,
  min,
  max,
}: NewPasswordFieldsProps<V>) {
  const { touchedFields } = useFormState({ control, name: confirmName })
  // A second entry that nobody has made yet must not be called wrong.
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
          <FormattedMessage
            id="password.new.rule"
            defaultMessage="{min} to {max} characters"
            description="Below a new password: its length, for example 6 to 16 characters."
            values={{ min, max }}
          />
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
      />
    </>
  )
}
