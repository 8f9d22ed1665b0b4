import { Delayed, Loading, PAGE_LINES } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'

interface PageLoadingProps {
  /** The page has been loading for 200 ms: the skeleton appears immediately. */
  isLate?: boolean
}

/** The page's frame with a skeleton. */
export function PageLoading({ isLate = false }: PageLoadingProps) {
  const skeleton = <Loading shape="lines" count={PAGE_LINES} />
  return <Page>{isLate ? skeleton : <Delayed>{skeleton}</Delayed>}</Page>
}
