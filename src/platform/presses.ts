/** A finger or a key that goes down, as far as it decides what a press means. */
export interface Press {
  /** Counted from the start of the page. */
  number: number
  target: EventTarget | null
  /** Where a finger or a pointer went down; null for keys. */
  point: { x: number; y: number } | null
}

type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'metaKey' | 'target'>
type Pointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'target'>

/** Which events begin a press, and which belong to one that is under way. */
export function createPresses() {
  // Some systems repeat a held key and do not say so: its own keydown is the one after its keyup.
  const held = new Set<string>()
  let last: Press = { number: 0, target: null, point: null }
  let isUnderWay = false

  function begin(target: EventTarget | null, point: Press['point']): void {
    last = { number: last.number + 1, target, point }
    isUnderWay = true
  }

  return {
    /** Whether the key was up before: the repeats of a held key are no presses. */
    keyDown({ key, repeat, metaKey, target }: Key): boolean {
      if (repeat || held.has(key)) return false
      // While the command key of a Mac is down, no other key tells that it went up.
      if (!metaKey) held.add(key)
      begin(target, null)
      return true
    },
    keyUp: (key: string): void => void held.delete(key),
    pointerDown: ({ clientX, clientY, target }: Pointer) =>
      begin(target, { x: clientX, y: clientY }),
    /** Its click was handled, or it became something else, such as a scroll. */
    end(): void {
      isUnderWay = false
    },
    /** The window lost the focus: keys go up unseen. */
    forget(): void {
      held.clear()
      isUnderWay = false
    },
    last: (): Press => last,
    /** The press that a click now belongs to; null where assistive technology clicks without one. */
    underWay: (): Press | null => (isUnderWay ? last : null),
  }
}

/** The presses of this page. */
export const presses = createPresses()

let isWatched = false

/**
 * Follows the presses of the page. A held Enter presses once, whatever has the focus: a browser clicks
 * a button, and submits the form of a field, with each repeat.
 */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  const first = { capture: true } as const
  window.addEventListener(
    'keydown',
    (event) => {
      const isOwn = presses.keyDown(event)
      if (!isOwn && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) {
        event.preventDefault()
      }
    },
    first,
  )
  window.addEventListener('keyup', ({ key }) => presses.keyUp(key), first)
  window.addEventListener('pointerdown', presses.pointerDown, first)
  window.addEventListener('pointercancel', presses.end, first)
  window.addEventListener('blur', (event) => {
    if (event.target === window) presses.forget()
  })
  // After those of the page.
  window.addEventListener('click', presses.end)
}
