import { FormattedMessage } from 'react-intl'
import { useOneTap } from '@/domain/account/one-tap.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Field } from '@/ui/field.tsx'
import { Select } from '@/ui/select.tsx'
import { Switch } from '@/ui/switch.tsx'

export interface OneTapSettingProps {
  currency: string
  /** What can be chosen as the largest stake, the smallest first. */
  stakes: readonly Decimal[]
}

/** Orders by one tap: what it means, on or off, and up to which stake. */
export function OneTapSetting({ currency, stakes }: OneTapSettingProps) {
  const format = useMoneyFormat()
  const [largest, choose] = useOneTap()
  const [first] = stakes
  if (first === undefined) return null
  const choices = largest === null || stakes.includes(largest) ? stakes : [...stakes, largest]
  return (
    <>
      <Switch
        label={<FormattedMessage {...common.oneTapOrders} />}
        hint={
          <FormattedMessage
            id="order.oneTap.hint"
            defaultMessage="Buy up and Buy down then place an order at once, without a confirmation. An order can't be undone. We still ask you first when the amount is larger or the price has moved. Logging out turns this off."
            description="Below the setting 'One-tap orders': what it means."
          />
        }
        checked={largest !== null}
        onChange={({ target }) => choose(target.checked ? first : null)}
      />
      {largest === null ? null : (
        <Field
          label={
            <FormattedMessage
              id="order.oneTap.largest"
              defaultMessage="Largest one-tap amount"
              description="Label of the choice of an amount below the setting 'One-tap orders'."
            />
          }
        >
          <Select value={largest} onChange={({ target }) => choose(target.value)}>
            {choices.map((stake) => (
              <option key={stake} value={stake}>
                {format.money(stake, currency)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
