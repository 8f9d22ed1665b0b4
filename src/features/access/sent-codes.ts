import type { SendCodeFormPurpose } from '@/generated/model/send-code-form-purpose.ts'
import { readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'
import type { SentCode } from './code-state.ts'

const PREFIX = 'h5.code.'

/**
 * When a code was last sent to an account, kept over a reload so that its countdown goes on. The
 * code is not in it, and of the account only a fingerprint.
 */
export function readSentCode(purpose: SendCodeFormPurpose, account: string): SentCode | null {
  const stored = readStoredJson(keyOf(purpose, account))
  return isSentCode(stored) ? stored : null
}

/** Keeps it, and forgets those that are over at `now`, Unix seconds of the server's clock. */
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

/** FNV-1a, 32 bits: tells accounts of one device apart, and needs no more than that. */
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
  return typeof resendAt === 'number' && (typeof expiresAt === 'number' || expiresAt === null)
}
