import type { ReactNode } from 'react'
import { createElement, Fragment, useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

/** What can stand above every page, in the order in which it stands there. */
const SLOTS = ['session', 'release', 'outcomes'] as const
/** The bar of orders stands at the lower edge: it comes and goes, and nothing on a page moves. */
type Slot = (typeof SLOTS)[number] | 'orders'

const contents = new Map<Slot, ReactNode>()
let strips: ReactNode = null
const { subscribe, emit } = createEmitter()

/** Sets or removes a strip shown on every page. */
export function showStrip(slot: Slot, content: ReactNode): void {
  contents.set(slot, content)
  strips = SLOTS.map((key) => createElement(Fragment, { key }, contents.get(key)))
  emit()
}

/** The strips above every page. */
export function usePageStrip(): ReactNode {
  return useSyncExternalStore(subscribe, () => strips)
}

/** The bar of orders at the lower edge of every page. */
export function useOrdersStrip(): ReactNode {
  return useSyncExternalStore(subscribe, () => contents.get('orders') ?? null)
}
