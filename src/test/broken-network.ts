import { vi } from 'vitest'

/** How a call goes wrong after it was sent. */
export type Fault =
  /** The server does its work, and its answer never arrives. */
  | 'answerLost'
  /** A proxy answers in the server's place. */
  | 'errorPage'
  /** The call stays open until the test ends it. */
  | 'silence'

export interface BrokenCalls {
  /** The forms that were sent, oldest first. */
  sent: URLSearchParams[]
  /** Lets the silent calls time out, as after 60 seconds. */
  timeOut: () => void
  /** From now on calls pass. */
  mend: () => void
}

/** Breaks the calls of one operation on their way; all others reach the mock. */
export function breakCalls(method: string, path: string, fault: Fault): BrokenCalls {
  const calls = new WeakMap<XMLHttpRequest, string>()
  const silent: XMLHttpRequest[] = []
  const sent: URLSearchParams[] = []
  const { open, send } = XMLHttpRequest.prototype
  let broken = true

  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    ...given: unknown[]
  ) {
    calls.set(this, `${String(given[0]).toUpperCase()} ${String(given[1])}`)
    return open.apply(this, given as Parameters<typeof open>)
  })
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    if (calls.get(this) !== `${method} ${path}`) return send.call(this, body)
    sent.push(new URLSearchParams(String(body ?? '')))
    if (!broken) return send.call(this, body)
    if (fault === 'silence') silent.push(this)
    else setTimeout(() => end(this, fault))
  })

  return {
    sent,
    timeOut: () => {
      for (const call of silent.splice(0)) call.dispatchEvent(new ProgressEvent('timeout'))
    },
    mend: () => {
      broken = false
    },
  }
}

function end(call: XMLHttpRequest, fault: 'answerLost' | 'errorPage') {
  if (fault === 'answerLost') {
    call.dispatchEvent(new ProgressEvent('error'))
    return
  }
  const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
  for (const [name, value] of Object.entries({ readyState: 4, status: 502, response: page })) {
    Object.defineProperty(call, name, { value })
  }
  call.dispatchEvent(new ProgressEvent('loadend'))
}
