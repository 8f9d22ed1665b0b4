/** Tells its subscribers that something changed: what `useSyncExternalStore` needs of a store. */
export function createEmitter() {
  const listeners = new Set<() => void>()
  return {
    /** Calls a listener at each change. Returns how to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    emit: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** The same for what is kept in local storage: another tab of this device may change it, too. */
export function createStorageEmitter() {
  const { subscribe, emit } = createEmitter()
  return {
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener)
      window.addEventListener('storage', listener)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', listener)
      }
    },
    emit,
  }
}
