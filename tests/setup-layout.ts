const { setTimeout, clearTimeout } = globalThis

// jsdom's own frames would stop for good where the first one is asked for under a fake clock.
Object.assign(window, {
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    Number(setTimeout(() => draw(performance.now()))),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
})

/**
 * jsdom lays nothing out. Lists that draw only the rows in sight get a window that is high enough
 * for all rows of a test; nothing ever scrolls into sight.
 */
const WINDOW = { width: 390, height: 20_000 }
const ROW = { width: 390, height: 100 }

class LaidOut implements ResizeObserver {
  private readonly tell: ResizeObserverCallback
  private readonly targets = new Set<Element>()

  constructor(tell: ResizeObserverCallback) {
    this.tell = tell
  }

  observe(target: Element): void {
    this.targets.add(target)
    queueMicrotask(() => {
      if (!this.targets.has(target)) return
      const size = target === document.documentElement ? WINDOW : ROW
      // The one part of an entry that lists read.
      this.tell([{ target, contentRect: size } as ResizeObserverEntry], this)
    })
  }

  unobserve(target: Element): void {
    this.targets.delete(target)
  }

  disconnect(): void {
    this.targets.clear()
  }
}

class NeverInSight implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  observe(): void {
    return
  }

  unobserve(): void {
    return
  }

  disconnect(): void {
    return
  }
}

Object.assign(window, { ResizeObserver: LaidOut, IntersectionObserver: NeverInSight })
Object.defineProperties(document, {
  scrollingElement: { get: () => document.documentElement, configurable: true },
})
Object.defineProperties(document.documentElement, {
  clientHeight: { get: () => WINDOW.height, configurable: true },
})
Object.defineProperties(HTMLElement.prototype, {
  animate: { value: () => ({ playState: 'finished', play: () => undefined }), writable: true },
  offsetParent: {
    get(this: HTMLElement) {
      return this.parentElement
    },
    configurable: true,
  },
})
