import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, recheckSession } from '@/api/session.ts'
import { watchSession } from './watch-session.ts'

const PUBLIC = ['/api/index/goods']
const SHOWN = ['/api/user/index']
const LIST = ['infinite', '/api/user/cash_record', { page: 1 }]

let queryClient: QueryClient
let asked: string[]
let stop: () => void
let release: (answer: string) => void

beforeEach(async () => {
  queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  asked = []
  beginSession('first')
  const unwatch = watchSession(queryClient)
  queryClient.setQueryData(PUBLIC, 'goods')
  queryClient.setQueryData(LIST, 'records of the first')
  queryClient.setQueryData(SHOWN, 'the first')
  const observer = new QueryObserver(queryClient, {
    queryKey: SHOWN,
    queryFn: () => {
      asked.push('user')
      return new Promise<string>((resolve) => {
        release = resolve
      })
    },
  })
  const unsubscribe = observer.subscribe(() => undefined)
  stop = () => {
    unsubscribe()
    unwatch()
    queryClient.clear()
  }
})

afterEach(() => stop())

describe('the end of a session', () => {
  it('takes away all that was read as this user, shown or not, and asks nothing', async () => {
    endSession()
    expect(queryClient.getQueryData(SHOWN)).toBeUndefined()
    expect(queryClient.getQueryData(LIST)).toBeUndefined()
    expect(queryClient.getQueryData(PUBLIC)).toBe('goods')
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked).toEqual([])
  })

  it('drops what was on its way', async () => {
    vi.useFakeTimers()
    void queryClient.refetchQueries({ queryKey: SHOWN })
    expect(asked).toEqual(['user'])
    endSession()
    release('the first, late')
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    expect(queryClient.getQueryData(SHOWN)).toBeUndefined()
  })
})

describe('another user', () => {
  it('sees nothing of the former, and what is shown is read again', async () => {
    beginSession('second')
    expect(queryClient.getQueryData(SHOWN)).toBeUndefined()
    expect(queryClient.getQueryData(LIST)).toBeUndefined()
    expect(asked).toEqual(['user'])
    release('the second')
    await vi.waitFor(() => expect(queryClient.getQueryData(SHOWN)).toBe('the second'))
  })

  it('does not get the late answer of the former', async () => {
    void queryClient.refetchQueries({ queryKey: SHOWN })
    const late = release
    beginSession('second')
    release('the second')
    late('the first, late')
    await vi.waitFor(() => expect(queryClient.getQueryData(SHOWN)).toBe('the second'))
  })
})

it('the same session looked at again keeps everything', () => {
  recheckSession()
  expect(queryClient.getQueryData(SHOWN)).toBe('the first')
  expect(queryClient.getQueryData(LIST)).toBe('records of the first')
  expect(asked).toEqual([])
})
