import { serverNow } from '@/api/server-clock.ts'
import { formatClock, formatDate } from '@/lib/time.ts'

/** When a record was made, as short as a row needs: the time of today, the day of any other. */
export function RecordMoment({ at }: { at: number }) {
  const day = formatDate(at)
  return day === formatDate(serverNow()) ? formatClock(at) : day
}
