import { defineMoneyFlow, findIn } from '@/components/money-flow/money-flow.ts'
import type { OrderListItem } from '@/generated/model/order-list-item.ts'
import { listOrders, usePlaceOrder } from '@/generated/orders/orders.ts'

const findOrder = findIn<OrderListItem>((query) => listOrders({ view: 'contract', ...query }))

/** A timed order, or what became of one: it may be settled by then. */
export const placing = defineMoneyFlow({
  name: 'trade',
  operation: 'placeOrder',
  useSubmit: usePlaceOrder,
  resultOf: ({ order }) => order,
  // Its price is one of this moment.
  validFor: 30,
  find: async (requestId) => {
    const { result, time } = await findOrder(requestId)
    return { result: result?.type === 'contract' ? result : null, time }
  },
})
