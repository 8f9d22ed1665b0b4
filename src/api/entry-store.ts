import type { EntryAnswers, EntryPath } from '@/generated/entry.ts'
import { currentLanguage, subscribeLanguage } from '@/lib/language.ts'
import { readEntry } from './entry-client.ts'

/** Where the reading of one answer stands. A later failure leaves the last answer in place. */
export interface EntryState<P extends EntryPath> {
  data: EntryAnswers[P] | undefined
  error: unknown
  isFetching: boolean
}

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 5 * 60_000
/** Milliseconds after which a failed reading is tried again, once. */
const RETRY_DELAY = 2_000

interface Entry {
  state: EntryState<EntryPath>
  readAt: number
  language: string
  abort: AbortController
}

const idle: EntryState<EntryPath> = { data: undefined, error: null, isFetching: false }
const entries = new Map<EntryPath, Entry>()
const listeners = new Set<() => void>()

/** What is known of an answer now; the same object until it changes. */
export function entryState<P extends EntryPath>(path: P): EntryState<P> {
  return (entries.get(path)?.state ?? idle) as EntryState<P>
}

/** Tells of every change of any answer. */
export function subscribeEntries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads an answer unless a fresh one in the present language is there or on its way. */
export function wantEntry(path: EntryPath): void {
  const entry = entries.get(path)
  const fresh = entry !== undefined && Date.now() - entry.readAt < FRESH
  if (fresh && entry.language === currentLanguage() && entry.state.error === null) return
  if (entry?.state.isFetching && entry.language === currentLanguage()) return
  void reloadEntry(path)
}

/** Reads an answer anew. */
export async function reloadEntry(path: EntryPath): Promise<void> {
  const before = entries.get(path)
  before?.abort.abort()
  const abort = new AbortController()
  const entry: Entry = {
    state: { data: before?.state.data, error: null, isFetching: true },
    readAt: before?.readAt ?? 0,
    language: currentLanguage(),
    abort,
  }
  publish(path, entry)
  try {
    const data = await readEntry(path, abort.signal).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
      return readEntry(path, abort.signal)
    })
    if (abort.signal.aborted) return
    publish(path, { ...entry, readAt: Date.now(), state: { data, error: null, isFetching: false } })
  } catch (error) {
    // A newer reading has taken over.
    if (abort.signal.aborted) return
    publish(path, { ...entry, state: { data: entry.state.data, error, isFetching: false } })
  }
}

/** Puts an answer of before in the place of one that could not be read; the error stays beside it. */
export function bringBackEntry<P extends EntryPath>(path: P, data: EntryAnswers[P]): void {
  const entry = entries.get(path)
  if (entry?.state.error == null || entry.state.data !== undefined) return
  publish(path, { ...entry, state: { ...entry.state, data } })
}

/** Reads everything anew that was read before. */
export function reloadEntries(): void {
  for (const path of entries.keys()) void reloadEntry(path)
}

function publish(path: EntryPath, entry: Entry) {
  entries.set(path, entry)
  for (const listener of listeners) listener()
}

// Texts of the operator come in the language of the request.
subscribeLanguage(() => {
  for (const path of entries.keys()) wantEntry(path)
})
