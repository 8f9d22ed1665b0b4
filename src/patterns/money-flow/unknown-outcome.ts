import { noteFault } from '@/platform/faults.ts'

/** Milliseconds after which an outcome has been unknown for too long. */
const TOO_LONG = 120_000

/** When each request was first asked about in vain, by the device's clock. */
const since = new Map<string, number>()

/** Notes that an outcome was asked for once more and is not known; a fault once that has lasted. */
export function noteUnknown(requestId: string, action: string): void {
  const now = Date.now()
  const first = since.get(requestId) ?? now
  since.set(requestId, first)
  // Behind the flow's own name stands the purchase that it is about.
  const [flow = ''] = action.split('.')
  if (now - first >= TOO_LONG) noteFault({ kind: 'outcome', flow })
}
