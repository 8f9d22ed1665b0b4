import { Late } from '@/components/late.tsx'
import { Loading } from '@/components/loading.tsx'
import { Page } from '@/components/page.tsx'

/** The page's frame with the shape of what is coming. */
export function PageLoading() {
  return (
    <Page>
      <Late>
        <Loading shape="lines" count={6} />
      </Late>
    </Page>
  )
}
