import type { QueryClient } from '@tanstack/react-query'
import { currentToken, subscribeSession } from '@/api/session.ts'

/**
 * Empties what was read as one user when the session ends or becomes another's, in this tab or in
 * another one. Public data stays.
 */
export function watchSession(queryClient: QueryClient): () => void {
  let last = currentToken()
  return subscribeSession(() => {
    const token = currentToken()
    if (token === last) return
    last = token
    forgetPrivateData(queryClient)
  })
}

function forgetPrivateData(queryClient: QueryClient) {
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.some((part) => typeof part === 'string' && part.startsWith('/api/user/'))
  queryClient.removeQueries({ predicate: isPrivate, type: 'inactive' })
  void queryClient.resetQueries({ predicate: isPrivate })
}
