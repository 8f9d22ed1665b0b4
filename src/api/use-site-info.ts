import { useGetSiteInfo } from '@/generated/content/content.ts'
import type { SiteInfo } from '@/generated/h5.schemas.ts'

let known: SiteInfo | undefined

/**
 * Site information: product name, support, limits that texts quote. Undefined until it is there; a
 * later refusal takes nothing back, so that a live site never calls itself a demo meanwhile. What was
 * kept for the time without a network comes beside its error, and does not tell what the site is.
 */
export function useSiteInfo(): SiteInfo | undefined {
  const { data, error } = useGetSiteInfo()
  if (data && error === null) known = data
  return known
}
