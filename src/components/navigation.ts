import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'

/** Router state that marks an address as reached from inside the app. */
interface InApp {
  inApp?: boolean
}

/**
 * Goes back as the specification says (section 2): in the app's history if there is one, else in
 * the browser's, else Home.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return () => {
    // The first page of the app has the key "default": nothing of ours lies before it.
    const first = location.key === 'default' && !(location.state as InApp | null)?.inApp
    if (!first || window.history.length > 1) navigate(-1)
    else navigate(paths.aboutUs, { replace: true })
  }
}
