import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { MoneyActionState } from '@/components/money-action/money-action-state.ts'

/** What the server refused by is known to it only: after a refusal everything is read again. */
export function useRefreshAfterRefusal<Result>(state: MoneyActionState<Result>): void {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() => {
    if (state.step === 'ready' && state.error?.kind === 'refused') {
      void queryClient.invalidateQueries()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is followed once.
  useEffect(() => refresh(), [state])
}
