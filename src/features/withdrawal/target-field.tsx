import type { Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields.tsx'
import type { WithdrawalTarget } from '@/generated/model/withdrawal-target.ts'
import { Notice } from '@/ui/notice.tsx'
import type { WithdrawalValues } from './withdrawal-schema.ts'

interface TargetFieldProps {
  // biome-ignore lint/suspicious/noExplicitAny: the output type is the form's business.
  control: Control<WithdrawalValues, unknown, any>
  targets: readonly WithdrawalTarget[]
  /** The one that is chosen, if any. */
  chosen: WithdrawalTarget | undefined
  /** Currency of the amount. */
  currency: string
}

/** Where the money goes. An address says its network, because a wrong one loses the money. */
export function TargetField({ control, targets, chosen, currency }: TargetFieldProps) {
  const intl = useIntl()
  return (
    <>
      <SelectField
        control={control}
        name="target_id"
        label={
          <FormattedMessage
            id="withdrawal.target.label"
            defaultMessage="To"
            description="Label of the choice of card, address or account."
          />
        }
      >
        <option value="">
          {targets.length === 0
            ? intl.formatMessage({
                id: 'withdrawal.target.none',
                defaultMessage: 'Nothing bound yet',
                description: 'In the choice of targets when there is none.',
              })
            : intl.formatMessage({
                id: 'withdrawal.target.choose',
                defaultMessage: 'Please choose',
                description: 'In the choice of targets before one is chosen.',
              })}
        </option>
        {targets.map(({ id, name, masked_number: number, network }) => (
          <option key={id} value={id}>
            {[name, number, network].filter((part) => part !== null).join(' · ')}
          </option>
        ))}
      </SelectField>
      {chosen && chosen.network !== null ? (
        <Notice
          tone="warning"
          title={
            <FormattedMessage
              id="withdrawal.target.networkTitle"
              defaultMessage="Network {network}"
              description="Heading of the warning below a wallet address."
              values={{ network: chosen.network }}
            />
          }
        >
          <FormattedMessage
            id="withdrawal.target.networkBody"
            defaultMessage="Check in your wallet that this address is on this network. Money sent over a wrong network is lost."
            description="Warning below a wallet address."
          />
        </Notice>
      ) : null}
      {chosen && chosen.currency !== currency ? (
        <Notice>
          <FormattedMessage
            id="withdrawal.target.otherCurrency"
            defaultMessage="The amounts here are in {currency}. This target receives {received}."
            description="Below a target of another currency than the balance."
            values={{ currency, received: chosen.currency }}
          />
        </Notice>
      ) : null}
    </>
  )
}
