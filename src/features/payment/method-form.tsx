import { useFormState } from 'react-hook-form'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useTypedName } from '@/domain/account/typed-name.ts'
import type { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { cashCurrency } from '@/lib/currencies.ts'
import { mask } from '@/lib/mask.ts'
import { dropPersonal } from '@/patterns/form/draft.ts'
import { TextField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { OnlyChoice } from '@/patterns/form/only-choice.tsx'
import { useDraft } from '@/patterns/form/use-contract-form.ts'
import { whyNotSent } from '@/patterns/money-flow/page/outcome-notice.tsx'
import { useOpenFlow } from '@/patterns/money-flow/page/use-money-action.ts'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { AddressField } from './address-field.tsx'
import { BindFlow } from './bind-flow.tsx'
import { methodBinding } from './bind-flows.ts'
import { CardNumberField } from './card-number-field.tsx'
import { CoinFields } from './coin-fields.tsx'
import { messages } from './messages.ts'
import { MethodDetails } from './method-details.tsx'
import type { AddressCheck } from './method-rules.ts'
import { hasField } from './method-rules.ts'
import { PlaceField } from './place-field.tsx'
import { keptFields, useMethodForm } from './use-method-form.ts'

const accounts = defineMessages({
  alipay: {
    id: 'payment.field.alipay',
    defaultMessage: 'Alipay account',
    description: 'Label: phone number or email address of an Alipay account.',
  },
  wechat_pay: {
    id: 'payment.field.wechat',
    defaultMessage: 'WeChat account',
    description: 'Label: name of a WeChat account.',
  },
  bank_transfer: {
    id: 'payment.field.account',
    defaultMessage: 'Account number or IBAN',
    description: 'Label of a bank account.',
  },
})

interface MethodFormProps {
  type: PaymentMethodType
  /** The page of the form, to which a chosen place comes back. */
  page: string
  /** Needed by a type that has an address. */
  isAddress?: AddressCheck
}

/** Binds a payment method of one type; its fields are those of the type. */
export function MethodForm(props: MethodFormProps) {
  return (
    <BindFlow
      action={methodBinding(props.type)}
      renderResult={(method) => <MethodDetails method={method} />}
    >
      <Entry {...props} />
    </BindFlow>
  )
}

function Entry({ type, page, isAddress }: MethodFormProps) {
  const action = useOpenFlow(methodBinding(type))
  const intl = useIntl()
  const offline = useOfflineReason()
  const draft = useDraft(keptFields(type))
  const name = useTypedName()
  const form = useMethodForm(type, page, isAddress)
  const { control, trigger } = form
  const { isDirty, isSubmitted, touchedFields } = useFormState({ control })
  const has = (field: Parameters<typeof hasField>[1]) => hasField(type, field)

  const submit = form.handleSubmit(async (body) => {
    // The stored intent holds no number: the first and last characters tell two apart.
    const number = body.card_number ?? body.account ?? body.address ?? ''
    await action.submit(body, { type, number: mask(number) })
    name.forget()
  })

  return (
    <>
      <LeaveGuard
        when={isDirty && action.state.step !== 'sending'}
        onLeave={() => dropPersonal(draft)}
      />
      <FormBody
        onSubmit={submit}
        pending={action.state.step === 'sending'}
        submitError={action.state.step === 'ready' ? action.state.error : null}
        notSent={whyNotSent(action.state)}
        disabledReason={offline}
        submitLabel={
          <FormattedMessage
            id="payment.form.submit"
            defaultMessage="Add payment method"
            description="Button that adds a card, account or address."
          />
        }
      >
        <Card>
          <Stack>
            {has('holder_name') ? (
              <TextField
                control={control}
                name="holder_name"
                autoComplete="name"
                autoCapitalize="words"
                label={<FormattedMessage {...messages.holder} />}
                hint={
                  <FormattedMessage
                    id="payment.field.holderHint"
                    defaultMessage="Your own full name, as on your ID."
                    description="Below the account holder: nobody else's card is taken."
                  />
                }
              />
            ) : null}
            {has('bank_name') ? (
              <TextField
                control={control}
                name="bank_name"
                autoComplete="off"
                label={
                  <FormattedMessage
                    id="payment.field.bank"
                    defaultMessage="Bank name"
                    description="Label of the name of a bank."
                  />
                }
              />
            ) : null}
            {has('card_number') ? <CardNumberField control={control} /> : null}
            {has('account') && type in accounts ? (
              <TextField
                control={control}
                name="account"
                autoComplete="off"
                autoCapitalize="none"
                label={intl.formatMessage(accounts[type as keyof typeof accounts])}
              />
            ) : null}
            {has('bank_code') ? (
              <TextField
                control={control}
                name="bank_code"
                autoComplete="off"
                autoCapitalize="characters"
                optional
                label={<FormattedMessage {...common.bankCode} />}
              />
            ) : null}
            {has('bank_name') ? <CashField /> : null}
            {has('bank_branch') ? (
              <TextField
                control={control}
                name="bank_branch"
                autoComplete="off"
                optional
                label={
                  <FormattedMessage
                    id="payment.field.branch"
                    defaultMessage="Opening bank or branch"
                    description="Label of the branch of a bank."
                  />
                }
              />
            ) : null}
            {has('bank_area') ? <PlaceField form={form} page={page} /> : null}
            {has('network') ? (
              <CoinFields
                control={control}
                names={{ currency: 'currency', network: 'network' }}
                onNetwork={() => {
                  if (isSubmitted || touchedFields.address) void trigger('address')
                }}
              />
            ) : null}
            {has('address') ? <AddressField control={control} name="address" /> : null}
          </Stack>
        </Card>
      </FormBody>
    </>
  )
}

/** The currency of a bank account. */
function CashField() {
  const label = <FormattedMessage {...common.currency} />
  return <OnlyChoice label={label} value={cashCurrency()} />
}
