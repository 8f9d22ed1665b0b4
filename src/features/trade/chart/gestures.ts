/** Pixels that a finger or pointer may move before a press becomes a drag. */
const SLOP = 6
/** Milliseconds after which a resting finger takes the crosshair. */
const LONG_PRESS = 350
/** Milliseconds of the last movements, from which the speed of a throw is taken. */
const THROW_WINDOW = 100
/** Pixels a millisecond: a throw goes on above the first and ends below the second. */
const THROW_FROM = 0.2
const THROW_UNTIL = 0.02
/** What is left of the speed after one millisecond. */
const FRICTION = 0.997

/** One finger or pointer, in pixels from the drawing's top left corner. */
export interface Touch {
  id: number
  x: number
  y: number
  /** Milliseconds on the clock of events. */
  time: number
}

/** What gestures do. */
export interface GestureTarget {
  panBy: (pixels: number) => void
  /** About a place, by a factor. */
  zoomBy: (factor: number, x: number) => void
  /** Puts the crosshair there, or takes it away. */
  point: (place: { x: number; y: number } | null) => void
  hasCrosshair: () => boolean
  /** Runs a step of a throw before the next frame; gives the function that calls it off. */
  soon: (step: (time: number) => void) => () => void
  /** Whether things may go on moving by themselves. */
  mayThrow: () => boolean
}

type Phase =
  | { kind: 'idle' }
  /** Down, and neither moved nor held long enough yet. */
  | { kind: 'pressed'; start: Touch; timer: ReturnType<typeof setTimeout> }
  | { kind: 'panning'; last: Touch; trail: Touch[] }
  | { kind: 'pointing' }
  | { kind: 'pinching'; distance: number }
  /** A finger of a pinch is still down: it must not drag what was just pinched. */
  | { kind: 'over' }

/**
 * Reads fingers and pointers: a drag moves the drawing, a throw lets it glide, two fingers zoom, a
 * tap or a resting finger shows the crosshair. Up and down stay the page's: the browser takes those
 * (`touch-action: pan-y`) and says so by `cancel`.
 */
export class Gestures {
  readonly #target: GestureTarget
  readonly #touches = new Map<number, Touch>()
  #phase: Phase = { kind: 'idle' }
  #endThrow: () => void = () => undefined

  constructor(target: GestureTarget) {
    this.#target = target
  }

  /** Whether the page must not scroll now. */
  get holdsPage(): boolean {
    return this.#phase.kind === 'pointing' || this.#touches.size > 1
  }

  down(touch: Touch): void {
    this.#endThrow()
    this.#touches.set(touch.id, touch)
    this.#leave()
    if (this.#touches.size === 1) {
      const timer = setTimeout(() => this.#hold(touch), LONG_PRESS)
      this.#phase = { kind: 'pressed', start: touch, timer }
    } else if (this.#touches.size === 2) {
      this.#target.point(null)
      this.#phase = { kind: 'pinching', distance: this.#spread().distance }
    } else {
      this.#phase = { kind: 'over' }
    }
  }

  move(touch: Touch): void {
    if (!this.#touches.has(touch.id)) return
    this.#touches.set(touch.id, touch)
    const phase = this.#phase
    switch (phase.kind) {
      case 'pressed':
        if (Math.hypot(touch.x - phase.start.x, touch.y - phase.start.y) < SLOP) return
        this.#leave()
        this.#phase = { kind: 'panning', last: phase.start, trail: [phase.start] }
        this.#pan(touch)
        return
      case 'panning':
        this.#pan(touch)
        return
      case 'pointing':
        this.#target.point({ x: touch.x, y: touch.y })
        return
      case 'pinching':
        this.#pinch(phase.distance)
        return
      case 'idle':
      case 'over':
    }
  }

  up(touch: Touch): void {
    if (!this.#touches.delete(touch.id)) return
    const phase = this.#phase
    this.#leave()
    if (phase.kind === 'pressed') {
      this.#target.point(this.#target.hasCrosshair() ? null : { x: touch.x, y: touch.y })
    }
    if (phase.kind === 'panning') this.#throw(phase.trail, touch)
    this.#phase = { kind: this.#touches.size > 0 ? 'over' : 'idle' }
  }

  /** The browser took the finger for itself: it scrolls the page. */
  cancel(id: number): void {
    this.#touches.delete(id)
    this.#leave()
    this.#phase = { kind: this.#touches.size > 0 ? 'over' : 'idle' }
  }

  /** Ends everything that is under way. */
  stop(): void {
    this.#endThrow()
    this.#touches.clear()
    this.#leave()
    this.#phase = { kind: 'idle' }
  }

  #leave(): void {
    if (this.#phase.kind === 'pressed') clearTimeout(this.#phase.timer)
  }

  #hold({ x, y }: Touch): void {
    this.#phase = { kind: 'pointing' }
    this.#target.point({ x, y })
  }

  #pan(touch: Touch): void {
    if (this.#phase.kind !== 'panning') return
    const { last, trail } = this.#phase
    this.#phase = {
      kind: 'panning',
      last: touch,
      trail: [...trail.filter(({ time }) => touch.time - time < THROW_WINDOW), touch],
    }
    if (touch.x !== last.x) this.#target.panBy(touch.x - last.x)
  }

  #pinch(before: number): void {
    const { distance, x } = this.#spread()
    this.#phase = { kind: 'pinching', distance }
    if (before > 0 && distance > 0) this.#target.zoomBy(distance / before, x)
  }

  /** How far two fingers are apart, and the place between them. */
  #spread(): { distance: number; x: number } {
    const [a, b] = this.#touches.values()
    if (!a || !b) return { distance: 0, x: 0 }
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2 }
  }

  #throw(trail: readonly Touch[], end: Touch): void {
    const [first] = trail.filter(({ time }) => end.time - time < THROW_WINDOW)
    const span = first ? end.time - first.time : 0
    const speed = first && span > 0 ? (end.x - first.x) / span : 0
    if (Math.abs(speed) >= THROW_FROM && this.#target.mayThrow()) this.#glide(speed, end.time)
  }

  #glide(speed: number, since: number): void {
    this.#endThrow = this.#target.soon((now) => {
      const span = Math.max(0, now - since)
      const next = speed * FRICTION ** span
      this.#target.panBy(((speed + next) / 2) * span)
      if (Math.abs(next) > THROW_UNTIL) this.#glide(next, now)
    })
  }
}
