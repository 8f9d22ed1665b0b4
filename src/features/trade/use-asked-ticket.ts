import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Decimal } from '@/lib/decimal.ts'
import { parseAmount } from '@/lib/money.ts'
import { tradePath } from '@/lib/paths.ts'

/**
 * Fills in the stake and the time that the address asks for, once, and takes them out of it: a reload
 * finds what was typed since.
 */
export function useAskedTicket(
  symbol: string,
  fill: (asked: { amount: Decimal | null; seconds: string | null }) => void,
): void {
  const navigate = useNavigate()
  const asked = new URLSearchParams(useLocation().search)
  const [amount, seconds] = [asked.get('amount'), asked.get('seconds')]
  const follow = useEffectEvent(() => {
    fill({ amount: amount === null ? null : parseAmount(amount, 'en'), seconds })
    navigate(tradePath(symbol), { replace: true })
  })
  useEffect(() => {
    if (amount !== null || seconds !== null) follow()
  }, [amount, seconds])
}
