import type { NotedFault } from '@/platform/faults.ts'
import { noteFault, takeFaults } from '@/platform/faults.ts'
import { REPORTS } from '@/platform/reports-address.ts'
import type { Report } from './report.ts'
import { reportOf } from './report.ts'

/** The format of the browsers' Reporting API: the same collector takes theirs. */
const TYPE = 'application/reports+json'

/** Milliseconds in which what comes together is sent together. */
const GATHER_MS = 1_000
/** Reports of a minute at most; what is more is dropped. */
const A_MINUTE = 10
const MINUTE_MS = 60_000
/** Reports that wait for a network at most. */
const MOST_WAITING = 20
/** The share of visits whose web vitals are told. */
const VITALS_SHARE = 0.1

/**
 * Sends what went wrong to the operator's address, the same once and a few a minute. Nothing waits for
 * it, and what it cannot send is forgotten with the page. Returns how to end that.
 */
export function sendReports(): () => void {
  let waiting: Report[] = []
  const told = new Set<string>()
  let sent: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(noted: NotedFault) {
    const report = reportOf(noted)
    if (!report) return
    const { type, body } = report
    // A measure grows while the visit lasts: what it was first is enough.
    const same = JSON.stringify([type, type === 'h5-vitals' ? body.name : body])
    const now = Date.now()
    sent = sent.filter((moment) => now - moment < MINUTE_MS)
    if (told.has(same) || sent.length >= A_MINUTE || waiting.length >= MOST_WAITING) return
    told.add(same)
    sent.push(now)
    waiting.push(report)
    timer ??= setTimeout(send, GATHER_MS)
  }

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0 || !navigator.onLine) return
    const body = new Blob([JSON.stringify(waiting)], { type: TYPE })
    // False where the browser has too much to send already: the next one takes these along.
    if (navigator.sendBeacon(REPORTS, body)) waiting = []
  }

  function sendIfHidden() {
    if (document.visibilityState === 'hidden') send()
  }

  window.addEventListener('online', send)
  // The last moment at which a phone still runs the page.
  document.addEventListener('visibilitychange', sendIfHidden)
  const endTaking = takeFaults(take)
  if (Math.random() < VITALS_SHARE) measure()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', sendIfHidden)
    endTaking()
  }
}

function measure(): void {
  import('web-vitals')
    .then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
        on(({ name, value, rating }) =>
          noteFault({ kind: 'vitals', name, value: Math.round(value * 1000) / 1000, rating }),
        )
      }
    })
    // A visit without measures is like most others.
    .catch(() => undefined)
}
