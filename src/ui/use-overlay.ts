import { useEffectEvent, useLayoutEffect } from 'react'
import { openOverlay } from '@/platform/page-history.ts'

/** While something is open over the page, Back is `onBack`, and the page stays. */
export function useOverlay(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => (isOpen ? openOverlay(() => back()) : undefined), [isOpen])
}
