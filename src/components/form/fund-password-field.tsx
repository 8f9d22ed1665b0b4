import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { PasswordField } from './fields.tsx'

interface FundPasswordFieldProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  // biome-ignore lint/suspicious/noExplicitAny: Control is invariant in it.
  control: Control<V, unknown, any>
  name: FieldPath<V>
}

/** The password that moves money or changes where it goes; no password manager may offer it. */
export function FundPasswordField<V extends FieldValues>({
  control,
  name,
}: FundPasswordFieldProps<V>) {
  return (
    <PasswordField
      control={control}
      name={name}
      autoComplete="off"
      label={
        <FormattedMessage
          id="form.fundPassword.label"
          defaultMessage="Fund password"
          description="Label of the password that moves money or changes payment methods."
        />
      }
    />
  )
}
