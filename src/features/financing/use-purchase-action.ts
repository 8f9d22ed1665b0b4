import type * as z from 'zod/mini'
import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import {
  getPurchase,
  listPurchases,
  useAppendPurchase,
  useRenewPurchase,
  useSettlePurchase,
} from '@/generated/financing/financing.ts'
import type {
  AppendPurchaseBody,
  RenewPurchaseBody,
  SettlePurchaseBody,
} from '@/generated/financing/financing.zod.ts'
import type { PurchaseResult } from '@/generated/model/purchase-result.ts'
import { purchaseIntent } from './purchase-intent.ts'

type Sent<Body extends z.ZodMiniObject> = Omit<z.output<Body>, 'request_id'>
export type AppendBody = Sent<typeof AppendPurchaseBody>
export type RenewBody = Sent<typeof RenewPurchaseBody>
export type SettleBody = Sent<typeof SettlePurchaseBody>
export type PurchaseAction<Body> = MoneyAction<Body, PurchaseResult>

/** Adds money to a purchase, or finds what became of it. */
export function useAppendAction(owner: string, id: string): PurchaseAction<AppendBody> {
  const { mutateAsync } = useAppendPurchase()
  const action = purchaseIntent('append', id)
  return useMoneyAction({
    action,
    owner,
    draft: action,
    send: (data: AppendBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: (result) => result,
    lookUp: (requestId) => findMoved(id, requestId),
  })
}

/** Settles a purchase, or finds what became of it. */
export function useSettleAction(owner: string, id: string): PurchaseAction<SettleBody> {
  const { mutateAsync } = useSettlePurchase()
  return useMoneyAction({
    action: purchaseIntent('settle', id),
    owner,
    send: (data: SettleBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: (result) => result,
    lookUp: (requestId) => findMoved(id, requestId),
  })
}

/** Renews a purchase, or finds what became of it: another purchase, which the request made. */
export function useRenewAction(owner: string, id: string): PurchaseAction<RenewBody> {
  const { mutateAsync } = useRenewPurchase()
  const action = purchaseIntent('renew', id)
  return useMoneyAction({
    action,
    owner,
    draft: action,
    send: (data: RenewBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: (result) => result,
    lookUp: async (requestId) => {
      const answer = await listPurchases({ request_id: requestId })
      if (answer.code !== 1) throw new Error(`Looking up a renewal answered ${answer.code}`)
      // A server that does not know the parameter answers all: only the right one counts.
      const renewal = answer.data.list.find(({ request_id }) => request_id === requestId)
      return renewal ? findMoved(renewal.id, requestId) : null
    },
  })
}

/**
 * What a request moved in a purchase, or null where it moved nothing. Appends and settlements are
 * told apart by their movement alone: the purchase itself bears the number of the request that
 * bought it. Throws where the server did not say.
 */
async function findMoved(purchaseId: string, requestId: string): Promise<PurchaseResult | null> {
  const answer = await getPurchase({ purchase_id: purchaseId })
  if (answer.code !== 1) throw new Error(`Looking up a purchase answered ${answer.code}`)
  const { purchase, movements } = answer.data
  const own = movements.find(({ request_id }) => request_id === requestId)
  if (!own) return null
  // What came with it, such as held income that it released, has its moment and no number.
  const moved = movements.filter(
    ({ request_id, at }) => request_id === requestId || (request_id === null && at === own.at),
  )
  return { purchase, movements: moved }
}
