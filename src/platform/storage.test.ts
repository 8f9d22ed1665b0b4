import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'

type Storage = typeof import('./storage.ts')
let storage: Storage

/** What is kept in memory belongs to one page: each test is a new one. */
async function newPage(): Promise<Storage> {
  vi.resetModules()
  return import('./storage.ts')
}

beforeEach(async () => {
  stubBrowser()
  storage = await newPage()
})

const quotaExceeded = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

function blockEverything() {
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

describe('storage', () => {
  it('keeps texts over a reload', async () => {
    storage.writeStored('a', '1')
    expect((await newPage()).readStored('a')).toBe('1')
    storage.writeStored('a', null)
    expect((await newPage()).readStored('a')).toBeNull()
  })

  it('works in memory where everything is blocked', async () => {
    blockEverything()
    expect(storage.readStored('a')).toBeNull()
    storage.writeStored('a', '1')
    expect(storage.readStored('a')).toBe('1')
    expect(storage.storedKeys('a')).toEqual(['a'])
    storage.writeStored('a', null)
    expect(storage.readStored('a')).toBeNull()
    expect(storage.storedKeys('a')).toEqual([])
  })

  it('works in memory where local storage is missing', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    storage.writeStored('a', '1')
    expect(storage.readStored('a')).toBe('1')
  })

  it('keeps the new value where storage is full, and lets no former one come back', async () => {
    storage.writeStored('token', 'of the former user')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quotaExceeded)
    storage.writeStored('token', 'of this user')
    expect(storage.readStored('token')).toBe('of this user')
    expect((await newPage()).readStored('token')).toBeNull()
  })

  it('forgets also what cannot be removed', () => {
    storage.writeStored('token', 'secret')
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(quotaExceeded)
    storage.writeStored('token', null)
    expect(storage.readStored('token')).toBeNull()
    expect(storage.storedKeys('token')).toEqual([])
  })

  it('follows what another tab writes', () => {
    storage.writeStored('a', '1')
    window.localStorage.setItem('a', '2')
    expect(storage.readStored('a')).toBe('2')
  })

  it('says whether it takes a text of some length, and leaves none', () => {
    expect(storage.canStore(1_000)).toBe(true)
    expect(window.localStorage).toHaveLength(0)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quotaExceeded)
    expect(storage.canStore(1_000)).toBe(false)
  })

  it('goes back to real storage once it takes writes again', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quotaExceeded)
    storage.writeStored('a', '1')
    full.mockRestore()
    storage.writeStored('a', '2')
    expect(storage.readStored('a')).toBe('2')
    expect((await newPage()).readStored('a')).toBe('2')
  })

  it.each(['{"cut', '', 'undefined', '{a:1}'])('takes corrupt JSON for nothing: %j', (text) => {
    window.localStorage.setItem('a', text)
    expect(storage.readStoredJson('a')).toBeNull()
  })

  it('reads JSON, and nothing where nothing is', () => {
    window.localStorage.setItem('a', '{"b":[1]}')
    expect(storage.readStoredJson('a')).toEqual({ b: [1] })
    expect(storage.readStoredJson('c')).toBeNull()
  })

  it('lists the keys of a prefix from both places', () => {
    storage.writeStored('h5.draft.1', 'x')
    storage.writeStored('h5.other', 'x')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quotaExceeded)
    storage.writeStored('h5.draft.2', 'x')
    expect(storage.storedKeys('h5.draft.').sort()).toEqual(['h5.draft.1', 'h5.draft.2'])
  })
})
