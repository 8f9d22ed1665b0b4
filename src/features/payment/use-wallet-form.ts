import * as z from 'zod/mini'
import { BindWalletAddressBody } from '@/generated/payment-methods/payment-methods.zod.ts'
import { addressEntry } from '@/lib/address-entry.ts'
import { isAddress } from '@/lib/wallet-address.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import type { Signable } from '@/patterns/money-flow/question/use-signature.tsx'
import { hasAddress } from './method-rules.ts'
import { useAddressFault } from './use-address-fault.ts'

/** Name of the form; with the user it names the draft. */
export const WALLET_FORM = 'bind.wallet'

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

/** What the question asks to sign. */
export const signable: Signable = {
  operation: 'bindWalletAddress',
  fundPassword: BindWalletAddressBody.shape.fund_password,
}

type WalletSchema = typeof walletSchema
export type WalletBody = z.output<WalletSchema>
export type WalletForm = ContractForm<WalletSchema>

/** The form of a wallet address: the contract's rules, and the checksum of the network. */
export function useWalletForm(): WalletForm {
  const addressFault = useAddressFault()
  const schema = walletSchema.check(
    z.refine((value) => isAddress(value.network, value.address), {
      path: ['address'],
      error: ({ input }) => {
        const { network, address } = input as Partial<WalletBody>
        return addressFault(network ?? '', address ?? '')
      },
      when: ({ value }) => hasAddress(value),
    }),
  )
  return useContractForm<WalletSchema>({
    schema,
    defaultValues: { currency: '', network: '', address: '' },
    entries: { address: addressEntry },
    draft: { form: WALLET_FORM, fields: ['currency', 'network', 'address'] },
  })
}
