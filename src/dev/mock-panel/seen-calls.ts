import type { Call } from '@/api/call-observer'
import { callKey } from './example-choices'

/** The calls seen since the page was loaded, the latest first. */
export interface SeenCalls {
  /** Keys of all calls. */
  all: readonly string[]
  /** Keys of the calls by the screen that was shown, that is by the hash's path. */
  byScreen: ReadonlyMap<string, ReadonlySet<string>>
}

let seen: SeenCalls = { all: [], byScreen: new Map() }
const listeners = new Set<() => void>()

/** The screen that is shown: the path of the hash route. */
export function currentScreen(): string {
  return location.hash.replace(/^#/, '').replace(/\?.*$/, '') || '/'
}

export function rememberCall(call: Call): void {
  const key = callKey(call)
  const screen = currentScreen()
  seen = {
    all: [key, ...seen.all.filter((one) => one !== key)],
    byScreen: new Map(seen.byScreen).set(screen, new Set(seen.byScreen.get(screen)).add(key)),
  }
  // A query may call while React renders.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

export function seenCalls(): SeenCalls {
  return seen
}

export function subscribeSeenCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
