import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { getGetSiteInfoQueryKey } from '@/generated/content/content.ts'
import type { SiteInfo } from '@/generated/h5.schemas.ts'
import { setCurrencies } from '@/lib/currencies.ts'
import { setSiteAreas } from './areas.ts'
import { readPastCache } from './client.ts'
import { NoAnswerError, RefusalError } from './errors.ts'

/** How often a failed read is tried again. */
const RETRIES = 2

/**
 * The cache of everything that was read. Reads are tried again when no answer came. Actions never
 * are, and they never wait for the network: TanStack's default would send on reconnect what was
 * pressed offline.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof RefusalError) || error.reason !== 'area_not_offered') return
    // The site has changed what it offers since it was asked.
    for (const path of getGetSiteInfoQueryKey()) readPastCache(path)
    void queryClient.invalidateQueries({ queryKey: getGetSiteInfoQueryKey() })
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        gcTime: 10 * 60_000,
        retry: (count, error) =>
          error instanceof NoAnswerError && error.kind !== 'offline' && count < RETRIES,
        retryDelay: (count) => 1_000 * 2 ** count,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
  // Every page uses it, and it seldom changes.
  queryClient.setQueryDefaults(getGetSiteInfoQueryKey(), { staleTime: 5 * 60_000 })
  watchSiteInfo(queryClient)
  return queryClient
}

/** Passes the site information on to the modules that need it outside of components. */
function watchSiteInfo(queryClient: QueryClient): void {
  const hash = hashKey(getGetSiteInfoQueryKey())
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const siteInfo = query.state.data as SiteInfo | undefined
    if (siteInfo === undefined) return
    setSiteAreas(siteInfo)
    setCurrencies(siteInfo)
  })
}
