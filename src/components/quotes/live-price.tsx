import { useState } from 'react'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import type { Direction } from '@/ui/change.tsx'
import { Price } from '@/ui/price.tsx'

/** Which way a signed rate points. */
export function directionOf(rate: Decimal): Direction {
  const sign = signOf(rate)
  if (sign === 0) return 'flat'
  return sign > 0 ? 'up' : 'down'
}

/** A price as formatted in `text`, which flashes the way it moved. */
export function LivePrice({ price, text }: { price: Decimal; text: string }) {
  const [last, setLast] = useState<{ price: Decimal; tick: Direction }>({ price, tick: 'flat' })
  if (last.price !== price) {
    setLast({ price, tick: compare(price, last.price) > 0 ? 'up' : 'down' })
  }
  return <Price value={text} tick={last.tick} />
}
