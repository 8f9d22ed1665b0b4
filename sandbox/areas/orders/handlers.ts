import type { Handlers, UserCall } from '../../core/call.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import { listOrders } from './list.ts'
import type { OrderRow } from './order.ts'
import { listHoldings, ORDER_COLUMNS, ORDERS, orderId, toOrder } from './order.ts'
import { placeOrder } from './place.ts'
import { settleDue } from './settle.ts'

/** Timed orders: placed, settled by the server's clock, and looked up. */
export const ordersHandlers = {
  placeOrder: (call, form) => () => {
    const number = placeOrder(call, form)
    return { order: toOrder(ownOrder(call, orderId(number)), call.language) }
  },

  settleOrder: (call, { order_id }) => {
    const { world, userId, now } = call
    world.database.transaction(() =>
      limitTries(world, `settleOrder ${userId}`, rules.limits.settleOrder),
    )
    const { settles_at } = ownOrder(call, order_id)
    if (now < settles_at) {
      throw new Refusal('action_not_allowed', { available_from: String(settles_at) })
    }
    // Its second may have come after due work was last done.
    world.database.transaction(() => settleDue(world, now))
    return { order: toOrder(ownOrder(call, order_id), call.language) }
  },

  getOrder: (call, { order_id }) => ({
    order: toOrder(ownOrder(call, order_id), call.language),
  }),

  listOrders,
  listHoldings,
} satisfies Partial<Handlers>

/** The user's own order; refuses `no_data` for what does not exist and for somebody else's alike. */
function ownOrder({ world, userId }: UserCall, id: string): OrderRow {
  const row = world.database.get<OrderRow>(
    `SELECT ${ORDER_COLUMNS} ${ORDERS} WHERE o.number = :number AND o.user_id = :userId`,
    { number: recordNumber('or', id), userId },
  )
  if (!row) throw new Refusal('no_data')
  return row
}
