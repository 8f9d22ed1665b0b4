import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RefusalError } from '@/api/errors.ts'
import { serverNow } from '@/api/server-clock.ts'
import type { WatchedOrder } from '@/domain/inbox/inbox.ts'
import { markSeen, takeResult, useUnsettledOrders } from '@/domain/inbox/inbox.ts'
import { useSettleOrder } from '@/generated/orders/orders.ts'
import { giveFeedback } from '@/platform/feedback.ts'
import { SettlementPace } from './settlement-pace.ts'

/**
 * Seconds after the settlement before the first request: the server's clock is known to one second.
 */
const CLOCK_MARGIN_SECONDS = 0.4

/**
 * Asks for the result of each watched order at its second, on the server's clock, and at once when
 * the page comes back from the background or the network does. One request at a time.
 */
export function useSettlement(owner: string): void {
  const open = useUnsettledOrders(owner)
  const { mutateAsync } = useSettleOrder()
  const [pace] = useState(() => new SettlementPace())
  /** When the server said that it has the result of an order, in its seconds. */
  const availableFrom = useRef(new Map<string, number>())
  const asking = useRef(false)

  /** Seconds until an order may be asked for. */
  function dueIn({ id, settlesAt }: WatchedOrder): number {
    const from = Math.max(settlesAt, availableFrom.current.get(id) ?? 0) + CLOCK_MARGIN_SECONDS
    return Math.max(from - serverNow(), pace.secondsLeft(id))
  }

  const ask = useEffectEvent(async (order: WatchedOrder) => {
    pace.asked(order.id)
    try {
      const { order: settled } = await mutateAsync({ data: { order_id: order.id } })
      if (takeResult(owner, settled)) giveFeedback()
    } catch (error) {
      // No answer: retried by the interval.
      if (!(error instanceof RefusalError)) return
      if (error.reason === 'no_data') return markSeen({ kind: 'order', owner, id: order.id })
      const from = parseInt(error.params.available_from ?? '', 10)
      if (from > serverNow()) availableFrom.current.set(order.id, from)
    }
  })

  const askDue = useEffectEvent(async () => {
    if (asking.current) return
    asking.current = true
    const due = open.filter((order) => dueIn(order) <= 0)
    for (const order of due) await ask(order)
    asking.current = false
  })

  const next = useEffectEvent(() => Math.min(...open.map(dueIn)))

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
