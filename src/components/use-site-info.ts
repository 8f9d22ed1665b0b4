import type { SiteInfo } from '@/generated/model/site-info.ts'
import { useEntryAnswer } from './use-entry-answer.ts'

/** Site information: product name, support, limits that texts quote. Undefined until it is there. */
export function useSiteInfo(): SiteInfo | undefined {
  const { data } = useEntryAnswer('/api/index/info')
  return data?.code === 1 ? data.data : undefined
}
