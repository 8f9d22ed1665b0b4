import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { ChartEngine } from './engine.ts'
import type { Touch } from './gestures.ts'
import { Gestures } from './gestures.ts'

/** How much a turn of the wheel zooms: per pixel of its way. */
const WHEEL_ZOOM = 0.002

/**
 * Hears fingers, pointers and the wheel over the drawing. Up and down is the page's, by finger and by
 * wheel; in the full screen there is no page, and the wheel zooms.
 */
export function useGestures(
  surface: RefObject<HTMLElement | null>,
  engine: ChartEngine | null,
  isFull: boolean,
): void {
  useEffect(() => {
    const element = surface.current
    if (!element || !engine) return
    return listen(element, engine, isFull)
  }, [surface, engine, isFull])
}

function listen(element: HTMLElement, engine: ChartEngine, isFull: boolean): () => void {
  const gestures = new Gestures({
    panBy: (pixels) => engine.panBy(pixels),
    zoomBy: (factor, x) => engine.zoomBy(factor, x),
    point: (place) => engine.point(place),
    hasCrosshair: () => engine.crosshair !== null,
    soon: beforeNextFrame,
    mayThrow: () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  let box = element.getBoundingClientRect()
  const touchOf = (event: PointerEvent): Touch => {
    // A finger holds the page still; to ask in each of its frames has the page laid out twice.
    if (event.type !== 'pointermove' || event.buttons === 0) box = element.getBoundingClientRect()
    return {
      id: event.pointerId,
      x: event.clientX - box.left,
      y: event.clientY - box.top,
      time: event.timeStamp,
    }
  }
  const ending = new AbortController()
  const { signal } = ending
  const options = { signal }

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      gestures.down(touchOf(event))
    },
    options,
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const touch = touchOf(event)
      gestures.move(touch)
      if (event.pointerType === 'mouse' && event.buttons === 0) engine.point(touch)
    },
    options,
  )
  element.addEventListener('pointerup', (event) => gestures.up(touchOf(event)), options)
  element.addEventListener('pointercancel', (event) => gestures.cancel(event.pointerId), options)
  element.addEventListener(
    'pointerleave',
    (event) => {
      const { relatedTarget: to } = event
      const isKept = to instanceof Element && to.closest('[data-keeps-crosshair]') !== null
      if (event.pointerType === 'mouse' && !isKept) engine.point(null)
    },
    options,
  )
  // What the browser may do with a finger is asked here, and must be answered before it scrolls.
  element.addEventListener(
    'touchmove',
    (event) => {
      if (gestures.holdsPage && event.cancelable) event.preventDefault()
    },
    { signal, passive: false },
  )
  // A long press shows the crosshair and no menu.
  element.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  element.addEventListener(
    'wheel',
    (event) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
      const isZoom = event.ctrlKey || event.metaKey || (isFull && !isSideways)
      if (!isZoom && !isSideways) return
      event.preventDefault()
      if (isZoom) engine.zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM), touchX(element, event))
      else engine.panBy(-event.deltaX)
    },
    { signal, passive: false },
  )
  return () => {
    ending.abort()
    gestures.stop()
  }
}

function touchX(element: HTMLElement, { clientX }: WheelEvent): number {
  return clientX - element.getBoundingClientRect().left
}

/**
 * Runs a step between two frames. In a frame's own callback it would be too late: the drawing asks
 * for its frame when it is moved, and would be seen in every second one only.
 */
function beforeNextFrame(step: (time: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => step(performance.now()))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
