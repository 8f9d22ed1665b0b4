import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import type { WalletAddress } from '@/generated/model/wallet-address.ts'
import {
  listWalletAddresses,
  useBindWalletAddress,
} from '@/generated/payment-methods/payment-methods.ts'
import type { WalletBody } from './use-wallet-form.ts'
import { WALLET_FORM } from './use-wallet-form.ts'

type BindWalletAction = MoneyAction<WalletBody, WalletAddress>

/** Binds a wallet address, or finds what became of one. */
export function useBindWallet(owner: string): BindWalletAction {
  const { mutateAsync } = useBindWalletAddress()
  return useMoneyAction({
    action: WALLET_FORM,
    owner,
    draft: WALLET_FORM,
    send: (data: WalletBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ wallet_address: address }) => address,
    lookUp: async (requestId) => {
      const answer = await listWalletAddresses({ request_id: requestId })
      if (answer.code !== 1) throw new Error(`Looking up a binding answered ${answer.code}`)
      return answer.data.list.find((one) => one.request_id === requestId) ?? null
    },
  })
}
