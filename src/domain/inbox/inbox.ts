import { useMemo, useSyncExternalStore } from 'react'
import { serverNow } from '@/api/server-clock.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { readStored, storedKeys, writeStored } from '@/platform/storage.ts'
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
 * A request is a money action. Its intent stores it (`src/patterns/money-flow/engine/intent.ts`), with its outcome until
 * that was read: one record under one key is neither lost nor sent twice.
 */

interface Outcomes {
  order: TradeOrder
  notification: RecordNotification
}
type Kind = keyof Outcomes

/** What happened to an order, or to a record with its status, and was not seen yet. */
export type Entry<K extends Kind = Kind> = {
  [Each in K]: {
    kind: Each
    owner: string
    id: string
    outcome: Outcomes[Each]
    isAnnounced?: boolean
  }
}[K]

/** An order that is open, or whose result was not seen yet. */
export interface WatchedOrder {
  owner: string
  id: string
  symbol: string
  /** Unix seconds of the server's clock. */
  settlesAt: number
}

interface State {
  orders: readonly WatchedOrder[]
  /** New and announced entries, oldest first. */
  unseen: readonly Entry[]
}

type Key = Pick<Entry, 'kind' | 'owner' | 'id'>
const keyOf = ({ owner, kind, id }: Key) => `${PREFIX}${owner}.${kind}.${id}`
const orderKey = ({ owner, id }: Omit<Key, 'kind'>) => ({ kind: 'order', owner, id }) as const
const isSame = (one: Key, other: Key) => keyOf(one) === keyOf(other)

let state: State | null = null

/** Where earlier releases stored what is here now. */
const FORMER_PREFIXES = ['h5.orders.', 'h5.told.']

function current(): State {
  if (state === null) {
    for (const key of FORMER_PREFIXES.flatMap(storedKeys)) writeStored(key, null)
    state = { orders: readOrders(), unseen: [] }
  }
  return state
}

function change(changes: Partial<State>): void {
  state = { ...current(), ...changes }
  changeInbox(state.unseen.length)
}

/** As the contract has ids, symbols and seconds: anybody may have written what is stored. */
const ORDER_KEY = /^h5\.inbox\.([^.]+)\.order\.([\w-]{1,64})$/
const ORDER = /^([A-Z0-9]{2,12}) ([1-9]\d{0,9})$/

function readOrders(): WatchedOrder[] {
  return storedKeys(PREFIX).flatMap((key) => {
    const [, owner, id] = ORDER_KEY.exec(key) ?? []
    const [, symbol, settlesAt] = ORDER.exec(readStored(key) ?? '') ?? []
    return owner && id && symbol && settlesAt
      ? [{ owner, id, symbol, settlesAt: parseInt(settlesAt, 10) }]
      : []
  })
}

/** Another tab follows more, or has announced or seen something. */
function reread({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(PREFIX)) return
  const unseen = current().unseen.filter((entry) => !isMarked(entry) || isMarkedHere(entry))
  change({ orders: readOrders(), unseen })
}

// Never removed: lives as long as the page.
window.addEventListener('storage', reread)

const isMarkedHere = ({ kind, isAnnounced }: Entry) => kind === 'notification' && isAnnounced

/** Marks that are kept for each user. A stream goes back by minutes, in which no more than this happens. */
const MOST_MARKS = 50
const momentOf = (key: string) => parseInt(/^\d+$/.exec(readStored(key) ?? '')?.[0] ?? '0', 10)
const isMarked = (key: Key) => momentOf(keyOf(key)) > 0

/** Leaves a mark, the moment by the device's clock, and removes the oldest of many. */
function mark(key: Key): void {
  writeStored(keyOf(key), null)
  const marks = storedKeys(`${PREFIX}${key.owner}.`).filter((stored) => momentOf(stored) > 0)
  marks.sort((a, b) => momentOf(b) - momentOf(a))
  for (const old of marks.slice(MOST_MARKS - 1)) writeStored(old, null)
  writeStored(keyOf(key), String(Date.now()))
}

const isKnownIn = ({ unseen }: State, key: Key): boolean =>
  isMarked(key) || unseen.some((entry) => isSame(entry, key))

/** Whether this is known here, or was announced or seen on this device. */
export const isKnown = (key: Key): boolean => isKnownIn(current(), key)

/** A newer entry of the same topic replaces an older one. */
const topicOf = (one: Entry) =>
  [one.owner, one.kind, one.kind === 'order' ? '' : one.outcome.name].join()

/** Adds what happened. Returns whether it is new: each is announced once. */
export function addEntry(entry: Entry): boolean {
  if (isKnown(entry)) return false
  const isReplaced = (one: Entry) => one.isAnnounced && topicOf(one) === topicOf(entry)
  for (const one of current().unseen.filter(isReplaced)) markSeen(one)
  change({ unseen: [...current().unseen, entry] })
  return true
}

/**
 * Follows these orders until their results were seen, also over a reload: open ones, and one whose outcome was
 * looked up late.
 */
export function watchOrders(owner: string, orders: readonly TradeOrder[]): void {
  const known = current().orders
  const added = orders
    .map(({ id, symbol, settles_at: settlesAt }) => ({ owner, id, symbol, settlesAt }))
    .filter((one) => !isMarked(orderKey(one)) && !known.some(({ id }) => id === one.id))
  if (added.length === 0) return
  for (const one of added) writeStored(keyOf(orderKey(one)), `${one.symbol} ${one.settlesAt}`)
  change({ orders: [...known, ...added] })
}

/** Seconds for which a result is announced; an older one is among the orders, and nowhere else. */
const RECENT_SECONDS = 24 * 3_600

/** Adds the result of an order. Returns whether it is a new result. */
export function takeResult(owner: string, order: TradeOrder): boolean {
  const key = orderKey({ owner, id: order.id })
  if (order.result === 'open' || isKnown(key)) return false
  if (serverNow() - order.settles_at > RECENT_SECONDS) {
    markSeen(key)
    return false
  }
  // Also one that was placed on another device: a reload shows its result again.
  watchOrders(owner, [order])
  return addEntry({ ...key, outcome: order })
}

/**
 * Returns what is shown now of a user's unseen entries: those that were announced, else the oldest new one, with
 * all of its kind where they are many.
 */
export function groupToShow<K extends Kind>(entries: readonly Entry<K>[]): readonly Entry<K>[] {
  const announced = entries.filter(({ isAnnounced }) => isAnnounced)
  const next = announced.length > 0 ? announced : entries
  const group = next.filter(({ kind }) => kind === next[0]?.kind)
  return next === announced || group.length > MOST_SINGLE ? group : group.slice(0, 1)
}

/** Notes that entries were announced here. */
export function announce(entries: readonly Entry[]): void {
  for (const entry of entries) if (entry.kind === 'notification') mark(entry)
  const noted = (one: Entry) => (entries.includes(one) ? { ...one, isAnnounced: true } : one)
  change({ unseen: current().unseen.map(noted) })
}

/** Notes that something was seen, or that nothing will come of what was followed. */
export function markSeen(key: Key): void {
  mark(key)
  const { orders, unseen } = current()
  change({
    orders: orders.filter((one) => !isSame(orderKey(one), key)),
    unseen: unseen.filter((one) => !isSame(one, key)),
  })
}

/** Forgets everything of everybody: the user logged out. */
export function clearInbox(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
  change({ orders: [], unseen: [] })
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

/** Results that were not seen yet, oldest first. */
export function useNewResults(owner: string): readonly Entry<'order'>[] {
  const unseen = useUnseen(owner)
  return useMemo(() => unseen.filter((entry) => entry.kind === 'order'), [unseen])
}

/** The orders of a user that are open, or whose result was not seen yet. */
export function useWatchedOrders(owner: string | undefined): readonly WatchedOrder[] {
  const { orders } = useInbox()
  return useMemo(() => orders.filter((order) => order.owner === owner), [orders, owner])
}

/** The orders of a user whose result is not known yet. */
export const useUnsettledOrders = (owner: string): readonly WatchedOrder[] =>
  useStillOpen(owner, useWatchedOrders(owner))

/** Those of a list of open orders that are not known to be over since it was read. */
export function useStillOpen<Order extends { id: string; result?: string }>(
  owner: string,
  orders: readonly Order[],
): readonly Order[] {
  const inbox = useInbox()
  return useMemo(() => {
    const isKnownOrder = (id: string) => isKnownIn(inbox, orderKey({ owner, id }))
    return orders.filter(({ id, result = 'open' }) => result === 'open' && !isKnownOrder(id))
  }, [inbox, owner, orders])
}
