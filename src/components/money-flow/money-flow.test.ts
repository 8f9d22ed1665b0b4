import { describe, expect, it, vi } from 'vitest'
import { dataOf, defineMoneyFlow, findIn, readSent, writeSent } from './money-flow.ts'

describe('what was sent', () => {
  const sent = { amount: '1010.00', currency: 'USD', target: 'pm_1001' }

  it('is read as it was written', () => {
    expect(readSent(writeSent(sent))).toEqual(sent)
    const unknownAmount = { ...sent, amount: null, rate: null }
    expect(readSent(writeSent(unknownAmount))).toEqual(unknownAmount)
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '["pm_1001","1010.00","USD"]',
    '{"amount":1010,"currency":"USD"}',
    '{"amount":"ten","currency":"USD"}',
    '{"amount":"1","currency":"USD","target":1}',
  ])('is nothing in %j', (text) => {
    expect(readSent(text)).toBeNull()
  })
})

describe('finding a result', () => {
  const listing = (...ids: (string | null)[]) =>
    vi.fn(async (_query: { request_id: string }) => ({
      code: 1,
      msg: '',
      time: 1,
      data: { list: ids.map((request_id) => ({ request_id })) },
    }))

  it('asks for the request and takes its own record alone, at the time of that answer', async () => {
    const list = listing('other', null, 'mine')
    expect(await findIn(list)('mine')).toEqual({ result: { request_id: 'mine' }, time: 1 })
    expect(list).toHaveBeenCalledWith({ request_id: 'mine' })
  })

  it('finds nothing among the records of others, whom a server may list all the same', async () => {
    expect(await findIn(listing('other', null))('mine')).toEqual({ result: null, time: 1 })
  })

  it.each([0, 401])('takes an answer with code %i for no outcome', (code) => {
    const answer = { code, msg: '', time: 1, data: { list: [] } }
    expect(() => dataOf(answer)).toThrow(`Looking up an outcome answered ${code}`)
    expect(dataOf({ ...answer, code: 1 })).toEqual({ list: [] })
  })

  it('is part of the definition of a flow', () => {
    const flow = {
      name: 'pay',
      useSubmit: () => ({ mutateAsync: async () => ({ code: 1, msg: '', time: 1, data: {} }) }),
      resultOf: () => 'done',
      find: async () => ({ result: null, time: 1 }),
      tell: () => ({
        state: { id: 'test.done', defaultMessage: 'Done' },
        changes: false,
        money: null,
        path: '/',
      }),
    }
    expect(defineMoneyFlow(flow)).toBe(flow)
  })
})
