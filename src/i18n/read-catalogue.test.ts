import { afterEach, expect, it, vi } from 'vitest'

const { readCatalogue } =
  await vi.importActual<typeof import('./read-catalogue.ts')>('./read-catalogue.ts')

afterEach(() => window.history.replaceState(null, '', '/h5/'))

/** The address from which the catalogue of an area is asked, as the last two of its parts. */
async function asked(): Promise<string> {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({}))
  await readCatalogue('de', 'home')
  return String(fetched.mock.calls[0]?.[0]).split('/').slice(-2).join('/')
}

it('reads an area in the chosen language', async () => {
  expect(await asked()).toBe('de/home.json')
})

it('reads the pseudo-language where the address asks for it', async () => {
  window.history.replaceState(null, '', '/h5/?pseudo')
  expect(await asked()).toBe('pseudo/home.json')
})

it('tells that a catalogue is not there', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  await expect(readCatalogue('de', 'home')).rejects.toThrow('Catalogue de/home: HTTP 404')
})
