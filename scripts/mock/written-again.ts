import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Milliseconds after the last event in which an editor has written a file to its end. */
const WRITTEN = 100

/**
 * Calls `act` after each time that a file was written, in place or by another one that took its name.
 * Returns what ends it.
 */
export function whenWrittenAgain(file: string, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  // The folder: the file itself is another one after an editor has replaced it.
  const watcher = watch(dirname(file), (_, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(act, WRITTEN)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
