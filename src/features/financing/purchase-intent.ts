import { serverNow } from '@/api/server-clock.ts'
import { readIntent } from '@/components/money-action/intent.ts'
import { mayStillArrive } from '@/components/money-action/money-action-state.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'

/** What can be done with a purchase on a page of its own. */
export const purchaseActionNames: readonly PurchaseActionName[] = ['append', 'renew', 'settle']

/**
 * Name of the stored intent and of the draft of an action: each purchase has its own, so that what
 * is open for one stands in the way of no other.
 */
export const purchaseIntent = (action: PurchaseActionName, purchaseId: string) =>
  `${action}.${purchaseId}`

/** The action with a purchase whose outcome was not seen yet, and whether it may still arrive. */
export function openIntent(
  purchaseId: string,
  owner: string,
): { action: PurchaseActionName; mayArrive: boolean } | null {
  for (const action of purchaseActionNames) {
    const intent = readIntent(purchaseIntent(action, purchaseId), owner)
    if (intent) return { action, mayArrive: mayStillArrive(intent.sentAt, serverNow()) }
  }
  return null
}
