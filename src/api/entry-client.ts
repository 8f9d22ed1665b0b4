import type { EntryAnswers, EntryPath } from '@/generated/entry.ts'
import { entryAnswers } from '@/generated/entry.ts'
import { currentLanguage } from '@/lib/language.ts'
import { exampleHeaderFor, reportCall } from './call-observer.ts'
import type { Envelope } from './envelope.ts'
import { NoAnswerError } from './envelope.ts'
import { readAnswer } from './read-answer.ts'

/** Network time-out, milliseconds (specification, section 9). */
const TIMEOUT = 60_000

/** What the entry page asks for, where a call asks for less than all. */
const QUERIES: Partial<Record<string, string>> = { '/api/index/banner': '?position=home' }

/**
 * The way to the public answers that the entry page shows: the same headers, envelope, checks
 * and errors as the client of all other pages, without the libraries that would double the size of
 * the page that everybody sees first.
 */
export async function readEntry<P extends EntryPath>(
  path: P,
  signal: AbortSignal,
): Promise<EntryAnswers[P]> {
  if (import.meta.env.DEV) reportCall({ method: 'GET', path })
  const { status, text } = await get(path, signal)
  const answer = readAnswer(path, status, text, entryAnswers[path])
  // The schema of this path has just checked it, or it is a refusal.
  return answer as EntryAnswers[P] & Envelope
}

async function get(path: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
  if (!navigator.onLine) throw new NoAnswerError('offline')
  const language = currentLanguage()
  const example = import.meta.env.DEV ? exampleHeaderFor('GET', path) : undefined
  try {
    const response = await fetch(new URL(path + (QUERIES[path] ?? ''), window.location.origin), {
      headers: { language, lang: language, ...(example !== undefined && { Prefer: example }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (signal.aborted) throw error
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new NoAnswerError(timedOut ? 'timeout' : 'unreachable', { cause: error })
  }
}
