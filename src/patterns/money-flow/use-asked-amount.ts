import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { parseAmount } from '@/lib/money.ts'

/** Puts the amount that the address asks for (`?amount=92.10`) into a form, once, before any draft. */
export function useAskedAmount(set: (amount: Decimal) => void): void {
  const { search } = useLocation()
  const asked = parseAmount(new URLSearchParams(search).get('amount') ?? '', 'en')
  const fill = useEffectEvent((amount: Decimal) => set(amount))
  useEffect(() => {
    if (asked !== null && signOf(asked) > 0) fill(asked)
  }, [asked])
}
