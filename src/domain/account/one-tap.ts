import { clearDeviceStores, useDeviceStore, useStored } from '@/api/device-store.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { isStoredAmount } from '@/lib/decimal.ts'

const KEY = 'h5.oneTap.'

/**
 * The largest stake that this page's user places by one tap on this device, without a last look, and what sets
 * it. Null while that is off, as it is until it is chosen and after each logout.
 */
export function useOneTap(): [Decimal | null, choose: (largest: Decimal | null) => void] {
  const { write } = useDeviceStore()
  const stored = useStored(KEY)
  const largest = stored !== null && isStoredAmount(stored) ? stored : null
  return [largest, (chosen) => write(KEY, chosen)]
}

/** Ends it for everybody: the user logged out. */
export const dropOneTap = (): void => clearDeviceStores(KEY)
