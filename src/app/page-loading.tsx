import { Delayed, Loading, PAGE_LINES } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'

/** The page's frame with the shape of what is coming. */
export function PageLoading() {
  return (
    <Page>
      <Delayed>
        <Loading shape="lines" count={PAGE_LINES} />
      </Delayed>
    </Page>
  )
}
