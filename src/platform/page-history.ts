/*
 * The entries of the browser's history, and what Back closes before it leaves a page: a stack of open
 * overlays (dialogs, sheets, a full-screen chart) and half-filled forms. `BackGuard` (src/shell) asks it for
 * React Router's blocker.
 *
 * React Router can undo a step to another page of the app, but none that leaves the app. On the first page of
 * a visit an overlay therefore gets a history entry of its own, which Back takes instead.
 */

/** What is stored in a history entry, next to what React Router stores in it. */
interface EntryState {
  /** React Router's number of the entry, from 0. */
  idx: number
  /** React Router's name of what is shown. */
  key?: string
  /** On the first entry: whether another site is before it. */
  entered?: boolean
  /** The entry of the overlays on the first page of a visit. */
  overlay?: boolean
}

/** Something that Back closes or cancels, or that asks before the page is left. */
export type Guard =
  | { kind: 'overlay' | 'loading'; close: () => void }
  | { kind: 'form'; ask: (leave: () => void, stay: () => void) => void }

/** The topmost last. */
let guards: readonly Guard[] = []
/** `idx` of the entry that the browser is on. */
let position = 0
/** `idx` of the entry whose page is shown: a page may still be loading after a step to it. */
let shownPosition = 0
/** Entries that the last step went, until its page is shown: negative for Back, 0 for a new entry. */
let steps = 0
let entered = false
let hasOverlayEntry = false
let url = ''

/**
 * Starts to follow the history, and returns a function that stops it. Call it before the router is created:
 * the router must be the second to receive each step.
 */
export function followHistory(): () => void {
  const { state, length } = window.history
  guards = []
  if (isNumbered(state)) entered = state.entered === true
  else {
    entered = length > 1
    write({ ...state, idx: 0, entered })
  }
  hasOverlayEntry = read().overlay === true
  position = read().idx
  noteShown('POP')
  window.addEventListener('popstate', onStep)
  return () => window.removeEventListener('popstate', onStep)
}

/** Adds an overlay that Back closes. Returns a function that removes it. */
export function openOverlay(close: () => void): () => void {
  return add({ kind: 'overlay', close })
}

/**
 * Lets Back cancel the navigation to another page that is loading. Returns a function that ends it. Does
 * nothing during a step in the history: another Back goes on from there.
 */
export function guardLoading(cancel: () => void): () => void {
  return position === shownPosition ? add({ kind: 'loading', close: cancel }) : () => undefined
}

/** Asks before the page is left by Back, Forward or a link. Returns a function that ends it. */
export function guardForm(ask: (leave: () => void, stay: () => void) => void): () => void {
  return add({ kind: 'form', ask })
}

/** The topmost guard; only forms stop a step that isn't Back. */
export function topGuard(kind?: Guard['kind']): Guard | undefined {
  return guards.findLast((guard) => kind === undefined || guard.kind === kind)
}

/** Entries that the step under way goes: negative for Back, 0 for a new entry. */
export const stepUnderWay = (): number => steps

/** Records that the page of the current entry is shown, and how the router came to it. */
export function noteShown(action: 'PUSH' | 'POP' | 'REPLACE'): void {
  numberEntry()
  const state = read()
  if (state.idx === 1 && action === 'PUSH') hasOverlayEntry = false
  // The router keeps none of these when it replaces an entry.
  if (state.idx === 0 && state.entered === undefined) write({ ...state, entered })
  if (state.idx === 1 && hasOverlayEntry && !state.overlay) write({ ...state, overlay: true })
  position = state.idx
  shownPosition = state.idx
  steps = 0
  url = window.location.href
}

/** Whether a page of the app is before this one. */
export function hasPageBefore(): boolean {
  const { idx, overlay } = read()
  return idx > (overlay ? 1 : 0)
}

/** Whether Back leads anywhere: to a page of the app, or to another site. */
export const hasEntryBefore = (): boolean => hasPageBefore() || entered

function add(guard: Guard): () => void {
  guards = [...guards, guard]
  queueMicrotask(addOverlayEntry)
  return () => {
    guards = guards.filter((one) => one !== guard)
  }
}

/** Gives the overlays of the first page of a visit an entry that Back can take. */
function addOverlayEntry(): void {
  if (topGuard('overlay') === undefined) return
  numberEntry()
  if (shownPosition !== 0 || read().idx !== 0) return
  window.history.pushState({ ...read(), idx: 1, overlay: true }, '')
  position = 1
  hasOverlayEntry = true
}

function onStep(event: PopStateEvent): void {
  const from = { idx: position, url }
  numberEntry()
  const to = read()
  position = to.idx
  steps = to.idx - from.idx
  if (hasOverlayEntry && isBetweenFirstTwo(from.idx, to.idx)) {
    // Both are the same page: the router has nothing to do.
    event.stopImmediatePropagation()
    if (steps < 0) backToFirstEntry(from.url)
    steps = 0
  }
  // After React has rendered what this event changes.
  queueMicrotask(addOverlayEntry)
}

const isBetweenFirstTwo = (from: number, to: number) => from + to === 1

/** Back was pressed on the first page of a visit: closes or cancels the topmost guard, or leaves the app. */
function backToFirstEntry(shownUrl: string): void {
  // The page may have replaced its address (a filter) on the entry of the overlays.
  if (window.location.href !== shownUrl) window.history.replaceState(read(), '', shownUrl)
  const top = topGuard()
  if (top && top.kind !== 'form') top.close()
  else if (entered) window.history.go(-1)
}

/**
 * Numbers an entry that the browser made by itself, for a typed address or a link that the router doesn't
 * know, or emptied, as Firefox does when an entry's own address is typed.
 */
function numberEntry(): void {
  if (isNumbered(window.history.state)) return
  const isSameEntry = window.location.href === url
  write({ idx: position + (isSameEntry ? 0 : 1), key: Math.random().toString(36).slice(2, 10) })
}

function read(): EntryState {
  const { state } = window.history
  return isNumbered(state) ? state : { idx: position }
}

function write(state: EntryState): void {
  window.history.replaceState(state, '')
}

function isNumbered(state: unknown): state is EntryState {
  return typeof (state as Partial<EntryState> | null)?.idx === 'number'
}
