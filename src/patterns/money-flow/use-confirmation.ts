import { useRef, useState } from 'react'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import type { Sent } from './money-flow.ts'
import type { MoneyFlow } from './use-money-flow.ts'

/** The last look before something is sent: what is asked about, and what becomes of it. */
export interface Confirmation<Asked> {
  /** What was asked when the button was pressed: exactly this is sent. Null while nothing is. */
  asked: Asked | null
  /** The server did not take what was accepted any more; the question stays, and can be asked anew. */
  refused: boolean
  /** The page was old, and was read anew for this question. */
  refreshed: boolean
  /** It is being sent. */
  pending: boolean
  onAsk: (asked: Asked, refreshed?: boolean) => void
  onConfirm: (asked: Asked) => void
  onCancel: () => void
}

interface ConfirmationOptions<Asked, Body> {
  /** What is sent, and what is remembered of it. */
  order: (asked: Asked) => { body: Body; sent: Sent }
  /** Keeps the question open after an error that another answer to it mends. */
  staysOpen?: (error: SubmitError) => boolean
}

/** Asks before a flow sends. Each question is answered once, however often its button is pressed. */
export function useConfirmation<Asked extends object, Body, Result>(
  flow: MoneyFlow<Body, Result>,
  { order, staysOpen = () => false }: ConfirmationOptions<Asked, Body>,
): Confirmation<Asked> {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [refused, setRefused] = useState(false)
  const [refreshed, setRefreshed] = useState(false)
  // A dialog on its way out keeps its button, and the focus on it.
  const answered = useRef<Asked | null>(null)

  async function confirm(question: Asked) {
    if (answered.current === question) return
    answered.current = question
    const { body, sent } = order(question)
    const error = await flow.submit(body, sent)
    const isOpen = error !== null && staysOpen(error)
    setRefused(isOpen)
    // What was sent without being asked about is asked about now.
    setAsked(isOpen ? question : null)
  }

  return {
    asked,
    refused,
    refreshed,
    pending: flow.state.step === 'sending',
    onAsk: (question, isRefreshed = false) => {
      setRefused(false)
      setRefreshed(isRefreshed)
      setAsked(question)
    },
    onConfirm: (question) => void confirm(question),
    onCancel: () => setAsked(null),
  }
}
