import type { Refusal } from '@/api/errors.ts'
import { VISITOR } from '@/api/user.ts'
import { RegisterBody, SendCodeBody } from '@/generated/access/access.zod.ts'
import type { CodeSentDoneData } from '@/generated/h5.schemas.ts'
import { accountEntry, capitalsEntry } from '@/lib/entries.ts'
import type { DraftOf } from '@/patterns/form/draft.ts'
import { readStored, writeStored } from '@/platform/storage.ts'

/** The account as it is sent, or null while no code could be sent to it. */
export function reachable(account: string): string | null {
  const result = SendCodeBody.shape.account.safeParse(accountEntry.read(account))
  return result.success ? result.data : null
}

/** The invitation code of a registration link as it stands in the field; empty where there is none. */
export function invitationOf(search: string): string {
  const given = new URLSearchParams(search).get('invitation_code') ?? ''
  const code = RegisterBody.shape.invitation_code.safeParse(capitalsEntry.read(given))
  return code.success ? code.data : ''
}

/** Login and forgotten password share the draft of the account, so that it is typed once. */
export const accountDraft: DraftOf<'account'> = {
  form: 'login',
  owner: VISITOR,
  fields: ['account'],
  inTab: true,
}

const REMEMBERED = 'h5.account'

/** The account that a user asked this device to remember; null where nobody did. */
export const rememberedAccount = (): string | null => readStored(REMEMBERED)

/** Remembers an account on this device, over a logout too; null forgets it. */
export const rememberAccount = (account: string | null): void => writeStored(REMEMBERED, account)

/**
 * A reload, or the way to another page, loses nothing of a registration but passwords and code. Each
 * invitation link has a draft of its own: a new link's code must not be hidden by an old entry.
 */
export function registerDraft(invitation: string): DraftOf<'account' | 'invitation_code'> {
  return { form: `register.${invitation}`, owner: VISITOR, fields: REGISTER_FIELDS, inTab: true }
}

const REGISTER_FIELDS = ['account', 'invitation_code'] as const

/** The last code that was sent to one account for one purpose. Unix seconds, server's clock. */
export interface SentCode {
  /** From when another one can be sent. */
  resendAt: number
  /** Until when it is valid; null where only a refusal told that one was sent. */
  expiresAt: number | null
}

/** What the code field says and offers. */
export type CodeState =
  /** The form holds no valid account yet. */
  | { kind: 'noAccount' }
  /** No code was sent yet. */
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

/** The state after a code was sent. */
export function sentCodeOf({ resend_at, expires_at }: CodeSentDoneData): SentCode {
  return { resendAt: resend_at, expiresAt: expires_at }
}

/**
 * The state after a refusal `code_too_soon`: a code was sent already, and another can be sent at
 * the time it names. Null for any other refusal and where the server does not say when.
 */
export function sentBefore({ reason, params }: Refusal, known: SentCode | null): SentCode | null {
  const from = params.available_from
  if (reason !== 'code_too_soon' || from === undefined || !/^\d{10}$/.test(from)) return null
  return { resendAt: parseInt(from, 10), expiresAt: known?.expiresAt ?? null }
}
