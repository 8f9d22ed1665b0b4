import { useInfiniteQuery } from '@tanstack/react-query'
import { CreditCard, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useUser } from '@/api/user.ts'
import {
  listPaymentMethods,
  listWalletAddresses,
  useListWalletAddressesInfinite,
} from '@/generated/payment-methods/payment-methods.ts'
import { common } from '@/i18n/common-messages.ts'
import { addMethodPath, paths } from '@/lib/paths.ts'
import { useAskedRecord } from '@/patterns/records/asked-record.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'
import { RecordList } from '@/patterns/records/record-list.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { paymentMethodsQuery } from './queries.ts'
import { RemoveTarget } from './remove-target.tsx'
import type { Target } from './target-sheet.tsx'
import { MethodRow, TargetSheet, WalletRow } from './target-sheet.tsx'

type Tab = 'methods' | 'wallets'

/** Everything that is bound: cards and accounts, and wallet addresses. */
export function PaymentScreen() {
  const intl = useIntl()
  const { setup } = useUser()
  // In the address, so that going back from a form finds the same list.
  const [search, setSearch] = useSearchParams()
  const { offers } = useAreas()
  const coins = offers('coins')
  const tab: Tab = coins && search.get('list') === 'wallets' ? 'wallets' : 'methods'
  const [removing, setRemoving] = useState<Target | null>(null)

  if (removing) {
    return (
      <Page barActions={<SupportLink />}>
        <RemoveTarget
          target={removing}
          hasFundPassword={setup.fund_password}
          onEnd={() => setRemoving(null)}
        />
      </Page>
    )
  }

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        {setup.alipay ? null : <AlipayMissing />}
        {coins ? (
          <Segmented
            label={intl.formatMessage({
              id: 'payment.list.kind',
              defaultMessage: 'What is shown',
              description: 'Name of the choice between the two lists, for screen readers.',
            })}
            options={[
              {
                value: 'methods',
                label: (
                  <FormattedMessage
                    id="payment.list.methods"
                    defaultMessage="Cards and accounts"
                    description="One of two lists: bank cards and payment accounts."
                  />
                ),
              },
              {
                value: 'wallets',
                label: (
                  <FormattedMessage
                    id="payment.list.wallets"
                    defaultMessage="Wallet addresses"
                    description="One of two lists: addresses of wallets."
                  />
                ),
              },
            ]}
            value={tab}
            onChange={(next) =>
              setSearch(next === 'methods' ? {} : { list: next }, { replace: true })
            }
          />
        ) : null}
        {tab === 'methods' ? (
          <Methods onRemove={setRemoving} />
        ) : (
          <Wallets onRemove={setRemoving} />
        )}
        <Ways tab={tab} />
      </Stack>
    </Page>
  )
}

/** The rule "set Alipay first", with the way to it. */
function AlipayMissing() {
  return (
    <Notice
      action={
        <TextLink href={addMethodPath('alipay')}>
          <FormattedMessage {...common.addAlipay} />
        </TextLink>
      }
    >
      <FormattedMessage
        id="payment.alipay.missing"
        defaultMessage="You haven't added Alipay yet. You need it to deposit or withdraw by Alipay."
        description="On the list of payment methods while no Alipay account is added."
      />
    </Notice>
  )
}

function Methods({ onRemove }: { onRemove: (target: Target) => void }) {
  const intl = useIntl()
  const { offered } = useAreas()
  const query = useInfiniteQuery(paymentMethodsQuery())
  const asked = useAskedRecord(listPaymentMethods)
  return (
    <RecordList
      query={query}
      label={intl.formatMessage({
        id: 'payment.list.methodsLabel',
        defaultMessage: 'Your cards and accounts',
        description: 'Name of the list, for screen readers.',
      })}
      row={(method, open) => <MethodRow method={method} onOpen={open} />}
      asked={asked}
      sheet={(record, dialog) => (
        <TargetSheet target={{ kind: 'method', record }} onRemove={onRemove} {...dialog} />
      )}
      empty={
        <EmptyState
          icon={<CreditCard size={28} aria-hidden />}
          title={
            <FormattedMessage
              id="payment.list.noMethods"
              defaultMessage="No cards or accounts yet"
              description="Where nothing is added."
            />
          }
          body={
            <FormattedMessage
              id="payment.list.noMethodsBody"
              defaultMessage="{coins, select, true {Add a card or an account in your name. Withdrawals go to cards, Alipay and WeChat pay; you deposit from the accounts of bank and crypto transfers.} other {Add a card or an account in your name. Withdrawals go to cards, Alipay and WeChat pay; you deposit from the accounts of bank transfers.}}"
              description="Below 'No cards or accounts yet'. coins is true on a site with coins."
              values={offered}
            />
          }
        />
      }
    />
  )
}

function Wallets({ onRemove }: { onRemove: (target: Target) => void }) {
  const intl = useIntl()
  const query = useListWalletAddressesInfinite({}, { query: pagedQuery })
  const asked = useAskedRecord(listWalletAddresses)
  return (
    <RecordList
      query={query}
      label={intl.formatMessage({
        id: 'payment.list.walletsLabel',
        defaultMessage: 'Your wallet addresses',
        description: 'Name of the list, for screen readers.',
      })}
      row={(wallet, open) => <WalletRow wallet={wallet} onOpen={open} />}
      asked={asked}
      sheet={(record, dialog) => (
        <TargetSheet target={{ kind: 'wallet', record }} onRemove={onRemove} {...dialog} />
      )}
      empty={
        <EmptyState
          icon={<Wallet size={28} aria-hidden />}
          title={
            <FormattedMessage
              id="payment.list.noWallets"
              defaultMessage="No wallet addresses yet"
              description="Where no address is added."
            />
          }
          body={
            <FormattedMessage
              id="payment.list.noWalletsBody"
              defaultMessage="Add the address of your own wallet. Withdrawals in coins go there."
              description="Below 'No wallet addresses yet'."
            />
          }
        />
      }
    />
  )
}

/** Links to the binding forms, those of the list's own kind first. */
function Ways({ tab }: { tab: Tab }) {
  const way = (path: string, first: boolean, words: ReactNode) => (
    <UiLink
      key={path}
      href={path}
      className={buttonClass({ variant: first ? 'primary' : 'secondary', fullWidth: true })}
    >
      {words}
    </UiLink>
  )
  const wallet = way(
    paths.bindWallet,
    tab === 'wallets',
    <FormattedMessage
      id="payment.way.wallet"
      defaultMessage="Add a wallet address"
      description="Link to the page where a wallet address is added."
    />,
  )
  if (tab === 'wallets') return <Stack gap="tight">{wallet}</Stack>
  return (
    <Stack gap="tight">
      {way(
        paths.bindCard,
        true,
        <FormattedMessage
          id="payment.way.card"
          defaultMessage="Add a bank card"
          description="Link to the page where a bank card is added."
        />,
      )}
      {way(
        paths.addMethod,
        false,
        <FormattedMessage
          id="payment.way.add"
          defaultMessage="Add another method"
          description="Link to the page where other payment methods are added."
        />,
      )}
    </Stack>
  )
}
