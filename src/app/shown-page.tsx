import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { recheckSession } from '@/api/session.ts'
import { announceLanguage } from '@/platform/language.ts'

/**
 * Reads the stored language and session again each time a page is shown (specification, section 1):
 * after a navigation, when another tab changed them, and when the browser restores a frozen page.
 */
export function ShownPage() {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is a page that is shown.
  useEffect(announceLanguage, [key])

  useEffect(() => {
    function look() {
      announceLanguage()
      recheckSession()
    }
    window.addEventListener('pageshow', look)
    window.addEventListener('storage', look)
    return () => {
      window.removeEventListener('pageshow', look)
      window.removeEventListener('storage', look)
    }
  }, [])

  return null
}
