import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'

/** Pixels that an arrow key moves. */
const STEP = 24

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)

/**
 * Lets a part be moved off what it covers, by dragging its handle or by arrow keys on it. The handle
 * stays on the screen. A drag is no press of the handle.
 */
export function useMovable() {
  const [[x, y], setPlace] = useState<readonly [number, number]>([0, 0])
  const wasDragged = useRef(false)

  const move = (handle: Element, across: number, down: number) => {
    const { left, right, top, bottom } = handle.getBoundingClientRect()
    setPlace(([fromLeft, fromTop]) => [
      fromLeft + within(across, -left, innerWidth - right),
      fromTop + within(down, -top, innerHeight - bottom),
    ])
  }

  const style: CSSProperties = { translate: `${x}px ${y}px` }
  const handle = {
    style: { touchAction: 'none' } satisfies CSSProperties,
    onPointerDown: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      const release = new AbortController()
      let last = { clientX, clientY }
      wasDragged.current = false
      const follow = (to: typeof last) => {
        const [across, down] = [to.clientX - last.clientX, to.clientY - last.clientY]
        // Small movements of a finger are no drag.
        if (!wasDragged.current && Math.hypot(across, down) < 6) return
        last = to
        wasDragged.current = true
        move(currentTarget, across, down)
      }
      window.addEventListener('pointermove', follow, release)
      for (const end of ['pointerup', 'pointercancel']) {
        window.addEventListener(end, () => release.abort(), release)
      }
    },
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrows[event.key]
      if (!step) return
      event.preventDefault()
      move(event.currentTarget, ...step)
    },
  }
  return { style, handle }
}
