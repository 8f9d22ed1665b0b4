import { describe, expect, it, vi } from 'vitest'
import { noteAnswerTime } from '@/api/answer-time.ts'
import { RefusalError, SessionEndedError } from '@/api/errors.ts'
import { defineMoneyFlow, findIn, isOf, readSent, writeSent } from './money-flow.ts'

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
    '{"amount":"1e400","currency":"USD"}',
    '{"amount":"-1","currency":"USD"}',
    '{"amount":"9999999999999999","currency":"USD"}',
    '{"amount":"1","currency":"<b>"}',
  ])('is nothing in %j', (text) => {
    expect(readSent(text)).toBeNull()
  })
})

describe('finding a result', () => {
  const listing = (...ids: (string | null)[]) =>
    vi.fn(async (_query: { request_id: string }) => {
      const data = { list: ids.map((request_id) => ({ request_id })) }
      noteAnswerTime(data, 1)
      return data
    })

  it('asks for the request and takes its own record alone, at the time of that answer', async () => {
    const list = listing('other', null, 'mine')
    expect(await findIn(list)('mine')).toEqual({ result: { request_id: 'mine' }, time: 1 })
    expect(list).toHaveBeenCalledWith({ request_id: 'mine' })
  })

  it('finds nothing among the records of others, whom a server may list all the same', async () => {
    expect(await findIn(listing('other', null))('mine')).toEqual({ result: null, time: 1 })
  })

  it.each([
    new RefusalError({ reason: 'account_locked', params: { until: '1' }, msg: 'locked' }, 1),
    new SessionEndedError(),
  ])('takes %s for no outcome, and hands on what it says', async (error) => {
    await expect(findIn(() => Promise.reject(error))('mine')).rejects.toBe(error)
  })

  it.each([
    { record: { request_id: 'mine' } },
    {
      purchase: { request_id: 'other' },
      movements: [{ request_id: null }, { request_id: 'mine' }],
    },
    { request_id: 'mine' },
  ])('is that of the request which %j names', (data) => {
    expect(isOf(data, 'mine')).toBe(true)
    expect(isOf(data, 'another')).toBe(false)
  })

  it('is of no request where it names none', () => {
    for (const data of [null, 'mine', {}, { request_id: null }, { id: 'mine' }]) {
      expect(isOf(data, 'mine')).toBe(false)
    }
  })

  it('is part of the definition of a flow', () => {
    const flow = {
      name: 'pay',
      operation: null,
      useSubmit: () => ({ mutateAsync: async () => ({}) }),
      resultOf: () => 'done',
      find: async () => ({ result: null, time: 1 }),
      summarize: () => ({
        state: { id: 'test.done', defaultMessage: 'Done' },
        changes: false,
        money: null,
        path: '/',
      }),
    }
    expect(defineMoneyFlow(flow)).toBe(flow)
  })
})
