/**
 * What went wrong on this device, kept until `src/app/send-reports.ts` is there, which tells the operator of
 * it. Every page loads this file. Where nobody takes reports, nothing is kept.
 */
import { REPORTS } from './reports-address.ts'

export type Fault =
  /** Of the app itself. `components` are React's lines of those that it happened in. */
  | { kind: 'error'; by: 'page' | 'promise' | 'boundary'; error: unknown; components?: string }
  /** An answer that the contract does not have: of which operation, and where in it. */
  | { kind: 'contract'; operation: string; place: string }
  /** A file of the app that did not come; without its name where the browser does not tell. */
  | { kind: 'load'; file: string; error: unknown }
  /** What became of a request for money stayed unknown. */
  | { kind: 'outcome'; flow: string }
  /** How fast a visit was, a measure of web-vitals. */
  | { kind: 'vitals'; name: string; value: number; rating: string }

export interface NotedFault {
  fault: Fault
  /** Milliseconds of the device's clock. */
  at: number
  /** The hash of the page, as it is. */
  hash: string
}

/** More than these hardly tell anything new. */
const MOST = 20

const waiting: NotedFault[] = []
const keep = (noted: NotedFault) => {
  if (waiting.length < MOST) waiting.push(noted)
}
let take = keep
/** What was noted already: a boundary catches what a listener has heard of. */
const known = new WeakSet()

/** Notes what went wrong. It throws nothing and waits for nothing. */
export function noteFault(fault: Fault): void {
  if (REPORTS === '') return
  try {
    hand(fault)
  } catch {
    // Anything can be thrown, also what throws when it is read. No page may break by its own report.
  }
}

function hand(fault: Fault): void {
  // Without a network nothing comes, and nobody is at fault.
  if (fault.kind === 'load' && !navigator.onLine) return
  if ('error' in fault && typeof fault.error === 'object' && fault.error !== null) {
    if (known.has(fault.error)) return
    known.add(fault.error)
  }
  take({ fault, at: Date.now(), hash: window.location.hash })
}

/** Hands what was noted, and what will be, to somebody. Returns how to end that. */
export function takeFaults(by: (noted: NotedFault) => void): () => void {
  take = by
  for (const noted of waiting.splice(0)) by(noted)
  return () => {
    take = keep
  }
}

/** Notes what nobody caught, and files that did not come. Returns how to end that. */
export function watchFaults(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener(
    'error',
    ({ error }: ErrorEvent) => {
      if (error !== undefined && error !== null) noteFault({ kind: 'error', by: 'page', error })
    },
    { signal },
  )
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => noteFault({ kind: 'error', by: 'promise', error: reason }),
    { signal },
  )
  // Vite tells of parts of the app that do not come.
  window.addEventListener(
    'vite:preloadError',
    ({ payload }) => {
      const [file = ''] = /assets\/[\w-]+\.(?:js|css)/.exec(String(payload?.message)) ?? []
      noteFault({ kind: 'load', file, error: payload })
    },
    { signal },
  )
  return () => ending.abort()
}
