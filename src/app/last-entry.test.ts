import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'h5.seen.en./api/index/home'
const PATH = '/api/index/home'

type Store = typeof import('@/api/entry-store.ts')
let store: Store
let stop: () => void

/** The app begins anew, with or without a network. */
async function begin(online: boolean) {
  vi.resetModules()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  store = await import('@/api/entry-store.ts')
  const { watchLastEntry } = await import('./last-entry.ts')
  stop = watchLastEntry()
  store.wantEntry(PATH)
}

beforeEach(() => begin(true))
afterEach(() => stop())

const read = () => vi.waitFor(() => expect(store.entryState(PATH).data?.code).toBe(1))
const failed = () =>
  vi.waitFor(() => expect(store.entryState(PATH).error).not.toBeNull(), { timeout: 5_000 })

describe('the text of the entry page', () => {
  it('comes back without a network, beside its error', async () => {
    await read()
    expect(window.localStorage.getItem(KEY)).toContain('mission')
    stop()
    await begin(false)
    await failed()
    expect(store.entryState(PATH).data?.code).toBe(1)
    expect(store.entryState(PATH).isFetching).toBe(false)
  })

  it('is not made of what is no such text', async () => {
    await read()
    stop()
    window.localStorage.setItem(KEY, '{"code":1,"msg":"","time":1795188600,"data":{"blocks":7}}')
    await begin(false)
    await failed()
    expect(store.entryState(PATH).data).toBeUndefined()
  })
})
