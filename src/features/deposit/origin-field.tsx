import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositMethod, PaymentMethod } from '@/generated/h5.schemas.ts'
import { useListPaymentMethods } from '@/generated/payment-methods/payment-methods.ts'
import { SelectField } from '@/patterns/form/fields.tsx'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import type { DepositValues } from './deposit-flow.ts'
import { messages } from './messages.ts'

/** What can be bound of one kind is far less. */
const ALL = { limit: 100 }

/** The bound accounts that a transfer by a way can come from; none while they are not known. */
export function useOrigins({ type, currency, network }: DepositMethod): PaymentMethod[] {
  const { data } = useListPaymentMethods(ALL)
  return (data?.list ?? []).filter(
    (one) => one.type === type && one.currency === currency && one.network === network,
  )
}

/** A bound account in a line: its bank, where it has one, and its number. */
export const originName = ({ bank_name: bank, masked_number: number }: PaymentMethod) =>
  bank === null ? number : `${bank} ${number}`

interface OriginFieldProps {
  control: FieldControl<DepositValues>
  origins: readonly PaymentMethod[]
}

/** Which of the bound accounts the transfer came from; nothing where none is bound. */
export function OriginField({ control, origins }: OriginFieldProps) {
  const intl = useIntl()
  if (origins.length === 0) return null
  return (
    <SelectField
      control={control}
      name="from_id"
      optional
      label={<FormattedMessage {...messages.from} />}
    >
      <option value="">
        {intl.formatMessage({
          id: 'deposit.origin.other',
          defaultMessage: 'Another account',
          description: 'Choice beside the added accounts: the transfer came from none of them.',
        })}
      </option>
      {origins.map((one) => (
        <option key={one.id} value={one.id}>
          {originName(one)}
        </option>
      ))}
    </SelectField>
  )
}
