import type { SiteInfo } from '@/generated/model/site-info.ts'
import { useEntryAnswer } from './use-entry-answer.ts'

let known: SiteInfo | undefined

/**
 * Site information: product name, support, limits that texts quote. Undefined until it is there; a
 * later refusal takes nothing back, so that a live site never calls itself a demo meanwhile.
 */
export function useSiteInfo(): SiteInfo | undefined {
  const { data } = useEntryAnswer('/api/index/info')
  if (data?.code === 1) known = data.data
  return known
}
