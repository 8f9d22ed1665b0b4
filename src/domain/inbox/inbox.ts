import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'
import { MOST_SINGLE } from '@/shell/page-strip.ts'
import { changeInbox, inboxChanged, INBOX_PREFIX as PREFIX } from './inbox-presence.ts'
import type { RecordNotification } from './notification.ts'

/*
 * The inbox: what happened to a user's money, until the user has seen it. One list for each user of this device.
 *
 * An entry has a kind and goes one way:
 *
 *   pending ──▶ new ──▶ announced ──▶ seen
 *
 *   pending    followed until its outcome is known; stored, so that a reload goes on
 *   new        its outcome is known; in memory alone, because an amount is private
 *   announced  read out, and shown in a bar that was visible, or in a toast
 *   seen       a mark in storage, so that no tab, reload or repeated event announces it again
 *
 *   kind           shown by (`src/app/inbox-places.ts`)                             marked when it is
 *   order          the bar, or the trade page; a toast while another order runs,    seen
 *                  and the bar after that
 *   notification   the bar, unless the page shows its record or request             announced
 *   request        a strip, unless its own page shows it                            read
 *
 * An entry is seen when its record was opened from it, when it was dismissed, when its bar was visible for its
 * seconds, when the page shows its record, or when a newer one of its topic comes after it was announced.
 * A request is a money action. Its intent stores it (`src/patterns/money-flow/intent.ts`), with its outcome until
 * that was read: one record under one key is neither lost nor sent twice.
 */

interface Outcomes {
  order: TradeOrder
  notification: RecordNotification
}
export type Kind = keyof Outcomes

/** What happened to one thing: an order, a record with its status. */
export type Happened<K extends Kind = Kind> = {
  [Each in K]: { kind: Each; owner: string; id: string; outcome: Outcomes[Each] }
}[K]
/** What happened and was not seen yet. */
export type Entry<K extends Kind = Kind> = Happened<K> & { isAnnounced: boolean }

/** What is followed until its outcome is known and was seen. */
interface Followed {
  kind: Kind
  owner: string
  id: string
  /** As it was stored: anybody may have written it. */
  data: unknown
}

interface State {
  followed: readonly Followed[]
  /** New and announced entries, oldest first. */
  unseen: readonly Entry[]
  /** Keys of what is known here, whatever storage loses. */
  known: ReadonlySet<string>
}

/** Marks that are kept for each user. A stream goes back by minutes, in which no more than this happens. */
const MOST_MARKS = 50

type Key = Pick<Entry, 'kind' | 'owner' | 'id'>
const keyOf = ({ owner, kind, id }: Key) => `${PREFIX}${owner}.${kind}.${id}`

let state: State | null = null

/** Where earlier releases kept what is here now. */
const FORMER_PREFIXES = ['h5.orders.', 'h5.told.']

function current(): State {
  if (state === null) {
    for (const key of FORMER_PREFIXES.flatMap(storedKeys)) writeStored(key, null)
    state = { followed: readFollowed(), unseen: [], known: new Set() }
  }
  return state
}

function change(changes: Partial<State>): void {
  state = { ...current(), ...changes }
  changeInbox(state.unseen.length)
}

function readFollowed(): Followed[] {
  return storedKeys(PREFIX).flatMap((key) => {
    const [owner = '', kind, ...id] = key.slice(PREFIX.length).split('.')
    const data = readStoredJson(key)
    const isFollowed = kind === 'order' && typeof data === 'object' && data !== null
    return isFollowed ? [{ owner, kind, id: id.join('.'), data }] : []
  })
}

/** Another tab follows more, or has announced or seen something. */
function reread({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(PREFIX)) return
  const unseen = current().unseen.filter((entry) => !isMarked(entry) || isAnnouncedHere(entry))
  change({ followed: readFollowed(), unseen })
}

/** The mark of a notification that this tab has announced is its own. */
const isAnnouncedHere = ({ kind, isAnnounced }: Entry) => kind === 'notification' && isAnnounced

// Never removed: lives as long as the page.
window.addEventListener('storage', reread)

const isMarked = (key: Key): boolean => typeof readStoredJson(keyOf(key)) === 'number'

/** Leaves a mark, with its moment by the device's clock, and removes the oldest of many. */
function mark(key: Key): void {
  const others = storedKeys(`${PREFIX}${key.owner}.`).flatMap((stored) => {
    const at = readStoredJson(stored)
    return typeof at === 'number' && stored !== keyOf(key) ? [{ stored, at }] : []
  })
  others.sort((a, b) => b.at - a.at)
  for (const { stored } of others.slice(MOST_MARKS - 1)) writeStored(stored, null)
  writeStored(keyOf(key), String(Date.now()))
}

/** Whether this is known here, or was announced or seen on this device. */
export const isKnown = (key: Key): boolean => current().known.has(keyOf(key)) || isMarked(key)

/** Follows something until its outcome is known and was seen. */
export function follow(key: Key, data: object): void {
  const { followed } = current()
  if (isKnown(key) || followed.some((one) => keyOf(one) === keyOf(key))) return
  writeStored(keyOf(key), JSON.stringify(data))
  change({ followed: [...followed, { ...key, data }] })
}

/** A newer entry of the same topic replaces an older one. */
const topicOf = (one: Happened) =>
  [one.owner, one.kind, one.kind === 'order' ? '' : one.outcome.name].join()

/** Adds what happened. Returns whether it is new: each is announced once. */
export function addEntry(entry: Happened): boolean {
  if (isKnown(entry)) return false
  const topic = topicOf(entry)
  const replaced = current().unseen.filter((one) => one.isAnnounced && topicOf(one) === topic)
  for (const one of replaced) markSeen(one)
  const { unseen, known } = current()
  change({
    unseen: [...unseen, { ...entry, isAnnounced: false }],
    known: new Set(known).add(keyOf(entry)),
  })
  return true
}

/**
 * Returns what is shown now of a user's unseen entries: those that were announced, else the oldest new one, with
 * all of its kind where they are many.
 */
export function groupToShow<K extends Kind>(entries: readonly Entry<K>[]): readonly Entry<K>[] {
  const announced = entries.filter(({ isAnnounced }) => isAnnounced)
  const [first] = announced.length > 0 ? announced : entries
  if (!first) return []
  const group = (announced.length > 0 ? announced : entries).filter(
    ({ kind }) => kind === first.kind,
  )
  return announced.length > 0 || group.length > MOST_SINGLE ? group : [first]
}

/** Notes that entries were announced here. */
export function announce(entries: readonly Entry[]): void {
  for (const entry of entries) if (entry.kind === 'notification') mark(entry)
  const { unseen } = current()
  change({
    unseen: unseen.map((one) => (entries.includes(one) ? { ...one, isAnnounced: true } : one)),
  })
}

/** Notes that something was seen, or that nothing will come of what was followed. */
export function markSeen(key: Key): void {
  mark(key)
  const { followed, unseen, known } = current()
  const isOther = (one: Key) => keyOf(one) !== keyOf(key)
  change({
    followed: followed.filter(isOther),
    unseen: unseen.filter(isOther),
    known: new Set(known).add(keyOf(key)),
  })
}

/** Forgets everything of everybody: the user logged out. */
export function clearInbox(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
  change({ followed: [], unseen: [], known: new Set() })
}

/** Forgets what this page knows and storage does not, as a reload does; for tests. */
export function resetInbox(): void {
  state = null
  changeInbox(0)
}

const useInbox = (): State => useSyncExternalStore(inboxChanged.subscribe, current)

/** A user's entries that were not seen yet, oldest first. */
export function useUnseen(owner: string): readonly Entry[] {
  const { unseen } = useInbox()
  return useMemo(() => unseen.filter((entry) => entry.owner === owner), [unseen, owner])
}

/** Returns {@link isKnown}, anew at each change. */
export function useIsKnown(): (key: Key) => boolean {
  const { known } = useInbox()
  return useCallback((key) => known.has(keyOf(key)) || isMarked(key), [known])
}

/** What is followed for a user. */
export function useFollowed(owner: string | undefined): readonly Followed[] {
  const { followed } = useInbox()
  return useMemo(() => followed.filter((one) => one.owner === owner), [followed, owner])
}
