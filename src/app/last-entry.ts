import { bringBackEntry, entryState, subscribeEntries } from '@/api/entry-store.ts'
import { NoAnswerError } from '@/api/envelope.ts'
import { readAnswer } from '@/api/read-answer.ts'
import type { EntryAnswers } from '@/generated/entry.ts'
import { entryAnswers } from '@/generated/entry.ts'
import { currentLanguage } from '@/lib/language.ts'
import { readStored, writeStored } from '@/lib/storage.ts'

/** The operator's own text. What the site is, demo or live, is never taken from before. */
const PATH = '/api/index/home'

const storageKey = () => `h5.seen.${currentLanguage()}.${PATH}`

/**
 * Keeps the text of the entry page, and brings it back, marked as old, where it cannot be read
 * again. Returns how to stop.
 */
export function watchLastEntry(): () => void {
  let kept: unknown = null

  function look() {
    const { data, error, isFetching } = entryState(PATH)
    if (data?.code === 1 && error === null && !isFetching && data !== kept) {
      kept = data
      writeStored(storageKey(), JSON.stringify(data))
    }
    if (data === undefined && error instanceof NoAnswerError && !isFetching) bringBack()
  }

  look()
  return subscribeEntries(look)
}

function bringBack(): void {
  const text = readStored(storageKey())
  if (text === null) return
  try {
    const answer = readAnswer(PATH, 200, text, entryAnswers[PATH])
    // The schema of this path has just checked it.
    if (answer.code === 1) bringBackEntry(PATH, answer as EntryAnswers[typeof PATH])
  } catch {
    // What an older release kept, or what was spoiled, is no text to show.
  }
}
