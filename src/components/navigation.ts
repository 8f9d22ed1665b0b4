import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'

/**
 * Goes back as the specification says (section 2): in the app's history if there is one, else in
 * the browser's, else Home.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (isInAppHistory() || window.history.length > 1) navigate(-1)
    else navigate(paths.aboutUs, { replace: true })
  }
}

/** Goes back to the page of the app that led here, else to `path`. */
export function useLeaveTo(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    if (isInAppHistory()) navigate(-1)
    else navigate(path, { replace: true })
  }
}

/**
 * Whether there is a page of the app to go back to. The router keeps an index in the history state,
 * which survives reloads; replaced entries do not count.
 */
function isInAppHistory(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' && idx > 0
}
