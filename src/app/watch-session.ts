import type { QueryClient } from '@tanstack/react-query'
import { currentToken, subscribeSession } from '@/api/session.ts'
import { dropTimeInUse } from '@/domain/account/time-in-use.ts'

/**
 * Drops what was read for a user when the session ends or another user's begins, in this tab or
 * another one. What is on the screen is read again for the new user, if there is one. Public data stays.
 */
export function watchSession(queryClient: QueryClient): () => void {
  let last = currentToken()
  return subscribeSession(() => {
    const token = currentToken()
    if (token === last) return
    last = token
    // The next session counts its own time.
    dropTimeInUse()
    queryClient.removeQueries({ predicate: isPrivate, type: 'inactive' })
    if (token === null) void forgetShown(queryClient)
    else void queryClient.resetQueries({ predicate: isPrivate })
  })
}

async function forgetShown(queryClient: QueryClient) {
  const shown = queryClient.getQueryCache().findAll({ predicate: isPrivate })
  const cancelled = queryClient.cancelQueries({ predicate: isPrivate }, { silent: true })
  for (const query of shown) query.reset()
  await cancelled
}

const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.some((part) => typeof part === 'string' && part.startsWith('/api/user/'))
