import { useEffect, useState } from 'react'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { decimalOf, multiply } from '@/lib/money.ts'

/** Milliseconds in which a gain counts up. */
const COUNT_MS = 600

/** Of someone who wants no motion, and where a browser cannot say so. */
const isStill = () =>
  !(window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false)

/** A gain as it counts up from nothing to its amount; a loss, and whatever is still, stands at once. */
export function useCountUp(amount: Decimal, currency: string): Decimal {
  const [part, setPart] = useState(() => (signOf(amount) > 0 && !isStill() ? 0 : 1))
  const counts = part < 1

  useEffect(() => {
    if (!counts) return
    const begun = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(Math.max(now - begun, 0) / COUNT_MS, 1)
      // Fast at first, so that it comes to rest.
      setPart(Math.round((1 - (1 - passed) ** 3) * 1000) / 1000)
      if (passed < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [counts])

  return counts ? multiply(amount, decimalOf(part), currency) : amount
}
