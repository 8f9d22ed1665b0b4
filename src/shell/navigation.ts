import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { hasEntryBefore, hasPageBefore } from '@/platform/page-history.ts'

/**
 * Goes back as the specification says (section 2): in the app's history if there is one, else in
 * the browser's, else Home.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (hasEntryBefore()) navigate(-1)
    else navigate(paths.aboutUs, { replace: true })
  }
}

/** Goes back to the page of the app that led here, else to `path`. */
export function useLeaveTo(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    if (hasPageBefore()) navigate(-1)
    else navigate(path, { replace: true })
  }
}
