import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { usePlacePractice } from '@/domain/practice/practice-exchange.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { floorToScale } from '@/lib/money.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { submitErrorOf } from '@/patterns/form/submit-error.tsx'
import { canSend, nextState } from '@/patterns/money-flow/engine/money-flow-state.ts'
import type { Desk } from './desk.ts'

/**
 * The flow of a practice order. Nothing is sent, so its outcome is never open: it is on this device, or it
 * was not placed.
 */
export function usePracticeFlow(inSight: Desk['inSight']): Desk['flow'] {
  const placePractice = usePlacePractice()
  const queryClient = useQueryClient()
  // A ref, because state would let through two taps in one frame.
  const lock = useRef<Promise<SubmitError | null> | null>(null)
  const [state, dispatch] = useReducer(nextState<TradeOrder>, { step: 'ready', error: null })

  async function place(
    ...[body, sent]: Parameters<Desk['flow']['submit']>
  ): Promise<SubmitError | null> {
    dispatch({ type: 'sent' })
    const { tick_id, as_of } = inSight.current
    try {
      const result = await placePractice(
        // As text: the number of a request is no amount to compute with.
        { ...body, amount: floorToScale(sent.amount ?? '0', sent.currency ?? '') },
        tick_id === body.accepted_tick_id ? as_of : null,
      )
      dispatch({ type: 'succeeded', result })
      return null
    } catch (thrown) {
      const error = submitErrorOf(thrown)
      if (error === null) {
        dispatch({ type: 'sessionEnded' })
        return null
      }
      // Limits, prices or states are others than the page shows.
      if (error.kind === 'refused') void queryClient.invalidateQueries()
      dispatch({ type: 'failed', error })
      return error
    } finally {
      lock.current = null
    }
  }

  return {
    state,
    submit: (...order) => {
      if (lock.current) return lock.current
      if (!canSend(state)) return Promise.resolve(null)
      lock.current = place(...order)
      return lock.current
    },
    startOver: () => dispatch({ type: 'startOver' }),
  }
}
