import { Delayed, Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'

/** The page's frame with the shape of what is coming. */
export function PageLoading() {
  return (
    <Page>
      <Delayed>
        <Loading shape="lines" count={6} />
      </Delayed>
    </Page>
  )
}
