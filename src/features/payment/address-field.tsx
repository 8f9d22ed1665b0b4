import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { addressEntry } from '@/lib/address-entry.ts'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { useEntry } from '@/patterns/form/use-entry.ts'
import { Field } from '@/ui/field.tsx'
import { GroupedText } from '@/ui/grouped-text.tsx'
import { Text } from '@/ui/text.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import { messages } from './messages.ts'
import styles from './payment.module.css'

/** A wallet address; what was pasted stands below in groups, to be compared with the wallet. */
export function AddressField<V extends FieldValues>({
  control,
  name,
}: {
  control: FieldControl<V>
  name: FieldPath<V>
}) {
  const { field, fieldState } = useEntry({ control, name })
  const address = addressEntry.read(String(field.value))
  return (
    <div className={styles.compared}>
      <Field
        label={<FormattedMessage {...messages.address} />}
        hint={
          <FormattedMessage
            id="payment.field.addressHint"
            defaultMessage="Copy it from your wallet and paste it here."
            description="Below a wallet address."
          />
        }
        error={fieldState.error?.message}
        required
      >
        <TextInput
          {...field}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      {/^[A-Za-z0-9]{8,}$/.test(address) ? <AddressGroups address={address} /> : null}
    </div>
  )
}

/** An address in groups of four, to be compared character by character. */
export function AddressGroups({ address }: { address: string }) {
  return (
    <div className={styles.groups}>
      <Text>
        <FormattedMessage
          id="payment.field.compare"
          defaultMessage="Compare every group with your wallet:"
          description="Above an address that was pasted, in groups of four characters."
        />
      </Text>
      <p className={styles.address} translate="no">
        <GroupedText text={address} />
      </p>
    </div>
  )
}
