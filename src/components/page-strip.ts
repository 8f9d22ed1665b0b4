import type { ReactNode } from 'react'
import { createElement, Fragment, useSyncExternalStore } from 'react'

/** What can stand above every page, in the order in which it stands there. */
const SLOTS = ['release', 'orders'] as const
type Slot = (typeof SLOTS)[number]

const contents = new Map<Slot, ReactNode>()
let strips: ReactNode = null
const listeners = new Set<() => void>()

/** Puts a strip above every page, or takes it away: what must be in sight wherever the user is. */
export function showStrip(slot: Slot, content: ReactNode): void {
  contents.set(slot, content)
  strips = SLOTS.map((key) => createElement(Fragment, { key }, contents.get(key)))
  for (const listener of listeners) listener()
}

/** The strips above every page. */
export function usePageStrip(): ReactNode {
  return useSyncExternalStore(subscribe, () => strips)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
