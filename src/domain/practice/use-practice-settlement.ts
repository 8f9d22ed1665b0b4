import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { serverNow } from '@/api/server-clock.ts'
import { SettlementPace } from '@/domain/orders/settlement-pace.ts'
import { openOrdersOf } from './practice-book.ts'
import { settlePractice } from './practice-exchange.ts'
import { practiceBook, usePracticeBook } from './practice-store.ts'

/** Seconds after the settlement before the first question: the second has to be over at the server. */
const CLOCK_MARGIN_SECONDS = 1.2

/**
 * Settles an owner's open practice orders at their second, on the server's clock, and at once when the page
 * comes back or the network does. Calls back with the id of each that is over.
 */
export function usePracticeSettlement(owner: string, onOver: (id: string) => void): void {
  const book = usePracticeBook(owner)
  const [pace] = useState(() => new SettlementPace())
  const asking = useRef(false)
  const tell = useEffectEvent(onOver)

  const settleDue = useEffectEvent(async () => {
    if (asking.current) return
    asking.current = true
    try {
      for (const order of openOrdersOf(practiceBook(owner))) {
        const isDue = order.settles_at + CLOCK_MARGIN_SECONDS <= serverNow()
        if (!isDue || pace.secondsLeft(order.id) > 0) continue
        pace.asked(order.id)
        if (await settlePractice(owner, order)) tell(order.id)
      }
    } finally {
      asking.current = false
    }
  })

  const count = openOrdersOf(book).length
  useEffect(() => {
    if (count === 0) return
    const turn = () => void settleDue()
    turn()
    // Each second instead of one long timer: timers do not run while a device sleeps.
    const timer = setInterval(turn, 1_000)
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('online', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('online', turn)
    }
  }, [count])
}
