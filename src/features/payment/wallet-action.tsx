import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { BindWalletAddressBody } from '@/generated/payment-methods/payment-methods.zod.ts'
import { addressEntry } from '@/lib/address-entry.ts'
import { isAddress } from '@/lib/wallet-address.ts'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import { AddressGroups } from './address-field.tsx'
import { walletBinding } from './bind-flows.ts'
import { hasAddress } from './method-rules.ts'
import type { useAddressFault } from './use-address-fault.ts'

// The address is checked by its network, below.
const walletSchema = z.extend(
  z.omit(BindWalletAddressBody, {
    confirmation: true,
    fund_password: true,
    request_id: true,
    valid_until: true,
  }),
  { address: z.string() },
)

type WalletSchema = typeof walletSchema
type WalletBody = z.output<WalletSchema>

type Context = ActionContext<{ addressFault: ReturnType<typeof useAddressFault> }>

/** Binds a wallet address, by the contract's rules and the checksum of its network. */
export const walletAction = defineMoneyAction({
  ...walletBinding,
  signature: {
    operation: 'bindWalletAddress',
    fundPassword: BindWalletAddressBody.shape.fund_password,
  },
  form: ({ addressFault }: Context): ContractFormOptions<WalletSchema> => ({
    schema: walletSchema.check(
      z.refine((value) => isAddress(value.network, value.address), {
        path: ['address'],
        error: ({ input }) => {
          const { network, address } = input as Partial<WalletBody>
          return addressFault(network ?? '', address ?? '')
        },
        when: ({ value }) => hasAddress(value),
      }),
    ),
    defaultValues: { currency: '', network: '', address: '' },
    entries: { address: addressEntry },
    draft: { form: walletBinding.name, fields: ['currency', 'network', 'address'] },
  }),
  ask: (body: WalletBody, _context: Context) => ({
    body,
    sent: { currency: body.currency, network: body.network, address: body.address },
  }),
  wording: ({ body }) => ({
    title: (
      <FormattedMessage
        id="payment.wallet.confirmTitle"
        defaultMessage="Add this {currency} address on {network}?"
        description="Question before a wallet address is added."
        values={{ currency: body.currency, network: body.network }}
      />
    ),
    body: (
      <>
        <AddressGroups address={body.address} />
        <p>
          <FormattedMessage
            id="payment.wallet.confirmBody"
            defaultMessage="Money sent to a wrong address or over another network can't be recovered."
            description="Below the address that is to be added."
          />
        </p>
      </>
    ),
    confirmLabel: (
      <FormattedMessage
        id="payment.wallet.confirm"
        defaultMessage="Add address"
        description="Button that adds the address."
      />
    ),
    outdated: false,
  }),
})
