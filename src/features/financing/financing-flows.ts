import { serverNow } from '@/api/server-clock.ts'
import { readIntent } from '@/components/money-flow/intent.ts'
import { dataOf, defineMoneyFlow, findIn } from '@/components/money-flow/money-flow.ts'
import type { LookUp } from '@/components/money-flow/money-flow-state.ts'
import type { FlowOf } from '@/components/money-flow/use-money-flow.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import {
  getPurchase,
  listPurchases,
  useAppendPurchase,
  useBuyProject,
  useRenewPurchase,
  useSettlePurchase,
} from '@/generated/financing/financing.ts'
import type { Purchase } from '@/generated/model/purchase.ts'
import type { PurchaseDetails } from '@/generated/model/purchase-details.ts'
import type { PurchaseResult } from '@/generated/model/purchase-result.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'

const findPurchase = findIn<Purchase>(listPurchases)

/** Buys a project, or finds what became of a purchase. */
export const buying = defineMoneyFlow({
  name: 'buy',
  operation: 'buyProject',
  useSubmit: useBuyProject,
  resultOf: ({ purchase }) => purchase,
  find: findPurchase,
})

/** Adds money to a purchase, or finds what became of it. */
export const appending = (id: string) =>
  defineMoneyFlow({
    name: purchaseIntent('append', id),
    operation: 'appendPurchase',
    useSubmit: useAppendPurchase,
    resultOf: (result) => result,
    find: (requestId) => findMoved(id, requestId),
  })

/** Settles a purchase, or finds what became of it. */
export const settling = (id: string) =>
  defineMoneyFlow({
    name: purchaseIntent('settle', id),
    operation: 'settlePurchase',
    useSubmit: useSettlePurchase,
    resultOf: (result) => result,
    find: (requestId) => findMoved(id, requestId),
  })

/** Renews a purchase, or finds what became of it: another purchase, which the request made. */
export const renewing = (id: string) =>
  defineMoneyFlow({
    name: purchaseIntent('renew', id),
    operation: 'renewPurchase',
    useSubmit: useRenewPurchase,
    resultOf: (result) => result,
    find: async (requestId) => {
      const { result: renewal, time } = await findPurchase(requestId)
      return renewal ? findMoved(renewal.id, requestId) : { result: null, time }
    },
  })

/**
 * What a request moved in a purchase, or null where it moved nothing. Appends and settlements are
 * told apart by their movement alone: the purchase itself bears the number of the request that
 * bought it. Throws where the server did not say.
 */
async function findMoved(purchaseId: string, requestId: string): Promise<LookUp<PurchaseResult>> {
  const answer = await getPurchase({ purchase_id: purchaseId })
  const { purchase, movements } = dataOf<PurchaseDetails>(answer)
  const { time } = answer
  const own = movements.find(({ request_id }) => request_id === requestId)
  if (!own) return { result: null, time }
  // What came with it, such as held income that it released, has its moment and no number.
  const moved = movements.filter(
    ({ request_id, at }) => request_id === requestId || (request_id === null && at === own.at),
  )
  return { result: { purchase, movements: moved }, time }
}

export type BuyFlow = FlowOf<typeof buying>
export type AppendFlow = FlowOf<ReturnType<typeof appending>>
export type RenewFlow = FlowOf<ReturnType<typeof renewing>>
export type SettleFlow = FlowOf<ReturnType<typeof settling>>

/** What can be done with a purchase on a page of its own. */
export const purchaseActionNames: readonly PurchaseActionName[] = ['append', 'renew', 'settle']

/**
 * Name of the stored intent and of the draft of an action: each purchase has its own, so that what
 * is open for one stands in the way of no other.
 */
export const purchaseIntent = (action: PurchaseActionName, purchaseId: string) =>
  `${action}.${purchaseId}`

/** The action with a purchase whose outcome was not seen yet, and whether it may still happen. */
export function openIntent(
  purchaseId: string,
  owner: string,
): { action: PurchaseActionName; mayHappen: boolean } | null {
  for (const action of purchaseActionNames) {
    const intent = readIntent(purchaseIntent(action, purchaseId), owner)
    if (intent) return { action, mayHappen: serverNow() <= intent.validUntil + CLOCK_TOLERANCE }
  }
  return null
}
