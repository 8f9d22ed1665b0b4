/*
 * The browser's history, with an entry of its own for every overlay that is open: a dialog, a sheet, a
 * full screen. Back takes that entry and closes the overlay, and the page stays as it is; an overlay
 * that is closed otherwise takes its entry along. A step in the history is asynchronous, so whatever
 * navigates meanwhile waits for it.
 */

/** What an entry holds; the router keeps more in it. */
interface EntryState {
  /** Which page of the app it is, counted from 0 as the router does. */
  idx: number
  /** The router's name for what is shown. */
  key?: string
  /** How many overlays are open over the page. Absent or 0: the page's own entry. */
  overlays?: number
  /** Something stands before the app's first page. */
  entered?: boolean
}

interface Entry {
  state: EntryState
  url: string
}

interface Overlay {
  /** `idx` of the page that it was opened over. */
  page: number
  onBack: () => void
}

/** What a router navigates with. */
interface RouterHistory {
  push: (...to: never[]) => void
  replace: (...to: never[]) => void
  go: (steps: number) => void
  listen: (follow: never) => () => void
}

/** A step that takes longer is given up: after its history was cleared, a browser takes none. */
const STEP_TIMEOUT_MS = 2_000

/** The lowest first. */
let overlays: readonly Overlay[] = []
let ask: ((leave: () => void) => void) | null = null
/** What navigates once the history stands at the page's own entry. */
const waiting: (() => void)[] = []
/** Gives up the step that is under way. */
let step: ReturnType<typeof setTimeout> | undefined
/** The entry that is shown. */
let here = firstEntry()

/** Whether a router follows the history. */
let isFollowed = false

/** Gives an overlay that opens its entry. Returns what takes it away when the overlay closes. */
export function openOverlay(onBack: () => void): () => void {
  const overlay = { page: here.state.idx, onBack }
  overlays = [...overlays, overlay]
  // What closes and opens in one go takes no step.
  queueMicrotask(settle)
  return () => {
    overlays = overlays.filter((one) => one !== overlay)
    queueMicrotask(settle)
  }
}

/**
 * Undoes each step to another page and asks first, with a function that takes the step after all.
 * Returns what ends that.
 */
export function askBeforeSteps(question: (leave: () => void) => void): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Makes the router navigate from the page's own entry, so that it leaves no overlay's behind. */
export function withOverlays<Own extends RouterHistory>(create: () => Own): Own {
  here = firstEntry()
  const history = create()
  const { push, replace, go, listen } = history
  return Object.assign(history, {
    push: (...to: never[]) =>
      fromPage(() => {
        push(...to)
        here = entry()
      }),
    replace: (...to: never[]) => {
      // What is open over the page stays open.
      function inPlace() {
        const { overlays: open, entered } = here.state
        replace(...to)
        here =
          open || entered ? write({ ...window.history.state, overlays: open, entered }) : entry()
      }
      if (step === undefined) inPlace()
      else fromPage(inPlace)
    },
    go: (steps: number) => fromPage(() => take(() => go(steps))),
    listen: (follow: never) => {
      // Before the router: what is heard first can be kept from it.
      window.addEventListener('popstate', onStep)
      const endListening = listen(follow)
      isFollowed = true
      // A reload closes what was open.
      queueMicrotask(settle)
      return () => {
        window.removeEventListener('popstate', onStep)
        endListening()
        isFollowed = false
        endStep()
      }
    },
  })
}

/** Whether a page of the app stands before this one. */
export const hasPageBefore = (): boolean => here.state.idx > 0

/** Whether the way back leads anywhere: to a page of the app, or to where its user came from. */
export const hasEntryBefore = (): boolean => hasPageBefore() || here.state.entered === true

function fromPage(navigate: () => void) {
  waiting.push(navigate)
  settle()
}

/** Brings the history to where it should stand, one step at a time. */
function settle() {
  if (!isFollowed || step !== undefined) return
  // Firefox empties an entry whose own address is typed, and tells nobody.
  if (!isNumbered(window.history.state) && window.location.href === here.url) write(here.state)
  const present = here.state.overlays ?? 0
  const wanted = waiting.length > 0 ? 0 : openHere().length
  if (present > wanted) {
    take(() => window.history.go(wanted - present))
    return
  }
  const navigate = waiting.shift()
  if (navigate) {
    navigate()
    settle()
    return
  }
  // Without it a step back to the page scrolls it to where it was: it may be another by then.
  if (present < wanted) window.history.scrollRestoration = 'manual'
  for (let count = present + 1; count <= wanted; count += 1) {
    window.history.pushState({ ...here.state, overlays: count }, '')
    here = entry()
  }
}

const openHere = () => overlays.filter(({ page }) => page === here.state.idx)

/** Begins a step, which ends with `popstate`. */
function take(run: () => void) {
  step = setTimeout(() => {
    endStep()
    here = write({ ...here.state, overlays: 0 })
    settle()
  }, STEP_TIMEOUT_MS)
  run()
}

function endStep() {
  clearTimeout(step)
  step = undefined
}

function onStep(event: PopStateEvent) {
  const isOwn = step !== undefined
  endStep()
  const from = here
  const to = isNumbered(window.history.state) ? entry() : write(typedAfter(from))
  const steps = to.state.idx - from.state.idx
  if (steps === 0) {
    event.stopImmediatePropagation()
    const { overlays: open = 0, key } = to.state
    // The page below may have been replaced while something was open over it.
    here = key === from.state.key ? to : write({ ...from.state, overlays: open }, from.url)
    if (!isOwn) for (const { onBack } of openHere().slice(open).reverse()) onBack()
  } else if (ask) {
    event.stopImmediatePropagation()
    take(() => window.history.go(-steps))
    ask(() => {
      ask = null
      fromPage(() => take(() => follow(steps, to)))
    })
  } else {
    here = to
  }
  // After what React does with this event.
  queueMicrotask(settle)
}

/** Takes a step that was undone. The entries ahead may be gone since. */
function follow(steps: number, to: Entry) {
  if (steps < 0) window.history.go(steps)
  else window.location.assign(to.url)
}

function entry(): Entry {
  return { state: window.history.state, url: window.location.href }
}

function write(state: EntryState, url?: string): Entry {
  window.history.replaceState(state, '', url)
  return entry()
}

/** The entry with which the app begins; after a reload it is numbered. */
function firstEntry(): Entry {
  const { state, length } = window.history
  return isNumbered(state) ? entry() : write({ ...state, idx: 0, entered: length > 1 })
}

/** The state of an entry that the browser made for a typed address, or for a link past the router. */
function typedAfter({ state, url }: Entry): EntryState {
  // The same address takes the place of its entry.
  if (window.location.href === url) return state
  return { idx: state.idx + 1, key: Math.random().toString(36).slice(2, 10) }
}

function isNumbered(state: unknown): boolean {
  return typeof (state as Partial<EntryState> | null)?.idx === 'number'
}
