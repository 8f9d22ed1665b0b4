import { useState } from 'react'
import { refusalOf } from '@/api/envelope.ts'
import { serverNow } from '@/api/server-clock.ts'
import type { SubmitError } from '@/components/form/submit-error.tsx'
import { useAction } from '@/components/form/use-action.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import { useSendCode } from '@/generated/access/access.ts'
import type { SendCodeForm } from '@/generated/model/send-code-form.ts'
import type { SendCodeFormPurpose } from '@/generated/model/send-code-form-purpose.ts'
import { reachable } from './access-rules.ts'
import type { CodeState } from './code-state.ts'
import { codeStateOf, sentBefore, sentCodeOf } from './code-state.ts'
import { keepSentCode, readSentCode } from './sent-codes.ts'

export interface CodeSending {
  state: CodeState
  /** Sends a code to the account; resolves to whether one is under way now. */
  send: () => Promise<'sent' | 'before' | 'failed'>
  pending: boolean
  /** Why none was sent to this account; a code that is under way is no error. */
  error: SubmitError | null
}

/** Codes to the account that stands in the form, with the countdown to the next one. */
export function useCodeSending(purpose: SendCodeFormPurpose, entered: string): CodeSending {
  const account = reachable(entered)
  const [asked, setAsked] = useState<string | null>(null)
  const { mutateAsync } = useSendCode()
  const now = useServerNow()
  // Read anew at each second and each answer: storage is the one place that knows.
  const sent = account === null ? null : readSentCode(purpose, account)

  const action = useAction(async (data: SendCodeForm) => {
    const answer = await mutateAsync({ data })
    const learnt =
      answer.code === 1
        ? sentCodeOf(answer.data)
        : sentBefore(refusalOf(answer), readSentCode(purpose, data.account))
    if (learnt) keepSentCode(purpose, data.account, learnt, serverNow())
    return answer
  })

  async function send() {
    if (account === null) return 'failed'
    setAsked(account)
    if (await action.run({ account, purpose })) return 'sent'
    const known = readSentCode(purpose, account)
    return known && serverNow() < known.resendAt ? 'before' : 'failed'
  }

  const state = codeStateOf(account !== null, sent, now)
  const isShown = asked === account && state.kind !== 'waiting'
  return { state, send, pending: action.pending, error: isShown ? action.error : null }
}
