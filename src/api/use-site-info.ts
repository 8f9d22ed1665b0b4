import { useGetSiteInfo } from '@/generated/content/content.ts'
import type { SiteInfo } from '@/generated/h5.schemas.ts'

let known: SiteInfo | undefined

/**
 * Site information: product name, support, limits that texts quote. Undefined until it is there. A later
 * refusal keeps it, so that a live site never calls itself a demo. What was kept for the time without a
 * network comes with the error, and does not say whether the site is live.
 */
export function useSiteInfo(): SiteInfo | undefined {
  const { data, error } = useGetSiteInfo()
  if (data && error === null) known = data
  return known
}
