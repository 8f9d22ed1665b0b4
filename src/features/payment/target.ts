import type { PaymentMethod } from '@/generated/model/payment-method.ts'
import type { WalletAddress } from '@/generated/model/wallet-address.ts'
import { mask } from '@/lib/mask.ts'

/** Something that is bound: a card or account, or a wallet address. */
export type Target =
  | { kind: 'method'; record: PaymentMethod }
  | { kind: 'wallet'; record: WalletAddress }

/** What names it on one line, masked. */
export function maskedNumber(target: Target): string {
  return mask(target.kind === 'method' ? target.record.masked_number : target.record.address)
}
