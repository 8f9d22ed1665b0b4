import { beforeEach, describe, expect, it } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import {
  beginIntent,
  endIntent,
  hasIntents,
  intentsChanged,
  isOpen,
  openIntents,
  readIntent,
} from './intent.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(stubBrowser)

describe('an intent', () => {
  it('has an id of its own, is stored, and is forgotten when its outcome is known', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    expect(intent).toMatchObject({ content: 'a', validUntil: 100 })
    expect(intent.requestId).toMatch(UUID)
    expect(readIntent('withdraw', 'u1')).toEqual(intent)
    endIntent('withdraw', 'u1')
    expect(readIntent('withdraw', 'u1')).toBeNull()
  })

  it('is another one each time, whatever it is about', () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    expect(beginIntent('withdraw', 'u1', 'a', 100).requestId).not.toBe(first.requestId)
  })

  it('is open until it was ended or another one took its place', () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    expect(isOpen('withdraw', 'u1', first)).toBe(true)
    const second = beginIntent('withdraw', 'u1', 'a', 100)
    expect(isOpen('withdraw', 'u1', first)).toBe(false)
    endIntent('withdraw', 'u1')
    expect(isOpen('withdraw', 'u1', second)).toBe(false)
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
    endIntent('withdraw', 'u1')
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
])('what is stored as %s is no intent', (text) => {
  window.localStorage.setItem('h5.intent.u1.pay', text)
  expect(readIntent('pay', 'u1')).toBeNull()
})
