import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

/**
 * The record that the address asks for by the request that made it, looked up in a list of the user's
 * own; null where the address asks for none, or the user has none like it.
 */
export function useAskedRecord<Row extends { request_id: string | null }>(
  list: (query: { request_id: string }) => Promise<{ list: readonly Row[] }>,
): Row | null {
  const [search] = useSearchParams()
  const requestId = search.get('request_id')
  const { data } = useQuery({
    // As private as the call that it makes.
    queryKey: ['/api/user/', 'asked', requestId],
    queryFn: async () => {
      const { list: rows } = await list({ request_id: requestId ?? '' })
      // A server that does not know the parameter returns all.
      return rows.find((row) => row.request_id === requestId) ?? null
    },
    enabled: requestId !== null,
    // How it stands now: the sheet that shows it opens once.
    gcTime: 0,
  })
  return data ?? null
}
