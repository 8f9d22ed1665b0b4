import type { Refusal } from '@/api/envelope.ts'
import type { CodeSentDoneData } from '@/generated/model/code-sent-done-data.ts'

/** What is known of the last code to one account for one purpose. Unix seconds, server's clock. */
export interface SentCode {
  /** From when another one can be sent. */
  resendAt: number
  /** Until when it is valid; null where only a refusal told that one was sent. */
  expiresAt: number | null
}

/** What the code field says and offers. */
export type CodeState =
  /** There is nobody yet to send a code to. */
  | { kind: 'noAccount' }
  /** A code can be sent; none is under way. */
  | { kind: 'ready' }
  /** One was sent; another can be sent in `seconds`. */
  | { kind: 'waiting'; seconds: number; expiresAt: number | null }
  /** One was sent and is valid; another can be sent. */
  | { kind: 'sent'; expiresAt: number }
  /** The last one is no longer valid. */
  | { kind: 'expired' }

/** The state at the moment `now` of the server's clock, Unix seconds. */
export function codeStateOf(hasAccount: boolean, sent: SentCode | null, now: number): CodeState {
  if (!hasAccount) return { kind: 'noAccount' }
  if (sent === null) return { kind: 'ready' }
  const { resendAt, expiresAt } = sent
  if (now < resendAt) return { kind: 'waiting', seconds: Math.ceil(resendAt - now), expiresAt }
  if (expiresAt === null) return { kind: 'ready' }
  return now < expiresAt ? { kind: 'sent', expiresAt } : { kind: 'expired' }
}

/** What the answer to a sent code tells. */
export function sentCodeOf({ resend_at, expires_at }: CodeSentDoneData): SentCode {
  return { resendAt: resend_at, expiresAt: expires_at }
}

/**
 * What the refusal `code_too_soon` tells: that one is under way, and from when another can be sent.
 * Null for any other refusal and where the server does not say when.
 */
export function sentBefore({ reason, params }: Refusal, known: SentCode | null): SentCode | null {
  const from = params.available_from
  if (reason !== 'code_too_soon' || from === undefined || !/^\d{10}$/.test(from)) return null
  return { resendAt: parseInt(from, 10), expiresAt: known?.expiresAt ?? null }
}
