import type { Call } from '@/api/call-observer'
import { createEmitter } from '@/platform/emitter.ts'
import { callKey } from './example-choices'

/**
 * Keys of the calls that each screen (the path of its hash route) made since the page was loaded,
 * the newest first. A call that is repeated keeps its place: polls would reorder the list forever.
 */
const seen = new Map<string, readonly string[]>()
const calls = createEmitter()

/** The screen that is shown: the path of the hash route. */
function currentScreen(): string {
  return location.hash.replace(/^#/, '').replace(/\?.*$/, '') || '/'
}

export function rememberCall(call: Call): void {
  const key = callKey(call)
  const screen = currentScreen()
  const before = seen.get(screen) ?? []
  if (before.includes(key)) return
  seen.set(screen, [key, ...before])
  // A query may call while React renders.
  queueMicrotask(calls.emit)
}

/** Keys of the calls of the screen in sight. */
export function seenCalls(): readonly string[] {
  return seen.get(currentScreen()) ?? []
}

export const subscribeSeenCalls = calls.subscribe
