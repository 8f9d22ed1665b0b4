import { timed } from '@/api/answer-time.ts'
import { serverNow } from '@/api/server-clock.ts'
import { useOwner } from '@/api/user.ts'
import { purchaseWord } from '@/domain/purchases/purchase-status.tsx'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import {
  getPurchase,
  listPurchases,
  useAppendPurchase,
  useBuyProject,
  useRenewPurchase,
  useSettlePurchase,
} from '@/generated/financing/financing.ts'
import type { Purchase, PurchaseResult } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import { purchasePath } from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import type { LookUp, OutcomeSummary } from '@/patterns/money-flow/engine/money-flow.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/engine/money-flow.ts'

const findPurchase = findIn(listPurchases)

/** Buys a project, or finds what became of a purchase. */
export const buying = defineMoneyFlow({
  name: 'buy',
  operation: 'buyProject',
  useSubmit: useBuyProject,
  resultOf: ({ purchase }: PurchaseResult) => purchase,
  earlierPath: ({ recordId }) => purchasePath(recordId),
  find: findPurchase,
  summarize: (purchase) => ({
    ...standing(purchase),
    money: { amount: purchase.initial_amount, currency: purchase.currency },
    draft: buyName(purchase.project_id),
  }),
})

/** Adds money to a purchase, or finds what became of it. */
export const appending = (id: string) =>
  defineMoneyFlow({
    name: purchaseIntent('append', id),
    operation: 'appendPurchase',
    useSubmit: useAppendPurchase,
    resultOf: (result: PurchaseResult) => result,
    earlierPath: ({ recordId }) => purchasePath(recordId),
    find: (requestId) => findMoved(id, requestId),
    // How the purchase stands says nothing of what was added.
    summarize: ({ purchase }) => ({ ...standing(purchase), state: common.carriedOut }),
  })

/** Settles a purchase, or finds what became of it. */
export const settling = (id: string) =>
  defineMoneyFlow({
    name: purchaseIntent('settle', id),
    operation: 'settlePurchase',
    useSubmit: useSettlePurchase,
    resultOf: (result: PurchaseResult) => result,
    find: (requestId) => findMoved(id, requestId),
    summarize: ({ purchase }) => standing(purchase),
  })

/** Renews a purchase, or finds what became of it: another purchase, which the request made. */
export const renewing = (id: string) =>
  defineMoneyFlow({
    name: purchaseIntent('renew', id),
    operation: 'renewPurchase',
    useSubmit: useRenewPurchase,
    resultOf: (result: PurchaseResult) => result,
    find: async (requestId) => {
      const { result: renewal, time } = await findPurchase(requestId)
      return renewal ? findMoved(renewal.id, requestId) : { result: null, time }
    },
    summarize: ({ purchase }) => standing(purchase),
  })

/** Name of the form of a project; with the user it names the draft. */
export const buyName = (projectId: string) => `buy.${projectId}`

/** A purchase as it stands, for days mostly, on the page of its own. */
const standing = ({ id, status }: Purchase): OutcomeSummary => ({
  state: purchaseWord(status),
  changes: false,
  money: null,
  path: purchasePath(id),
})

/**
 * What a request moved in a purchase, or null where it moved nothing. Appends and settlements are
 * told apart by their movement alone: the purchase itself has the id of the request that
 * bought it. Throws where the server did not say.
 */
async function findMoved(purchaseId: string, requestId: string): Promise<LookUp<PurchaseResult>> {
  const { data, time } = await timed(getPurchase({ purchase_id: purchaseId }))
  const { purchase, movements } = data
  const own = movements.find(({ request_id }) => request_id === requestId)
  if (!own) return { result: null, time }
  // What came with it, such as held income that it released, has its moment and no number.
  const moved = movements.filter(
    ({ request_id, at }) => request_id === requestId || (request_id === null && at === own.at),
  )
  return { result: { purchase, movements: moved }, time }
}

/** What can be done with a purchase on a page of its own. */
export const purchaseActionNames: readonly PurchaseActionName[] = ['append', 'renew', 'settle']

/**
 * Name of the stored intent and of the draft of an action: each purchase has its own, so that what
 * is open for one does not block another.
 */
export const purchaseIntent = (action: PurchaseActionName, purchaseId: string) =>
  `${action}.${purchaseId}`

/** The action with a purchase whose outcome was not seen yet, and whether it may still happen. */
export function useOpenAction(
  purchaseId: string,
): { action: PurchaseActionName; mayHappen: boolean } | null {
  const owner = useOwner()
  for (const action of purchaseActionNames) {
    const intent = readIntent(purchaseIntent(action, purchaseId), owner)
    if (intent) return { action, mayHappen: serverNow() <= intent.validUntil + CLOCK_TOLERANCE }
  }
  return null
}
