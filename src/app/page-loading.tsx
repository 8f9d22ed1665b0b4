import { Delayed, Loading } from '@/components/loading.tsx'
import { Page } from '@/components/page.tsx'

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
