import { readStored, readStoredJson, storedKeys, writeStored } from '@/platform/storage.ts'
import { clearInTab, readInTab, writeInTab } from '@/platform/tab-storage.ts'

/**
 * What a user typed into a form, kept over a reload and over a session that ended, for this user
 * only. The fields are listed one by one, so that a password or a code can never get in.
 */
export interface KeptFields<Name extends string> {
  /** Name of the form. */
  form: string
  /** The fields that are kept. */
  fields: readonly Name[]
  /**
   * Fields with personal data, which must not be stored: they are kept in memory and survive the
   * end of a session and other screens, but not a reload.
   */
  personal?: readonly Name[]
  /**
   * Kept in this tab alone: it names somebody who is not known yet, and the next person at this device
   * must not find it.
   */
  inTab?: true
}

/** Those of one user. */
export interface DraftOf<Name extends string> extends KeptFields<Name> {
  /** The user id, or that of visitors. */
  owner: string
}

const inMemory = new Map<string, Partial<Record<string, string>>>()

const PREFIX = 'h5.draft.'
/** A draft is forgotten after a day, milliseconds. */
const LIFETIME = 24 * 60 * 60_000

const keyOf = ({ form, owner }: { form: string; owner: string }) => `${PREFIX}${owner}.${form}`

/** The kept fields of a form; empty where there are none. */
export function readDraft<Name extends string>(
  draft: DraftOf<Name>,
): Partial<Record<Name, string>> {
  const key = keyOf(draft)
  // What a former version left on the device for everybody.
  if (draft.inTab) writeStored(key, null)
  const stored = draft.inTab ? parsed(readInTab(key)) : readStoredJson(key)
  const isFresh = isDraft(stored) && Date.now() - stored.at <= LIFETIME
  return {
    ...only(draft.fields, isFresh ? stored.values : {}),
    ...only(draft.personal ?? [], inMemory.get(key) ?? {}),
  }
}

/** Keeps the listed fields of a form's values; empty ones are left out. */
export function keepDraft<Name extends string>(
  draft: DraftOf<Name>,
  values: Readonly<Record<string, unknown>>,
): void {
  const kept = only(draft.fields, values)
  const text = JSON.stringify({ at: Date.now(), values: kept })
  const write = draft.inTab ? writeInTab : writeStored
  write(keyOf(draft), Object.keys(kept).length === 0 ? null : text)
  if (draft.personal) inMemory.set(keyOf(draft), only(draft.personal, values))
}

/** Answers a function that keeps again what is kept of a form now: another tab may forget it meanwhile. */
export function rememberDraft(draft: { form: string; owner: string }): () => void {
  const text = readStored(keyOf(draft))
  return () => {
    if (text !== null) writeStored(keyOf(draft), text)
  }
}

/** Forgets a form: it was sent. */
export function dropDraft(draft: { form: string; owner: string }): void {
  writeStored(keyOf(draft), null)
  writeInTab(keyOf(draft), null)
  inMemory.delete(keyOf(draft))
}

/** Forgets the personal data of a form: it was left without being sent. */
export function dropPersonal(draft: { form: string; owner: string }): void {
  inMemory.delete(keyOf(draft))
}

/** Forgets all forms of everybody: the user logged out. */
export function dropAllDrafts(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
  clearInTab(PREFIX)
  inMemory.clear()
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** The texts among some fields; empty ones are left out. */
function only<Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<string, unknown>>,
): Partial<Record<Name, string>> {
  const kept = names.flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  // The names come from the list.
  return Object.fromEntries(kept) as Partial<Record<Name, string>>
}

function isDraft(stored: unknown): stored is { at: number; values: Record<string, string> } {
  if (typeof stored !== 'object' || stored === null) return false
  const { at, values } = stored as { at?: unknown; values?: unknown }
  return (
    typeof at === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  )
}
