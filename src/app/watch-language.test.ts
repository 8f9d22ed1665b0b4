import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceLanguage, chooseLanguage, currentLanguage } from '@/platform/language.ts'
import { stubBrowser } from '@/test/browser.ts'
import { watchLanguage } from './watch-language.ts'

const HOME = ['/api/index/home']
const NEWS = ['/api/index/about_list']

let client: QueryClient
let asked: string[]
let stop: () => void
/** Answers a reading in the language in which it was asked. */
let answers: ((() => void) | undefined)[]

beforeEach(() => {
  stubBrowser()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  asked = []
  answers = []
  const unwatch = watchLanguage(client)
  client.setQueryData(NEWS, 'read before')
  const observer = new QueryObserver(client, {
    queryKey: HOME,
    queryFn: () => {
      const language = currentLanguage()
      asked.push(language)
      return new Promise<string>((resolve) => answers.push(() => resolve(language)))
    },
  })
  const unsubscribe = observer.subscribe(() => undefined)
  stop = () => {
    unsubscribe()
    unwatch()
    client.clear()
  }
})
afterEach(() => {
  stop()
})

const answer = (index: number) => answers[index]?.()
const shown = (text: string) => vi.waitFor(() => expect(client.getQueryData(HOME)).toBe(text))

describe('another language', () => {
  it('reads again what is shown, and drops a late answer in the former one', async () => {
    chooseLanguage('de')
    await vi.waitFor(() => expect(asked).toEqual(['en', 'de']))
    answer(1)
    await shown('de')
    answer(0)
    await Promise.resolve()
    expect(client.getQueryData(HOME)).toBe('de')
  })

  it('leaves what was read in its place until it is read again', async () => {
    answer(0)
    await shown('en')
    chooseLanguage('de')
    await vi.waitFor(() => expect(asked).toEqual(['en', 'de']))
    expect(client.getQueryData(HOME)).toBe('en')
    expect(client.getQueryState(NEWS)?.isInvalidated).toBe(true)
  })

  it('is none where the same one is announced again', async () => {
    answer(0)
    await shown('en')
    announceLanguage()
    await Promise.resolve()
    expect(asked).toEqual(['en'])
    expect(client.getQueryState(NEWS)?.isInvalidated).toBe(false)
  })
})
