import type { ComponentType, ReactNode } from 'react'
import { startTransition, useEffect, useState } from 'react'

interface Files<Props> {
  Component?: ComponentType<Props> | undefined
  error?: unknown
}

/**
 * A component whose files are loaded when it is first shown; meanwhile `waiting` is. A failure to load
 * is thrown, and the next mount tries again.
 *
 * Why not `lazy` and `Suspense`: they show the fallback for 300 ms, however soon the files come, and
 * remember a failure forever.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  // biome-ignore lint/nursery/noComponentHookFactories: made once, where a module begins, as by `lazy`.
  return function Loadable(props: Props) {
    const [{ Component, error }, setFiles] = useState<Files<Props>>({ Component: loaded })
    const isLoaded = Component !== undefined

    useEffect(() => {
      if (isLoaded) return
      let isShown = true
      // A transition: rendering a large component does not hold up taps.
      const show = (files: Files<Props>) => {
        if (isShown) startTransition(() => setFiles(files))
      }
      load().then(
        (came) => {
          loaded = came
          show({ Component: came })
        },
        (reason: unknown) => show({ error: reason }),
      )
      return () => {
        isShown = false
      }
    }, [isLoaded])

    if (error !== undefined) throw error
    return Component ? <Component {...props} /> : waiting
  }
}
