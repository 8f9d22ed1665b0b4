import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'

/** A catalogue that was asked for; the test decides when and how it comes. */
interface Asked {
  name: string
  come: () => void
  fail: () => void
}

const asked: Asked[] = []

/** Catalogues are asked for as `<language>/<part>.json`. */
function ask(url: string): Promise<Response> {
  const [language = '', part = ''] = url.replace('.json', '').split('/').slice(-2)
  return new Promise((resolve) => {
    asked.push({
      name: `${language}/${part}`,
      come: () => resolve(Response.json({ [`${part}.text`]: [{ type: 0, value: language }] })),
      fail: () => resolve(new Response('', { status: 404 })),
    })
  })
}

type Store = typeof import('./message-store.ts')
type Language = typeof import('@/platform/language.ts')
let store: Store
let language: Language

beforeEach(async () => {
  asked.length = 0
  stubBrowser()
  vi.stubGlobal('fetch', ask)
  vi.resetModules()
  language = await import('@/platform/language.ts')
  store = await import('./message-store.ts')
})

const names = () => asked.map(({ name }) => name)
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** All catalogues that are on their way come; those that are asked for by then, too. */
async function comeAll() {
  while (asked.length > 0) {
    for (const one of asked.splice(0)) one.come()
    await settle()
  }
}

/** The language of each text that is shown. */
function shown(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(store.messageState().messages).map(([id, [part]]) => [
      id,
      part && 'value' in part ? part.value : undefined,
    ]),
  )
}

async function load(feature: string) {
  const done = store.loadMessages(feature)
  await comeAll()
  await done
}

describe('the message store', () => {
  it('loads the frame and what is asked for, in the chosen language only', async () => {
    const done = store.loadMessages('home')
    expect(names().sort()).toEqual(['en/app', 'en/home'])
    await comeAll()
    await done
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en' })
  })

  it('loads each part once', async () => {
    await load('home')
    await store.loadMessages('home')
    expect(names()).toEqual([])
    const done = store.loadMessages('market')
    expect(names()).toEqual(['en/market'])
    await comeAll()
    await done
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en', 'market.text': 'en' })
  })

  it('asks for a part once while it is on its way, and again when it failed', async () => {
    const both = [store.loadMessages('home'), store.loadMessages('market')]
    expect(names().sort()).toEqual(['en/app', 'en/home', 'en/market'])
    for (const one of asked.splice(0)) one.fail()
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    await load('home')
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en' })
  })

  it('begins in the stored language', async () => {
    window.localStorage.setItem('language', 'vi')
    vi.resetModules()
    store = await import('./message-store.ts')
    await load('home')
    expect(shown()).toEqual({ 'app.text': 'vi', 'home.text': 'vi' })
  })

  it('changes over all that is shown at once', async () => {
    await load('home')
    await load('market')
    const states: string[] = []
    store.subscribeMessages(() => states.push(JSON.stringify(shown())))
    language.chooseLanguage('de')
    expect(names().sort()).toEqual(['de/app', 'de/home', 'de/market'])
    asked[0]?.come()
    await settle()
    expect(store.messageState().language).toBe('en')
    await comeAll()
    expect(store.messageState().language).toBe('de')
    expect(states).toHaveLength(1)
    expect(shown()).toEqual({ 'app.text': 'de', 'home.text': 'de', 'market.text': 'de' })
  })

  it('keeps the former language when a catalogue fails, and tries again when a page is shown', async () => {
    await load('home')
    language.chooseLanguage('de')
    asked[0]?.come()
    asked[1]?.fail()
    await settle()
    expect(store.messageState().language).toBe('en')
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en' })
    asked.length = 0
    language.announceLanguage()
    await comeAll()
    expect(shown()).toEqual({ 'app.text': 'de', 'home.text': 'de' })
  })

  it('drops the late answer of a language that is no longer chosen', async () => {
    await load('home')
    language.chooseLanguage('de')
    const late = asked.splice(0)
    language.chooseLanguage('fr')
    await comeAll()
    for (const one of late) one.come()
    await settle()
    await comeAll()
    expect(store.messageState().language).toBe('fr')
    expect(shown()).toEqual({ 'app.text': 'fr', 'home.text': 'fr' })
  })

  it('goes back to the former language without asking anybody', async () => {
    await load('home')
    language.chooseLanguage('de')
    const late = asked.splice(0)
    language.chooseLanguage('en')
    for (const one of late) one.come()
    await settle()
    expect(names()).toEqual([])
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en' })
  })

  it('loads a page in the language that was chosen while it was on its way', async () => {
    await load('home')
    const done = store.loadMessages('market')
    const [page] = asked.splice(0)
    language.chooseLanguage('de')
    await comeAll()
    page?.come()
    await settle()
    await comeAll()
    await done
    expect(shown()).toEqual({ 'app.text': 'de', 'home.text': 'de', 'market.text': 'de' })
  })

  it('does not lose a page that came while another language was on its way', async () => {
    await load('home')
    const done = store.loadMessages('market')
    const [page] = asked.splice(0)
    language.chooseLanguage('de')
    const german = asked.splice(0)
    page?.come()
    await settle()
    const again = asked.splice(0)
    for (const one of again) one.come()
    await settle()
    for (const one of german) one.come()
    await settle()
    await comeAll()
    await done
    expect(shown()).toEqual({ 'app.text': 'de', 'home.text': 'de', 'market.text': 'de' })
  })

  it('fails where a part cannot be fetched, and can be asked again', async () => {
    await load('home')
    const failing = store.loadMessages('market')
    asked.splice(0)[0]?.fail()
    await expect(failing).rejects.toThrow('404')
    await load('market')
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en', 'market.text': 'en' })
  })

  it('asks for the frame again where it did not come at the start', async () => {
    const first = store.loadMessages()
    asked.splice(0)[0]?.fail()
    await expect(first).rejects.toThrow()
    await load('home')
    expect(shown()).toEqual({ 'app.text': 'en', 'home.text': 'en' })
  })
})
