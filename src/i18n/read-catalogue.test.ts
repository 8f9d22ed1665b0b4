import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import { readCatalogue } from './read-catalogue.ts'

beforeEach(stubBrowser)

/** The address from which the catalogue of an area is asked, as the last two of its parts. */
async function asked(): Promise<string> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
  await readCatalogue('de', 'home')
  return String(fetched.mock.calls[0]?.[0]).split('/').slice(-2).join('/')
}

it('reads an area in the chosen language', async () => {
  expect(await asked()).toBe('de/home.json')
})

it('reads the pseudo-language where the address asks for it', async () => {
  vi.stubGlobal('window', { location: new URL('https://h5.example/h5/?pseudo') })
  expect(await asked()).toBe('pseudo/home.json')
})

it('finds an area that cannot be had in the whole that was kept', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const whole = { 'home.title': [] }
  const match = async (address: string) =>
    address.endsWith('/de/whole.json') ? Response.json(whole) : undefined
  vi.stubGlobal('caches', { match })
  expect(await readCatalogue('de', 'home')).toEqual(whole)
})

it('tells that a catalogue is not there', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  await expect(readCatalogue('de', 'home')).rejects.toThrow(/de\/home\.json: HTTP 404/)
})

it('gives a file 120 s to load', { tags: 'constant.chunk-timeout' }, async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
  await readCatalogue('de', 'home')
  expect(timeout).toHaveBeenCalledWith(120_000)
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})
