import type { FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { networksOf } from '@/lib/coin-networks.ts'
import { OnlyChoice } from '@/patterns/form/only-choice.tsx'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { Field } from '@/ui/field.tsx'
import { Select } from '@/ui/select.tsx'
import { messages } from './messages.ts'
import { presentCoins } from './use-method-form.ts'

interface CoinFieldsProps<V extends FieldValues> {
  control: FieldControl<V>
  names: { currency: FieldPath<V>; network: FieldPath<V> }
  /** Called when the network is another one: an address is checked by it. */
  onNetwork: () => void
}

/** A coin and its network. A coin with one network leaves no choice. */
export function CoinFields<V extends FieldValues>({
  control,
  names,
  onNetwork,
}: CoinFieldsProps<V>) {
  const intl = useIntl()
  const coin = useController({ control, name: names.currency })
  const network = useController({ control, name: names.network })
  const networks = networksOf(coin.field.value)
  const choose = intl.formatMessage(common.pleaseChoose)
  const [first, second] = networks
  const only = first !== undefined && second === undefined ? first : null
  const networkHint = (
    <FormattedMessage
      id="payment.field.networkHint"
      defaultMessage="It must be the network of the address in your wallet. Money sent over another network is lost."
      description="Below the choice of the network."
    />
  )
  const networkLabel = <FormattedMessage {...messages.network} />

  return (
    <>
      <Field
        label={<FormattedMessage {...common.currency} />}
        error={coin.fieldState.error?.message}
        required
      >
        <Select
          {...coin.field}
          onChange={({ target }) => {
            coin.field.onChange(target.value)
            const next = networksOf(target.value)
            const [only, another] = next
            const kept = next.some((one) => one === network.field.value) ? network.field.value : ''
            network.field.onChange(only && !another ? only : kept)
            onNetwork()
          }}
        >
          <option value="">{choose}</option>
          {presentCoins().map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      {only ? (
        <OnlyChoice label={networkLabel} value={only} hint={networkHint} />
      ) : (
        <Field
          label={networkLabel}
          hint={networkHint}
          error={network.fieldState.error?.message}
          required
        >
          <Select
            {...network.field}
            onChange={({ target }) => {
              network.field.onChange(target.value)
              onNetwork()
            }}
          >
            <option value="">{choose}</option>
            {networks.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
