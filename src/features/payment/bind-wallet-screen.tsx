import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/api/user.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { AddressField } from './address-field.tsx'
import { BindFlow } from './bind-flow.tsx'
import { walletBinding } from './bind-flows.ts'
import { CoinFields } from './coin-fields.tsx'
import { WalletDetails } from './method-details.tsx'
import { useAddressFault } from './use-address-fault.ts'
import { walletAction } from './wallet-action.tsx'

/** Binds a wallet address, which is compared before it is sent. */
export function BindWalletScreen() {
  const { setup } = useUser()
  return (
    <Page barActions={<SupportLink />}>
      <BindWallet hasFundPassword={setup.fund_password} />
    </Page>
  )
}

interface BindWalletProps {
  hasFundPassword: boolean
}

function BindWallet({ hasFundPassword }: BindWalletProps) {
  return (
    <BindFlow action={walletBinding} renderResult={(wallet) => <WalletDetails wallet={wallet} />}>
      {hasFundPassword ? null : <NoFundPassword />}
      <Entry hasFundPassword={hasFundPassword} />
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
        defaultMessage="You need a fund password to add an address, and you haven't set one yet."
        description="Above the form of a wallet address while no fund password is set."
      />
    </Notice>
  )
}

function Entry({ hasFundPassword }: BindWalletProps) {
  const intl = useIntl()
  const offline = useOfflineReason()
  const action = useMoneyAction(walletAction, { addressFault: useAddressFault() })
  const { control, trigger } = action.form
  const { isDirty, isSubmitted, touchedFields } = useFormState({ control })

  const noPassword = intl.formatMessage(common.fundPasswordRequired)
  const unset = hasFundPassword ? null : noPassword
  const blocked = offline ?? unset

  return (
    <>
      <LeaveGuard when={isDirty && action.flow.state.step !== 'sending'} />
      <MoneyForm
        {...action}
        blocked={blocked}
        submitLabel={
          <FormattedMessage
            id="payment.wallet.submit"
            defaultMessage="Check and add"
            description="Button that shows the address once more before it is added."
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
          </Stack>
        </Card>
      </MoneyForm>
    </>
  )
}
