import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { storedKeys } from '@/platform/storage.ts'
import {
  addEntry,
  announce,
  clearInbox,
  groupToShow,
  isKnown,
  markSeen,
  resetInbox,
  useUnseen,
  useWatchedOrders,
  watchOrders,
} from './inbox.ts'
import { useHasEntries } from './inbox-presence.ts'
import type { RecordNotification } from './notification.ts'

const OWNER = '100237'
const running = { id: 'or_1', symbol: 'BTCUSD', settles_at: 1 } as TradeOrder

const order = (id: string, owner = OWNER) => ({
  kind: 'order' as const,
  owner,
  id,
  outcome: {} as TradeOrder,
})
const deposit = (id: string, name = 'depositCredited') => ({
  kind: 'notification' as const,
  owner: OWNER,
  id,
  outcome: { name } as RecordNotification,
})

const unseen = (owner = OWNER) => renderHook(() => useUnseen(owner)).result.current
const unseenIds = (owner?: string) => unseen(owner).map(({ id }) => id)
const hasEntries = () => renderHook(useHasEntries).result.current

describe('addEntry', () => {
  it('adds each thing once, for its user alone', () => {
    expect(addEntry(order('or_1'))).toBe(true)
    expect(addEntry(order('or_1'))).toBe(false)
    expect(unseenIds()).toEqual(['or_1'])
    expect(unseenIds('100238')).toEqual([])
  })

  it('replaces older entries of the same topic that were announced', () => {
    addEntry(order('or_1'))
    addEntry(deposit('de_1'))
    addEntry(deposit('de_2', 'depositDeclined'))
    announce(unseen())
    addEntry(order('or_2'))
    addEntry(deposit('de_3'))
    expect(unseenIds()).toEqual(['de_2', 'or_2', 'de_3'])
  })

  it('keeps older entries that were not announced', () => {
    addEntry(order('or_1'))
    addEntry(order('or_2'))
    expect(unseenIds()).toEqual(['or_1', 'or_2'])
  })
})

describe('marks', () => {
  it('end an entry that was seen, over a reload, until the user logs out', () => {
    addEntry(order('or_1'))
    markSeen(order('or_1'))
    expect(unseenIds()).toEqual([])
    resetInbox()
    expect(addEntry(order('or_1'))).toBe(false)
    expect(isKnown(order('or_1', '100238'))).toBe(false)
    clearInbox()
    expect(addEntry(order('or_1'))).toBe(true)
  })

  it('end a notification once it was announced, and an order once it was seen', () => {
    addEntry(order('or_1'))
    addEntry(deposit('de_1'))
    announce(unseen())
    resetInbox()
    expect(addEntry(order('or_1'))).toBe(true)
    expect(addEntry(deposit('de_1'))).toBe(false)
  })

  it('are removed when many came since', () => {
    for (let number = 0; number <= 50; number += 1) markSeen(order(`or_${number}`))
    resetInbox()
    expect(storedKeys('h5.inbox.')).toHaveLength(50)
    expect(isKnown(order('or_50'))).toBe(true)
  })
})

describe('what is followed', () => {
  it('is stored until it was seen', () => {
    watchOrders(OWNER, [running])
    resetInbox()
    expect(hasEntries()).toBe(true)
    markSeen(order('or_1'))
    watchOrders(OWNER, [running])
    expect(hasEntries()).toBe(false)
  })

  it.each([
    '',
    'null',
    '7',
    '{"symbol":"BTCUSD"}',
    'btc 1',
    'BTCUSD 0',
    'BTCUSD 1e4',
    'BTCUSD 99999999999',
  ])('is nothing where storage holds %j', (text) => {
    localStorage.setItem(`h5.inbox.${OWNER}.order.or_1`, text)
    localStorage.setItem('h5.inbox.', text)
    resetInbox()
    expect(renderHook(() => useWatchedOrders(OWNER)).result.current).toEqual([])
  })

  it('is not what an earlier release stored, which is removed', () => {
    localStorage.setItem(`h5.orders.${OWNER}`, '[{"id":"or_1","symbol":"BTCUSD","settlesAt":1}]')
    localStorage.setItem(`h5.told.${OWNER}`, '["de_1:success"]')
    resetInbox()
    expect(unseenIds()).toEqual([])
    expect(hasEntries()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })
})

describe('groupToShow', () => {
  const group = () => groupToShow(unseen()).map(({ id }) => id)

  it('returns two new entries one after the other, and more together', () => {
    expect(group()).toEqual([])
    addEntry(order('or_1'))
    addEntry(deposit('de_1'))
    addEntry(order('or_2'))
    expect(group()).toEqual(['or_1'])
    addEntry(order('or_3'))
    expect(group()).toEqual(['or_1', 'or_2', 'or_3'])
  })

  it('returns what was announced before anything new', () => {
    addEntry(deposit('de_1'))
    announce(unseen())
    addEntry(order('or_1'))
    addEntry(deposit('de_2', 'depositDeclined'))
    addEntry(deposit('de_3', 'credited'))
    expect(group()).toEqual(['de_1'])
  })
})
