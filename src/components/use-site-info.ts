import { useGetSiteInfo } from '@/generated/content/content.ts'
import type { SiteInfo } from '@/generated/model/site-info.ts'

/** Milliseconds for which site information counts as fresh. */
const FRESH = 5 * 60_000

/** Site information: product name, support, limits that texts quote. Undefined until it is there. */
export function useSiteInfo(): SiteInfo | undefined {
  const { data } = useGetSiteInfo({ query: { staleTime: FRESH, gcTime: Infinity } })
  return data?.code === 1 ? data.data : undefined
}
