import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalTarget } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { isolated } from '@/lib/isolated.ts'
import { SelectField } from '@/patterns/form/fields.tsx'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { Notice } from '@/ui/notice.tsx'
import { messages } from './messages.ts'
import type { WithdrawalValues } from './withdrawal-flow.ts'

interface TargetFieldProps {
  control: FieldControl<WithdrawalValues>
  targets: readonly WithdrawalTarget[]
  /** The one that is chosen, if any. */
  chosen: WithdrawalTarget | undefined
}

/** Where the money goes. An address says its network, because a wrong one loses the money. */
export function TargetField({ control, targets, chosen }: TargetFieldProps) {
  const intl = useIntl()
  return (
    <>
      <SelectField
        control={control}
        name="target_id"
        label={<FormattedMessage {...messages.target} />}
      >
        <option value="">
          {targets.length === 0
            ? intl.formatMessage({
                id: 'withdrawal.target.none',
                defaultMessage: 'Nothing added yet',
                description: 'In the choice of payment methods when there is none.',
              })
            : intl.formatMessage(common.pleaseChoose)}
        </option>
        {targets.map(({ id, name, masked_number: number, network }) => (
          <option key={id} value={id}>
            {[isolated(name), number, network].filter((part) => part !== null).join(' · ')}
          </option>
        ))}
      </SelectField>
      {chosen && chosen.network !== null ? (
        <Notice
          tone="warning"
          title={<FormattedMessage {...common.networkName} values={{ network: chosen.network }} />}
        >
          <FormattedMessage
            id="withdrawal.target.networkBody"
            defaultMessage="Check in your wallet that this address is on this network. Money sent over the wrong network is lost."
            description="Warning below a wallet address."
          />
        </Notice>
      ) : null}
    </>
  )
}
