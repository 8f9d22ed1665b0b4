import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { observeServerTime } from '@/api/server-clock.ts'
import { pass } from '@/test/clock.ts'
import { useServerNow } from './use-server-now.ts'

/** The server's second when each test begins. */
const SECOND = 1_795_188_600

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  vi.setSystemTime(0)
  const now = performance.now() / 1000
  // The middle of the server's second, as one answer without any delay tells it.
  observeServerTime(SECOND, { sentAt: now, receivedAt: now })
})

describe('useServerNow', () => {
  it('is the server’s second, whatever the device’s clock says, and follows it', async () => {
    const { result } = renderHook(() => useServerNow())
    expect(result.current).toBe(SECOND)
    await pass(490)
    expect(result.current).toBe(SECOND)
    await pass(20)
    expect(result.current).toBe(SECOND + 1)
    await pass(60_000)
    expect(result.current).toBe(SECOND + 61)
  })

  it('stands still while it is not needed', async () => {
    const { result, rerender } = renderHook(({ running }) => useServerNow(running), {
      initialProps: { running: false },
    })
    await pass(5_000)
    expect(result.current).toBe(SECOND)
    expect(vi.getTimerCount()).toBe(0)
    rerender({ running: true })
    expect(result.current).toBe(SECOND + 5)
  })

  it('is right again at once when the page comes out of the background', async () => {
    const { result } = renderHook(() => useServerNow())
    // A page in the background is not called: its timers are late.
    const before = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => before + 300_000)
    expect(result.current).toBe(SECOND)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(result.current).toBe(SECOND + 300)
  })

  it('stops with its component', () => {
    const { unmount } = renderHook(() => useServerNow())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
