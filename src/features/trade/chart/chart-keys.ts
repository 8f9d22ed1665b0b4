/** How much a press of a key or a button makes candles wider. */
export const ZOOM_STEP = 1.4
/** Candles that an arrow key goes, alone and with Shift. */
const STEP = 1
const LEAP = 10

/** What a key does to the drawing. Steps are candles, towards newer ones where positive. */
export type KeyAction =
  | { kind: 'step'; steps: number }
  | { kind: 'zoom'; factor: number }
  | { kind: 'leave' }

/** What the browser says of a key. */
export interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What a key does; null for one that the drawing leaves alone. */
export function keyAction({ key, shiftKey, ...held }: PressedKey): KeyAction | null {
  if (held.ctrlKey || held.metaKey || held.altKey) return null
  const steps = shiftKey ? LEAP : STEP
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'step', steps: -steps }
    case 'ArrowRight':
      return { kind: 'step', steps }
    case 'Home':
      return { kind: 'step', steps: -Infinity }
    case 'End':
      return { kind: 'step', steps: Infinity }
    case '+':
    case '=':
      return { kind: 'zoom', factor: ZOOM_STEP }
    case '-':
      return { kind: 'zoom', factor: 1 / ZOOM_STEP }
    case 'Escape':
      return { kind: 'leave' }
    default:
      return null
  }
}
