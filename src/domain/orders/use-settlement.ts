import { useEffect, useEffectEvent, useRef } from 'react'
import { RefusalError } from '@/api/errors.ts'
import { serverNow } from '@/api/server-clock.ts'
import { useSettleOrder } from '@/generated/orders/orders.ts'
import { giveFeedback } from '@/lib/feedback.ts'
import type { WatchedOrder } from './order-store.ts'
import { forgetOrder, takeResult, useNewResults, useWatchedOrders } from './order-store.ts'

/** Seconds between two questions for one order whose result is not there yet. */
const REFETCH_SECONDS = 2
/**
 * Seconds after the settlement before the first request: the server's clock is known to one second.
 */
const CLOCK_MARGIN_SECONDS = 0.4

/**
 * Asks for the result of each watched order at its second, on the server's clock, and at once when
 * the page comes back from the background or the network does. One request at a time.
 */
export function useSettlement(owner: string): void {
  const watched = useWatchedOrders(owner)
  const results = useNewResults()
  const { mutateAsync } = useSettleOrder()
  /** When each order may be asked for again, server seconds. */
  const notBefore = useRef(new Map<string, number>())
  const asking = useRef(false)
  const open = watched.filter(({ id }) => !results.some((result) => result.id === id))

  const dueAt = (order: WatchedOrder) =>
    Math.max(order.settlesAt + CLOCK_MARGIN_SECONDS, notBefore.current.get(order.id) ?? 0)

  const ask = useEffectEvent(async (order: WatchedOrder) => {
    notBefore.current.set(order.id, serverNow() + REFETCH_SECONDS)
    try {
      const { order: settled } = await mutateAsync({ data: { order_id: order.id } })
      if (takeResult(owner, settled)) giveFeedback()
    } catch (error) {
      // No answer: retried by the interval.
      if (!(error instanceof RefusalError)) return
      if (error.reason === 'no_data') return forgetOrder(owner, order.id)
      const from = parseInt(error.params.available_from ?? '', 10)
      if (from > serverNow()) notBefore.current.set(order.id, from + CLOCK_MARGIN_SECONDS)
    }
  })

  const askDue = useEffectEvent(async () => {
    if (asking.current) return
    asking.current = true
    const due = open.filter((order) => dueAt(order) <= serverNow())
    for (const order of due) await ask(order)
    asking.current = false
  })

  const next = useEffectEvent(() => Math.min(...open.map(dueAt)) - serverNow())

  const count = open.length
  useEffect(() => {
    if (count === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    async function turn() {
      clearTimeout(timer)
      await askDue()
      if (over) return
      // Checked every second instead of one long timer: timers do not run while a device sleeps.
      clearTimeout(timer)
      timer = setTimeout(turn, Math.min(Math.max(next() * 1000, 100), 1_000))
    }
    void turn()
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('online', turn)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('online', turn)
    }
  }, [count])
}
