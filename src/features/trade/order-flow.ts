import { resultWord } from '@/domain/orders/order-words.tsx'
import { practise } from '@/domain/practice/practice-mode.ts'
import type { OrderData, OrderListItem } from '@/generated/h5.schemas.ts'
import { listOrders, usePlaceOrder } from '@/generated/orders/orders.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/engine/money-flow.ts'

const findOrder = findIn<OrderListItem>((query) => listOrders({ view: 'contract', ...query }))

/** A timed order, or what became of one: it may be settled by then. */
export const placing = defineMoneyFlow({
  name: 'trade',
  operation: 'placeOrder',
  useSubmit: usePlaceOrder,
  resultOf: ({ order }: OrderData) => order,
  // Its page may be in practice, which knows nothing of it.
  onReturn: (user) => practise(user, false),
  // Its price is one of this moment.
  validFor: 30,
  find: async (requestId) => {
    const { result, time } = await findOrder(requestId)
    return { result: result?.type === 'contract' ? result : null, time }
  },
  summarize: ({ result, amount, currency, request_id: requestId }) => ({
    state: resultWord(result),
    changes: result === 'open',
    money: { amount, currency },
    // The view that has open and settled ones.
    path: recordPath(paths.orders, requestId, { view: 'contract' }),
  }),
})
