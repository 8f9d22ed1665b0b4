import { serverNow } from '@/api/server-clock.ts'
import { readStored, writeStored } from '@/lib/storage.ts'

const keyOf = (owner: string) => `h5.risk.financing.${owner}`

/** Whether a user has acknowledged the risk of projects on this device. */
export function riskIsKnown(owner: string): boolean {
  return readStored(keyOf(owner)) !== null
}

/** Remembers on this device that a user has acknowledged the risk, and when. */
export function acknowledgeRisk(owner: string): void {
  writeStored(keyOf(owner), String(Math.floor(serverNow())))
}
