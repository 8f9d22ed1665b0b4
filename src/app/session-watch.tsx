import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentToken, subscribeSession } from '@/api/session.ts'

/**
 * Empties what was read as one user when the session ends or becomes another's, in this tab or in
 * another one. Public data stays.
 */
export function SessionWatch() {
  const queryClient = useQueryClient()

  useEffect(() => {
    let last = currentToken()
    return subscribeSession(() => {
      const token = currentToken()
      if (token === last) return
      last = token
      forgetPrivateData(queryClient)
    })
  }, [queryClient])

  return null
}

function forgetPrivateData(queryClient: QueryClient) {
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.some((part) => typeof part === 'string' && part.startsWith('/api/user/'))
  queryClient.removeQueries({ predicate: isPrivate, type: 'inactive' })
  void queryClient.resetQueries({ predicate: isPrivate })
}
