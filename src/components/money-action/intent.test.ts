import { describe, expect, it } from 'vitest'
import { beginIntent, dropAllIntents, endIntent, readIntent } from './intent.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('an intent', () => {
  it('has an id of its own, is stored, and is forgotten when its outcome is known', () => {
    const intent = beginIntent('withdraw', 'u1', 'a', 100)
    expect(intent).toMatchObject({ content: 'a', sentAt: 100 })
    expect(intent.requestId).toMatch(UUID)
    expect(readIntent('withdraw', 'u1')).toEqual(intent)
    endIntent('withdraw', 'u1')
    expect(readIntent('withdraw', 'u1')).toBeNull()
  })

  it('keeps its id while it is open and its content the same', () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    expect(beginIntent('withdraw', 'u1', 'a', 200)).toEqual({ ...first, sentAt: 200 })
    expect(beginIntent('withdraw', 'u1', 'b', 300).requestId).not.toBe(first.requestId)
  })

  it('is another one after its outcome was known', () => {
    const first = beginIntent('withdraw', 'u1', 'a', 100)
    endIntent('withdraw', 'u1')
    expect(beginIntent('withdraw', 'u1', 'a', 100).requestId).not.toBe(first.requestId)
  })

  it('belongs to one action of one user', () => {
    beginIntent('withdraw', 'u1', 'a', 100)
    expect(readIntent('withdraw', 'u2')).toBeNull()
    expect(readIntent('deposit', 'u1')).toBeNull()
  })

  it('is forgotten with all others when the user logs out', () => {
    beginIntent('withdraw', 'u1', 'a', 100)
    beginIntent('deposit', 'u2', 'a', 100)
    dropAllIntents()
    expect(readIntent('withdraw', 'u1')).toBeNull()
    expect(readIntent('deposit', 'u2')).toBeNull()
  })

  it.each(['', 'null', '{"requestId":1}', '{"requestId":"x","sentAt":"1","content":"c"}', '[]'])(
    'is none where the storage holds %j',
    (text) => {
      beginIntent('withdraw', 'u1', 'a', 100)
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text)
      expect(readIntent('withdraw', 'u1')).toBeNull()
    },
  )
})
