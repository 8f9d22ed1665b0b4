import { useState } from 'react'
import { RefusalError } from '@/api/errors.ts'
import { serverNow } from '@/api/server-clock.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import { useSendCode } from '@/generated/access/access.ts'
import type { SendCodeForm, SendCodeFormPurpose } from '@/generated/h5.schemas.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { readStoredJson, storedKeys, writeStored } from '@/platform/storage.ts'
import type { CodeState, SentCode } from './access-rules.ts'
import { codeStateOf, reachable, sentBefore, sentCodeOf } from './access-rules.ts'

export interface CodeSending {
  state: CodeState
  /** Sends a code to the account; resolves to whether one is under way now. */
  send: () => Promise<'sent' | 'before' | 'failed'>
  pending: boolean
  /** Why sending failed for this account; null while a code is on its way. */
  error: SubmitError | null
}

/** Codes to the account that stands in the form, with the countdown to the next one. */
export function useCodeSending(purpose: SendCodeFormPurpose, entered: string): CodeSending {
  const account = reachable(entered)
  const [asked, setAsked] = useState<string | null>(null)
  const { mutateAsync } = useSendCode()
  const now = useServerNow()
  // Read on every render: storage is the single source of this state.
  const sent = account === null ? null : readSentCode(purpose, account)

  const action = useAction(async (data: SendCodeForm) => {
    const keep = (sent: SentCode) => keepSentCode(purpose, data.account, sent, serverNow())
    try {
      const answer = await mutateAsync({ data })
      keep(sentCodeOf(answer))
      return answer
    } catch (error) {
      const known = readSentCode(purpose, data.account)
      const before = error instanceof RefusalError ? sentBefore(error, known) : null
      if (before) keep(before)
      throw error
    }
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

const PREFIX = 'h5.code.'

/**
 * When a code was last sent to an account, kept over a reload so that its countdown goes on. The
 * code is not in it, and of the account only a fingerprint.
 */
export function readSentCode(purpose: SendCodeFormPurpose, account: string): SentCode | null {
  const stored = readStoredJson(keyOf(purpose, account))
  return isSentCode(stored) ? stored : null
}

/** Stores it and removes the expired ones; `now` is the server's clock in Unix seconds. */
export function keepSentCode(
  purpose: SendCodeFormPurpose,
  account: string,
  sent: SentCode,
  now: number,
): void {
  for (const key of storedKeys(PREFIX)) {
    const stored = readStoredJson(key)
    if (!isSentCode(stored) || Math.max(stored.resendAt, stored.expiresAt ?? 0) < now) {
      writeStored(key, null)
    }
  }
  writeStored(keyOf(purpose, account), JSON.stringify(sent))
}

const keyOf = (purpose: SendCodeFormPurpose, account: string) =>
  `${PREFIX}${purpose}.${fingerprint(account)}`

/** FNV-1a, 32 bits: enough to tell apart the accounts used on one device. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(16).padStart(8, '0')
}

function isSentCode(stored: unknown): stored is SentCode {
  if (typeof stored !== 'object' || stored === null) return false
  const { resendAt, expiresAt } = stored as Partial<Record<keyof SentCode, unknown>>
  return isMoment(resendAt) && (isMoment(expiresAt) || expiresAt === null)
}

/** Finite, so that a tampered value in storage can't block a resend for ever. */
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 9_999_999_999
