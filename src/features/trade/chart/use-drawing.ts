import { useRef, useSyncExternalStore } from 'react'
import type { ChartEngine } from './engine.ts'

/**
 * What a part of the page reads of the drawing: plain values by name, or null, told anew in the
 * frame in which one of them changed.
 */
export function useDrawing<T extends object | null>(
  engine: ChartEngine,
  read: (engine: ChartEngine) => T,
): T {
  const known = useRef<{ value: T } | null>(null)
  return useSyncExternalStore(engine.subscribe, () => {
    const next = read(engine)
    if (known.current && isSame(known.current.value, next)) return known.current.value
    known.current = { value: next }
    return next
  })
}

function isSame(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b
  const before = Object.entries(a)
  const after = new Map(Object.entries(b))
  return before.length === after.size && before.every(([key, value]) => value === after.get(key))
}
