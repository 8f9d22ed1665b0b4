import type { ReactNode } from 'react'
import { createElement, Fragment, useSyncExternalStore } from 'react'
import { createEmitter } from '@/platform/emitter.ts'

/** What can stand above every page, in the order in which it stands there. */
const TOP = ['session', 'release', 'outcomes'] as const
/**
 * What can stand below every page, one above the other and above its action and the tabs: it comes and
 * goes, nothing on a page moves, and none of it covers another.
 */
const DOCK = ['announcement', 'inbox', 'orders'] as const
type Slot = (typeof TOP | typeof DOCK)[number]

const contents = new Map<Slot, ReactNode>()
const stack = (slots: readonly Slot[]): ReactNode =>
  slots.map((key) => createElement(Fragment, { key }, contents.get(key)))
let strips: ReactNode = null
let dock: ReactNode = null
const { subscribe, emit } = createEmitter()

/** More that a bar of the dock could show than this is shown together. */
export const MOST_SINGLE = 2

/** Sets or removes a strip shown on every page. */
export function showStrip(slot: Slot, content: ReactNode): void {
  contents.set(slot, content)
  strips = stack(TOP)
  dock = stack(DOCK)
  emit()
}

/** The strips above every page. */
export function usePageStrip(): ReactNode {
  return useSyncExternalStore(subscribe, () => strips)
}

/** The strips at the lower edge of every page. */
export function useDock(): ReactNode {
  return useSyncExternalStore(subscribe, () => dock)
}
