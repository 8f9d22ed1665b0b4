import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import { listPurchases, useBuyProject } from '@/generated/financing/financing.ts'
import type { Purchase } from '@/generated/model/purchase.ts'
import type { BuyBody } from './use-buy-form.ts'
import { buyName } from './use-buy-form.ts'

export type BuyAction = MoneyAction<BuyBody, Purchase>

/** Buys a project for the user `owner`, or finds what became of a purchase. */
export function useBuyAction(owner: string, projectId: string): BuyAction {
  const { mutateAsync } = useBuyProject()
  return useMoneyAction({
    action: 'buy',
    owner,
    draft: buyName(projectId),
    send: (data: BuyBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ purchase }) => purchase,
    lookUp: findByRequest,
  })
}

/** The purchase that a request made, or null. Throws where the server did not say. */
async function findByRequest(requestId: string): Promise<Purchase | null> {
  const answer = await listPurchases({ request_id: requestId })
  if (answer.code !== 1) throw new Error(`Looking up a purchase answered ${answer.code}`)
  // A server that does not know the parameter answers all: only the right one counts.
  return answer.data.list.find((purchase) => purchase.request_id === requestId) ?? null
}
