import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchEvents } from './watch-events.ts'

const USER = ['/api/user/index']
const WALLET = ['/api/user/wallet', { currency: 'USD' }]
const DEPOSITS = ['infinite', '/api/user/recharge_record', { page: 1 }]
const REVIEW = ['review', '0e0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11']
const QUOTES = ['/api/index/ajaxdata']
const ALL = [USER, WALLET, DEPOSITS, REVIEW, QUOTES]

let queryClient: QueryClient
let answer: (text: string) => Response
let stop: () => void
const heard = vi.fn()

beforeEach(() => {
  queryClient = new QueryClient()
  for (const key of ALL) queryClient.setQueryData(key, 'known')
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(answer('')))
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const stale = () => ALL.filter((key) => queryClient.getQueryState(key)?.isInvalidated)

const streamOf = (type: string) => () =>
  new Response(`id: 1\ndata: {"type":"${type}","record_id":null,"at":1795188600}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })

it.each([
  ['deposit_decided', [USER, WALLET, DEPOSITS, REVIEW]],
  ['message', [USER, REVIEW]],
  ['session_ended', [USER, REVIEW]],
  ['resync', [USER, WALLET, DEPOSITS, REVIEW]],
])('%s leads to reads, and changes nothing by itself', async (type, expected) => {
  answer = streamOf(type)
  stop = watchEvents(queryClient, 'token', heard)
  await vi.waitFor(() => expect(stale()).toEqual(expected))
  for (const key of ALL) expect(queryClient.getQueryData(key)).toBe('known')
  expect(heard).toHaveBeenLastCalledWith({ type, record_id: null, at: 1795188600 })
})

it('a session that the server does not know is asked about by a read', async () => {
  answer = () => Response.json({ code: 401, msg: '', time: 1795188600, data: null })
  stop = watchEvents(queryClient, 'token', heard)
  await vi.waitFor(() => expect(stale()).toEqual([USER, REVIEW]))
})
