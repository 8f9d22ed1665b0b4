import { readStoredJson, storedKeys, writeStored } from './storage.ts'

/*
 * What a user was told on this device, by ids of records and how they stood: another window that
 * comes back, or a stream that goes on after a break, says none of it again.
 */

const PREFIX = 'h5.told.'
/** A stream goes back by minutes, in which no more than this happens. */
const MOST = 50

/** The key of a user's; the owner is the user's id. */
const keyOf = (owner: string) => PREFIX + owner

function toldTo(owner: string): unknown[] {
  const stored = readStoredJson(keyOf(owner))
  return Array.isArray(stored) ? stored : []
}

/** Whether a user was told this on this device. */
export const wasTold = (owner: string, news: string): boolean => toldTo(owner).includes(news)

/** Remembers that a user was told this. */
export function rememberTold(owner: string, news: string): void {
  const others = toldTo(owner).filter((one) => one !== news)
  writeStored(keyOf(owner), JSON.stringify([...others, news].slice(-MOST)))
}

/** Forgets it of everybody: the user logged out. */
export function dropTold(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
}
