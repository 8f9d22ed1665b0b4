import type { Fault, NotedFault } from '@/platform/faults.ts'
import { release } from '@/platform/release.ts'
import { routesByPath } from './routes.ts'

/** A report in the format of the browsers' Reporting API. */
export interface Report {
  type: string
  /** Milliseconds since it happened. */
  age: number
  url: string
  user_agent: string
  body: Readonly<Record<string, string | number | readonly string[]>>
}

/** Of a report of an error, the frames at most. */
const MOST_FRAMES = 20

/** The names of errors that a report says; any other could be somebody's text. */
const errorNames = new Set([
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['AggregateError', 'InternalError', 'PageTimeoutError', 'ZodError'],
  ...['DataCloneError', 'DataError', 'EncodingError', 'InvalidAccessError', 'InvalidStateError'],
  ...['NetworkError', 'NotAllowedError', 'NotFoundError', 'NotReadableError', 'NotSupportedError'],
  ...['OperationError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'UnknownError'],
])

/** What the app expects, and tells its user itself. */
const expected = new Set([
  'NoAnswerError',
  'RefusalError',
  'SessionEndedError',
  'AbortError',
  'CanceledError',
])

/**
 * What a report says of a fault; null where there is nothing to tell: it was expected, or is no fault of
 * the app's. Its words are from lists of the app's own, names of own files, numbers of lines, and places
 * in the contract. Messages of errors stay here: they may hold whatever somebody typed or owns.
 */
export function reportOf({ fault, at, hash }: NotedFault): Report | null {
  const told = tellOf(fault)
  if (!told) return null
  const { name, commit } = release()
  const [path = ''] = hash.slice(1).split('?')
  const page = routesByPath.has(path) ? `#${path}` : ''
  return {
    type: told.type,
    age: Math.max(0, Date.now() - at),
    url: `${window.location.origin}${import.meta.env.BASE_URL}${page}`,
    user_agent: navigator.userAgent,
    body: { release: name, commit, ...told.body },
  }
}

function tellOf(fault: Fault): Pick<Report, 'type' | 'body'> | null {
  switch (fault.kind) {
    case 'error':
      return errorOf(fault)
    case 'contract':
      return { type: 'h5-contract', body: { operation: fault.operation, place: fault.place } }
    case 'load':
      return { type: 'h5-load', body: { file: fault.file } }
    case 'outcome':
      return { type: 'h5-outcome', body: { flow: fault.flow } }
    case 'vitals': {
      const { name, value, rating } = fault
      return { type: 'h5-vitals', body: { name, value, rating } }
    }
  }
}

function errorOf({
  by,
  error,
  components,
}: Fault & { kind: 'error' }): Pick<Report, 'type' | 'body'> | null {
  const { name, message, stack } = parts(error)
  if (expected.has(name)) return null
  // A page that did not come in time.
  if (name === 'PageTimeoutError') return { type: 'h5-load', body: { file: '' } }
  // Chromium's stack begins with the message, which may look like a frame.
  const lines = stack.startsWith(`${name}: ${message}`)
    ? stack.slice(name.length + 2 + message.length)
    : stack
  const frames = ownFrames(lines)
  // Of an extension of the browser, which is in the page as well.
  if (by !== 'boundary' && lines.includes('://') && frames.length === 0) return null
  const [, minified] = /^Minified React error #(\d{1,4});/.exec(message) ?? []
  return {
    type: 'h5-error',
    body: {
      by,
      name: errorNames.has(name) ? name : 'other',
      ...(minified && { react: minified }),
      stack: frames,
      ...(components && { components: ownFrames(components) }),
    },
  }
}

/** Anything can be thrown. */
function parts(error: unknown): { name: string; message: string; stack: string } {
  if (typeof error !== 'object' || error === null) return { name: '', message: '', stack: '' }
  const { name, message, stack } = error as Record<string, unknown>
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
    stack: typeof stack === 'string' ? stack : '',
  }
}

/** A line of a stack: `at name (address:1:2)` in Chromium, `name@address:1:2` in the others. */
const FRAME = /^(?:\s*at .*?|.*@)(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/

/** The frames in files of the app, as `assets/app-1a2b3c4d.js:1:234`, without names of functions. */
function ownFrames(stack: string): string[] {
  const own = `${window.location.origin}${import.meta.env.BASE_URL}`
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address = '', row, column] = FRAME.exec(line) ?? []
      const [file = ''] = address.split('?')
      const path = file.slice(own.length)
      const isFile = file.startsWith(own) && /^(assets|src)\/[\w./-]+\.(js|tsx?)$/.test(path)
      return isFile ? [`${path}:${row}:${column}`] : []
    })
    .slice(0, MOST_FRAMES)
}
