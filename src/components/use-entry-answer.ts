import { useEffect, useSyncExternalStore } from 'react'
import type { EntryState } from '@/api/entry-store.ts'
import { entryState, reloadEntry, subscribeEntries, wantEntry } from '@/api/entry-store.ts'
import type { EntryPath } from '@/generated/entry.ts'

/** One of the public answers of the entry page, in the shape of a query. */
export function useEntryAnswer<P extends EntryPath>(
  path: P,
): EntryState<P> & { refetch: () => void } {
  const state = useSyncExternalStore(subscribeEntries, () => entryState(path))

  useEffect(() => {
    wantEntry(path)
  }, [path])

  return { ...state, refetch: () => void reloadEntry(path) }
}
