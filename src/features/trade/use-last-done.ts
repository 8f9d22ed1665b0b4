import { useRef } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'

/**
 * The data of the last answer that was done: a later refusal or failure takes away nothing that is
 * shown. Undefined until there was one, and again when nothing is known any more.
 */
export function useLastDone<T extends Envelope>({
  data,
}: {
  data: T | undefined
}): DoneData<T> | undefined {
  const last = useRef<T | undefined>(undefined)
  if (data === undefined || data.code === 1) last.current = data
  return last.current?.data as DoneData<T> | undefined
}
