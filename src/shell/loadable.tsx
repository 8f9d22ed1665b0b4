import type { ComponentType, ReactNode } from 'react'
import { startTransition, useEffect, useState } from 'react'

interface Files<Props> {
  Component?: ComponentType<Props> | undefined
  error?: unknown
}

/**
 * A component whose files are loaded when it is first shown; meanwhile there is `waiting`. What keeps
 * the files away is thrown, and they are asked for again where the component is shown anew.
 *
 * In the place of `lazy` and `Suspense`, which keep the fallback for 300 ms, however soon the files
 * come, and a failure for ever.
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
      // As a transition, a large component is rendered in parts that let taps by.
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
