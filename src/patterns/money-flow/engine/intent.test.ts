import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newRequestId } from '@/lib/request-id.ts'
import { storedKeys } from '@/platform/storage.ts'
import { stubBrowser } from '@/test/browser.ts'
import {
  beginIntent,
  followedIntents,
  hasIntents,
  intentsChanged,
  isOpen,
  noteEnded,
  noteRead,
  noteSessionEnded,
  openIntents,
  readIntent,
  readSettled,
  resetIntents,
} from './intent.ts'
import { beginAlone, endIntent, settleIntent } from './intent-tabs.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(() => {
  stubBrowser()
  resetIntents()
})

const once = () => ({ request_id: newRequestId(), valid_until: 100 })

describe('an intent', () => {
  it('has an id of its own, is stored, and is forgotten when its outcome is known', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    expect(intent).toMatchObject({ content: 'a', validUntil: 100 })
    expect(intent.requestId).toMatch(UUID)
    expect(readIntent('withdraw', 'u1')).toEqual(intent)
    endIntent('withdraw', 'u1', intent)
    expect(readIntent('withdraw', 'u1')).toBeNull()
    expect(storedKeys('h5.intent.')).toEqual([])
  })

  it('is another one each time, whatever it is about', () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    expect(beginIntent('withdraw', 'u1', 'a', 100).requestId).not.toBe(first.requestId)
  })

  it('is open until it was ended, whatever takes its place', () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    const second = beginIntent('withdraw', 'u1', 'a', 100)
    expect(isOpen('withdraw', 'u1', first)).toBe(true)
    endIntent('withdraw', 'u1', first)
    expect(isOpen('withdraw', 'u1', first)).toBe(false)
    expect(readIntent('withdraw', 'u1')).toEqual(second)
    endIntent('withdraw', 'u1', second)
    expect(isOpen('withdraw', 'u1', second)).toBe(false)
  })

  it('that storage has lost is open all the same, and stored again', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    localStorage.clear()
    expect(hasIntents()).toBe(true)
    expect(openIntents('u1')).toEqual([{ ...intent, action: 'withdraw' }])
    localStorage.clear()
    expect(isOpen('withdraw', 'u1', intent)).toBe(true)
    resetIntents()
    expect(readIntent('withdraw', 'u1')).toEqual(intent)
    endIntent('withdraw', 'u1', intent)
    localStorage.clear()
    expect(readIntent('withdraw', 'u1')).toBeNull()
  })

  it('that another tab has ended is over here, too', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    endIntent('withdraw', 'u1', intent)
    resetIntents()
    expect(isOpen('withdraw', 'u1', intent)).toBe(false)
    // The marks of former ones are kept for some time only.
    vi.useFakeTimers({ now: Date.now() + 20 * 60_000 })
    endIntent('deposit', 'u1', beginIntent('deposit', 'u1', 'b', 100))
    expect(storedKeys('h5.ended.')).toHaveLength(1)
    vi.useRealTimers()
  })

  it('remembers over the login that the session ended', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    noteSessionEnded('withdraw', 'u1', intent)
    expect(readIntent('withdraw', 'u1')).toEqual({ ...intent, sessionEnded: true })
    endIntent('withdraw', 'u1', intent)
    noteSessionEnded('withdraw', 'u1', intent)
    expect(readIntent('withdraw', 'u1')).toBeNull()
  })

  it('is begun once where two tabs press in one moment', async () => {
    const begin = () => beginAlone('withdraw', 'u1', 'a', once(), () => true)
    const [first, second] = await Promise.all([begin(), begin()])
    expect(first).toEqual({ intent: readIntent('withdraw', 'u1') })
    expect(second).toEqual({ other: readIntent('withdraw', 'u1') })
  })

  it('is not begun over one that only the name shows which another tab holds', async () => {
    const held = [{ name: 'h5.open.u1.withdraw.x' }, { name: 'h5.open.u1.deposit.y' }]
    const request = async (_name: string, work: () => unknown) => work()
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } })
    const begin = () => beginAlone('withdraw', 'u1', 'a', once(), () => true)
    expect(await begin()).toEqual({ other: null })
    noteEnded('x')
    expect(await begin()).toHaveProperty('intent')
  })

  it('belongs to one action of one user', () => {
    beginIntent('withdraw', 'u1', 'a', 100)
    expect(readIntent('withdraw', 'u2')).toBeNull()
    expect(readIntent('deposit', 'u1')).toBeNull()
  })

  it('is one of all that are open for its user, and tells of its beginning and end', () => {
    let told = 0
    const stop = intentsChanged.subscribe(() => {
      told += 1
    })
    expect(hasIntents()).toBe(false)
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    const second = beginIntent('append.pu_1', 'u1', 'b', 100)
    beginIntent('deposit', 'u12', 'c', 100)
    expect(openIntents('u1')).toEqual([
      { ...first, action: 'withdraw' },
      { ...second, action: 'append.pu_1' },
    ])
    endIntent('withdraw', 'u1', first)
    expect(openIntents('u1').map(({ action }) => action)).toEqual(['append.pu_1'])
    expect(told).toBe(4)
    expect(hasIntents()).toBe(true)
    stop()
  })

  it.each([
    '',
    'null',
    '{"requestId":1}',
    '{"requestId":"x","validUntil":"1","content":"c"}',
    '[]',
  ])('is none where the storage holds %j', (text) => {
    beginIntent('withdraw', 'u1', 'a', 100)
    resetIntents()
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text)
    expect(readIntent('withdraw', 'u1')).toBeNull()
  })
})

it.each([
  'null',
  '7',
  '{"requestId":"a","validUntil":1}',
  '{"requestId":1,"validUntil":1,"content":""}',
  '{"requestId":"a","validUntil":"1","content":"","page":""}',
  '{"requestId":"a","validUntil":1,"content":""}',
  '{"requestId":"a","validUntil":1e400,"content":"","page":""}',
  '{"requestId":"a","validUntil":-1,"content":"","page":""}',
  '{"requestId":"a","validUntil":1.5,"content":"","page":""}',
  '{"requestId":"a","validUntil":1,"content":"","page":"https://example.com"}',
  '{"requestId":"a","validUntil":1,"content":"","page":"//example.com"}',
  '{"requestId":"a","validUntil":1,"content":"","page":"javascript:alert(1)"}',
  '{"requestId":"a","validUntil":1,"content":"","page":"","outcome":{"is":"won","at":1}}',
  '{"requestId":"a","validUntil":1,"content":"","page":"","outcome":{"is":"done","at":1e400}}',
  JSON.stringify({ requestId: 'a', validUntil: 1, content: 'x'.repeat(3_000), page: '' }),
  JSON.stringify({ requestId: 'x'.repeat(99), validUntil: 1, content: '', page: '' }),
])('what is stored as %s is no intent', (text) => {
  window.localStorage.setItem('h5.intent.u1.pay', text)
  expect(readIntent('pay', 'u1')).toBeNull()
  expect(readSettled('pay', 'u1')).toBeNull()
})

describe('a settled intent', () => {
  it('is open in no tab, and is followed until it was read', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    settleIntent('withdraw', 'u1', intent, 'done')
    expect(hasIntents()).toBe(false)
    expect(openIntents('u1')).toEqual([])
    // Another tab, whose mark of what has ended is gone by now.
    resetIntents()
    for (const key of storedKeys('h5.ended.')) localStorage.removeItem(key)
    expect(readIntent('withdraw', 'u1')).toBeNull()
    expect(followedIntents('u1')).toMatchObject([{ action: 'withdraw', outcome: { is: 'done' } }])
    noteRead('withdraw', 'u1', intent.requestId)
    expect(followedIntents('u1')).toEqual([])
    expect(readSettled('withdraw', 'u1')).toMatchObject({ requestId: intent.requestId })
    endIntent('withdraw', 'u1', intent)
    expect(storedKeys('h5.intent.')).toEqual([])
  })

  it('lets another one begin, whose outcome it does not replace', async () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    settleIntent('withdraw', 'u1', first, 'done')
    const begun = await beginAlone('withdraw', 'u1', 'b', once(), () => true)
    expect(begun).toMatchObject({ intent: { content: 'b' } })
    settleIntent('withdraw', 'u1', first, 'refused')
    expect(readIntent('withdraw', 'u1')).toMatchObject({ content: 'b' })
  })
})
