import { useRef, useState } from 'react'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { isPossibleDuplicate, isPriceChanged } from '@/patterns/form/submit-error.tsx'
import type { Sent } from '@/patterns/money-flow/engine/money-flow.ts'
import type { MoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { useFreshFigures } from './use-fresh-figures.ts'
import type { Signature } from './use-signature.tsx'

/** What is sent, and what is remembered of it. */
export interface MoneyRequest<Body> {
  body: Body
  sent: Sent
}

/** The last question before something is sent, once it was asked. */
export interface OpenQuestion<Asked> {
  open: boolean
  /** What was asked when the button was pressed. It stays while the dialog closes. */
  asked: Asked
  /** The same with the figures of now; null where they allow nothing. */
  askedNow: () => Asked | null
  /**
   * Why the server refused what was confirmed: other figures, or an equal request of a short while ago. The
   * question stays open then.
   */
  refused: SubmitError | null
  /** The page was old, and was read again for this question. */
  refreshed: boolean
  /** It is being sent, or old figures are being read again. */
  pending: boolean
  /** Takes the figures of now: the question is another one. */
  onAccept: () => void
  onConfirm: () => void
  onCancel: () => void
}

interface QuestionOptions<Values, Asked, Body> {
  /** What is asked of these entries, with the figures of now; null where they allow nothing. */
  ask: (values: Values) => Asked | null
  toRequest: (asked: Asked) => MoneyRequest<Body>
  /** How it is signed, where the question asks for that. */
  signature?: Pick<Signature, 'sign' | 'takes' | 'clear'> | null
  /** Called once old figures were read again: the entries are to be asked about with the new ones. */
  onRefreshed: () => void
}

/**
 * Asks before a flow sends. What was asked is sent, whatever the page shows by then; each question is
 * answered once, however often its button is pressed.
 */
export function useQuestion<Values, Asked extends object, Body>(
  flow: MoneyFlow<Body, unknown>,
  { ask, toRequest, signature = null, onRefreshed }: QuestionOptions<Values, Asked, Body>,
) {
  const [last, setLast] = useState<{ values: Values; asked: Asked } | null>(null)
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState<SubmitError | null>(null)
  const [refreshed, setRefreshed] = useState(false)
  // The user was warned about an equal request and wants this one, too; counts for one question.
  const allowsDuplicate = useRef(false)
  // A dialog on its way out keeps its button, and the focus on it.
  const answered = useRef<Asked | null>(null)
  const figures = useFreshFigures(onRefreshed)

  function close() {
    setOpen(false)
    signature?.clear()
    allowsDuplicate.current = false
  }

  /** Asks about entries; where the figures of now allow nothing, an open question is closed. */
  function askAbout(values: Values, isRefreshed = false) {
    const asked = ask(values)
    if (asked === null) return close()
    setOpen(true)
    setLast({ values, asked })
    setRefused(null)
    setRefreshed(isRefreshed)
  }

  async function send(values: Values, asked: Asked) {
    if (answered.current === asked) return
    answered.current = asked
    const { body, sent } = toRequest(asked)
    const fault = await flow.submit(body, sent, {
      sign: signature?.sign,
      allowDuplicate: allowsDuplicate.current,
    })
    const error = fault?.kind === 'unsigned' ? null : fault
    const isChanged = isPriceChanged(error)
    // What was sent without being asked about is asked about now.
    if (isChanged) setLast({ values, asked })
    const isDuplicate = isPossibleDuplicate(error)
    setRefused(isChanged || isDuplicate ? error : null)
    const isUnsigned = fault?.kind === 'unsigned' || signature?.takes(error) === true
    // The same once more: another signature, or that it is meant, is another answer to it.
    if (isUnsigned || isDuplicate) setLast({ values, asked: { ...asked } })
    if (isChanged || isUnsigned || isDuplicate) setOpen(true)
    else close()
  }

  const question: OpenQuestion<Asked> | null = last && {
    open,
    asked: last.asked,
    askedNow: () => ask(last.values),
    refused,
    refreshed,
    pending: flow.state.step === 'sending' || figures.pending,
    onAccept: () => {
      askAbout(last.values)
      // Other figures are no yes to sending it again.
      if (isPossibleDuplicate(refused)) setRefused(refused)
    },
    onConfirm: () => {
      if (figures.refresh()) return
      if (isPossibleDuplicate(refused)) allowsDuplicate.current = true
      void send(last.values, last.asked)
    },
    onCancel: close,
  }

  return {
    question,
    askAbout,
    /** Sends what would be asked, without asking. */
    sendAtOnce: (values: Values) => {
      const asked = ask(values)
      if (asked !== null) void send(values, asked)
    },
    close,
    figures,
  }
}
