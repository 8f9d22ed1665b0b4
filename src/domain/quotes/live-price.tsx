import { useState } from 'react'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import type { Direction } from '@/ui/change.tsx'
import { Price } from '@/ui/price.tsx'

/** The least rate that is more than 0.00 % as it is written. */
const LEAST = '0.00005'

/** Which way a signed rate points; one that is written as 0.00 % points nowhere. */
export function directionOf(rate: Decimal): Direction {
  if (compare(rate, LEAST) >= 0) return 'up'
  return compare(rate, `-${LEAST}`) <= 0 ? 'down' : 'flat'
}

/** A formatted price that flashes in the direction of its last change. */
export function LivePrice({ price, text }: { price: Decimal; text: string }) {
  const [last, setLast] = useState<{ price: Decimal; tick: Direction }>({ price, tick: 'flat' })
  if (last.price !== price) {
    setLast({ price, tick: compare(price, last.price) > 0 ? 'up' : 'down' })
  }
  return <Price value={text} tick={last.tick} />
}
