import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormBody } from '@/components/form/form-body.tsx'
import { FundPasswordField } from '@/components/form/fund-password-field.tsx'
import { LeaveGuard } from '@/components/form/leave-guard.tsx'
import type { FormValues } from '@/components/form/use-contract-form.ts'
import { useOfflineReason } from '@/components/form/use-offline-reason.ts'
import { MoneyConfirm } from '@/components/money-action/money-confirm.tsx'
import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { paths } from '@/lib/paths.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { AddressField, AddressGroups } from './address-field.tsx'
import { BindFlow } from './bind-flow.tsx'
import { CoinFields } from './coin-fields.tsx'
import { WalletDetails } from './method-details.tsx'
import { useBindWallet } from './use-bind-wallet.ts'
import type { WalletBody, WalletSchema } from './use-wallet-form.ts'
import { useWalletForm } from './use-wallet-form.ts'

/** Binds a wallet address, which is compared before it is sent. */
export function BindWalletScreen() {
  const info = useUserInfo()
  return (
    <Page barActions={<SupportLink />}>
      {info === undefined ? null : (
        <BindWallet
          key={info.user.userid}
          owner={info.user.userid}
          hasFundPassword={info.setup.fund_password}
        />
      )}
    </Page>
  )
}

interface BindWalletProps {
  owner: string
  hasFundPassword: boolean
}

function BindWallet({ owner, hasFundPassword }: BindWalletProps) {
  const action = useBindWallet(owner)
  return (
    <BindFlow
      state={action.state}
      onCheckAgain={action.checkAgain}
      onStartOver={action.startOver}
      renderResult={(wallet) => <WalletDetails wallet={wallet} />}
    >
      {hasFundPassword ? null : <NoFundPassword />}
      <Entry owner={owner} hasFundPassword={hasFundPassword} action={action} />
    </BindFlow>
  )
}

function NoFundPassword() {
  return (
    <Notice
      tone="warning"
      action={
        <TextLink href={paths.fundPassword}>
          <FormattedMessage
            id="payment.wallet.setPassword"
            defaultMessage="Set a fund password"
            description="Link to the page where the fund password is set."
          />
        </TextLink>
      }
    >
      <FormattedMessage
        id="payment.wallet.noPassword"
        defaultMessage="An address is bound with the fund password, and you have not set one yet."
        description="Above the form of a wallet address while no fund password is set."
      />
    </Notice>
  )
}

function Entry({
  owner,
  hasFundPassword,
  action,
}: BindWalletProps & { action: ReturnType<typeof useBindWallet> }) {
  const intl = useIntl()
  const offline = useOfflineReason()
  const form = useWalletForm(owner)
  const [asked, setAsked] = useState<WalletBody | null>(null)
  // The output type of the form is not the fields' business.
  const { control, trigger } = form as unknown as UseFormReturn<FormValues<WalletSchema>>
  const { isDirty, isSubmitted, touchedFields } = useFormState({ control })
  const sending = action.state.step === 'sending'

  const noPassword = intl.formatMessage({
    id: 'payment.wallet.needsPassword',
    defaultMessage: 'Set a fund password first.',
    description: 'Below the button of the wallet form while no fund password is set.',
  })
  const unset = hasFundPassword ? null : noPassword
  const blocked = offline ?? unset

  const submit = form.handleSubmit((body) => setAsked(body))

  async function confirm(body: WalletBody) {
    // Each try asks for the fund password anew.
    form.setValue('fund_password', '')
    const { currency, network, address } = body
    await action.submit(body, JSON.stringify([currency, network, address]))
    setAsked(null)
  }

  return (
    <>
      <LeaveGuard when={isDirty && !sending} />
      <FormBody
        onSubmit={submit}
        pending={sending}
        submitError={action.state.step === 'ready' ? action.state.error : null}
        disabledReason={blocked}
        submitLabel={
          <FormattedMessage
            id="payment.wallet.submit"
            defaultMessage="Check and bind"
            description="Button that shows the address once more before it is bound."
          />
        }
      >
        <Card>
          <Stack>
            <CoinFields
              control={control}
              names={{ currency: 'currency', network: 'network' }}
              onNetwork={() => {
                if (isSubmitted || touchedFields.address) void trigger('address')
              }}
            />
            <AddressField control={control} name="address" />
            <FundPasswordField control={control} name="fund_password" />
          </Stack>
        </Card>
      </FormBody>
      <Confirm
        asked={asked}
        pending={sending}
        blocked={blocked}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}

interface ConfirmProps {
  asked: WalletBody | null
  pending: boolean
  blocked: string | null
  onConfirm: (body: WalletBody) => void
  onCancel: () => void
}

/** The last look: a wrong address cannot be taken back once money was sent. */
function Confirm(confirm: ConfirmProps) {
  return (
    <MoneyConfirm
      {...confirm}
      question={(shown) => ({
        title: (
          <FormattedMessage
            id="payment.wallet.confirmTitle"
            defaultMessage="Bind this {currency} address on {network}?"
            description="Question before a wallet address is bound."
            values={{ currency: shown.currency, network: shown.network }}
          />
        ),
        body: (
          <Stack>
            <AddressGroups address={shown.address} />
            <p>
              <FormattedMessage
                id="payment.wallet.confirmBody"
                defaultMessage="Money that is sent to a wrong address or over another network cannot be brought back."
                description="Below the address that is to be bound."
              />
            </p>
          </Stack>
        ),
        confirmLabel: (
          <FormattedMessage
            id="payment.wallet.confirm"
            defaultMessage="Bind address"
            description="Button that binds the address."
          />
        ),
        outdated: false,
      })}
    />
  )
}
