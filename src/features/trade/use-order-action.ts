import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import type { PlaceOrderForm } from '@/generated/model/place-order-form.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { listOrders, usePlaceOrder } from '@/generated/orders/orders.ts'

export type OrderBody = Omit<PlaceOrderForm, 'request_id'>
export type OrderAction = MoneyAction<OrderBody, TradeOrder>

/** Places an order of the user `owner`, or finds what became of one. */
export function useOrderAction(owner: string): OrderAction {
  const { mutateAsync } = usePlaceOrder()
  return useMoneyAction({
    action: 'trade',
    owner,
    send: (data: OrderBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ order }) => order,
    lookUp: findByRequest,
  })
}

/** The order that a request placed, open or settled, or null. Throws where the server did not say. */
async function findByRequest(requestId: string): Promise<TradeOrder | null> {
  const answer = await listOrders({ view: 'contract', request_id: requestId })
  if (answer.code !== 1) throw new Error(`Looking up an order answered ${answer.code}`)
  // A server that does not know the parameter answers all: only the right one counts.
  const found = answer.data.list.find(({ request_id }) => request_id === requestId)
  return found?.kind === 'contract' ? found : null
}
