import { useRef } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'

/**
 * The data of the last successful answer, kept over later refusals and failures. Undefined before
 * the first and after the cache was cleared.
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
