import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { parseAmount } from '@/lib/money.ts'

/**
 * Fills a form in with what its address asks for (`?amount=92.10`), once, before any draft, and takes that
 * out of the address: a reload finds what was typed since. What is not asked for is null.
 */
export function useAskedEntries<Name extends string>(
  names: readonly Name[],
  fill: (asked: Record<Name, string | null>) => void,
): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const follow = useEffectEvent(() => {
    const query = new URLSearchParams(search)
    const asked = Object.fromEntries(names.map((name) => [name, query.get(name)]))
    if (Object.values(asked).every((value) => value === null)) return
    for (const name of names) query.delete(name)
    fill(asked as Record<Name, string | null>)
    navigate({ pathname, search: query.toString() }, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address asks anew.
  useEffect(() => follow(), [search])
}

/** An amount above 0 that an address asks for, in its decimal text; null for anything else. */
export function askedAmount(text: string | null): Decimal | null {
  const amount = parseAmount(text ?? '', 'en')
  return amount !== null && signOf(amount) > 0 ? amount : null
}
