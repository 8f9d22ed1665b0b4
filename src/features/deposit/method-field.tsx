import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositMethod } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { Card } from '@/ui/card.tsx'
import { FieldGroup } from '@/ui/field-group.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { OptionList } from '@/ui/option-list.tsx'
import { WaySign } from '@/ui/signs.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import type { DepositValues } from './deposit-flow.ts'
import { methodBlock } from './deposit-rules.ts'

interface MethodFieldProps {
  control: FieldControl<DepositValues>
  methods: readonly DepositMethod[]
}

/** How the money is transferred. What cannot be used now stays in sight, with the reason. */
export function MethodField({ control, methods }: MethodFieldProps) {
  const intl = useIntl()
  const { field, fieldState } = useController({ control, name: 'method_id' })
  const label = intl.formatMessage({
    id: 'deposit.method.label',
    defaultMessage: 'How do you pay?',
    description: 'Label of the choice of methods: bank transfer, Alipay, a coin.',
  })
  if (methods.length === 0) {
    return (
      <Notice tone="warning">
        <FormattedMessage
          id="deposit.method.none"
          defaultMessage="You can't deposit right now. Please ask customer service."
          description="In the place of the choice of methods when the server has none."
        />
      </Notice>
    )
  }
  // A choice of one is none.
  const [first, second] = methods
  const only = first && !second && first.id === field.value ? first : null
  return (
    <FieldGroup
      label={label}
      error={
        fieldState.error ? (
          <FormattedMessage
            id="deposit.rule.method"
            defaultMessage="Please choose how you transfer the money."
            description="Below the choice of methods when none is chosen that can be used."
          />
        ) : null
      }
    >
      <div
        // The form moves the focus here when nothing is chosen.
        ref={(box) =>
          field.ref(box && { focus: () => box.querySelector<HTMLInputElement>('input')?.focus() })
        }
      >
        <Card padding="none">
          {only ? (
            <ListGroup label={label}>
              <ListRow
                title={only.name}
                subtitle={hasNote(only) ? <MethodNote method={only} /> : null}
                icon={<WaySign type={only.type} currency={only.currency} />}
              />
            </ListGroup>
          ) : (
            <OptionList
              label={label}
              value={field.value === '' ? null : field.value}
              onChange={field.onChange}
              options={methods.map((method) => ({
                value: method.id,
                label: method.name,
                icon: <WaySign type={method.type} currency={method.currency} />,
                note: hasNote(method) ? <MethodNote method={method} /> : null,
                disabled: methodBlock(method) !== null,
              }))}
            />
          )}
        </Card>
      </div>
      {methods.some((method) => methodBlock(method) === 'alipay') ? (
        <TextLink href={paths.paymentMethods}>
          <FormattedMessage {...common.addAlipay} />
        </TextLink>
      ) : null}
    </FieldGroup>
  )
}

const hasNote = (method: DepositMethod) =>
  methodBlock(method) !== null || method.network !== null || method.note !== null

/** Why it cannot be used, the network of a coin, and the operator's words. */
function MethodNote({ method }: { method: DepositMethod }) {
  const block = methodBlock(method)
  if (block === 'alipay') {
    return (
      <FormattedMessage
        id="deposit.method.alipay"
        defaultMessage="Add Alipay to your payment methods first."
        description="Below a way to deposit that asks for an added Alipay account."
      />
    )
  }
  return (
    <>
      {block === 'unavailable' ? (
        <FormattedMessage
          id="deposit.method.unavailable"
          defaultMessage="Not available right now."
          description="Below a way to deposit that takes nothing now."
        />
      ) : null}{' '}
      {method.network === null ? null : (
        <FormattedMessage {...common.networkName} values={{ network: method.network }} />
      )}{' '}
      {method.note}
    </>
  )
}
