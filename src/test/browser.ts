import { onTestFinished, vi } from 'vitest'

/** A browser's storage in memory; as in a browser, its keys are its own properties. */
class MemoryStorage implements Storage {
  [key: string]: unknown

  get length(): number {
    return Object.keys(this).length
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  setItem(key: string, value: string): void {
    this[key] = value
  }

  removeItem(key: string): void {
    delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}

/** What rules ask of a browser, for tests without a page: empty storages, a network, an address. */
export function stubBrowser(): void {
  const localStorage = new MemoryStorage()
  const sessionStorage = new MemoryStorage()
  vi.stubGlobal('Storage', MemoryStorage)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('navigator', { onLine: true })
  const location = new URL('https://h5.example/h5/')
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage, sessionStorage, location }),
  )
}

/** Takes something away that a browser may lack, and gives it back after the test. */
export function takeAway(from: object, name: string): void {
  const had = Object.getOwnPropertyDescriptor(from, name)
  if (!had) return
  Reflect.deleteProperty(from, name)
  onTestFinished(() => void Object.defineProperty(from, name, had))
}

/** Gives something that a browser may have, and takes it away after the test. */
export function give(to: object, name: string, value: unknown): void {
  Object.defineProperty(to, name, { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(to, name))
}
