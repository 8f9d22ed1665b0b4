import { isAddress } from '@/lib/wallet-address.ts'
import { MethodForm } from './method-form.tsx'

/** The form of the address that transfers come from, with the check of addresses. */
export function CryptoForm({ page }: { page: string }) {
  return <MethodForm type="crypto_transfer" page={page} isAddress={isAddress} />
}
