import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NoAnswerError, RefusalError } from '@/api/errors.ts'
import { createQueryClient } from '@/api/query-client.ts'
import type { SiteInfo } from '@/generated/h5.schemas.ts'
import { chooseLanguage } from '@/platform/language.ts'
import { stubBrowser } from '@/test/browser.ts'
import { isUsableSite, watchLastSeen } from './last-seen.ts'

const NOTICES = ['infinite', '/api/index/notice', {}]
const ARTICLE = ['/api/index/about_details', { id: 'nw_1' }]
const USER = ['/api/user/index']

const answer = (text: string) => ({ text })
const offline = () => Promise.reject(new NoAnswerError('offline'))

let client: QueryClient
let stop: () => void

/** The app begins anew, with nothing read before but what is kept. */
function begin() {
  stop?.()
  client = createQueryClient()
  stop = watchLastSeen(client)
}

const read = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) =>
  client.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => undefined)
const state = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)

beforeEach(() => {
  stubBrowser()
  begin()
})
afterEach(() => {
  stop()
  chooseLanguage('en')
})

describe('what was seen last', () => {
  it.each([
    ['an article', ARTICLE],
    ['the text of the entry page', ['/api/index/home']],
  ])(
    'comes back without a network, with the error that marks it as old: %s',
    async (_name, key) => {
      await read(key, () => Promise.resolve(answer('first')))
      begin()
      await read(key, offline)
      expect(state(key)?.data).toEqual(answer('first'))
      expect(state(key)?.error).toBeInstanceOf(NoAnswerError)
    },
  )

  it('comes back as a whole list', async () => {
    const list = { pages: [answer('one'), answer('two')], pageParams: [1, 2] }
    client.setQueryData(NOTICES, list)
    begin()
    await read(NOTICES, offline)
    expect(state(NOTICES)?.data).toEqual(list)
  })

  it('is of the language in which it was read', async () => {
    await read(ARTICLE, () => Promise.resolve(answer('first')))
    begin()
    chooseLanguage('de')
    await read(ARTICLE, offline)
    expect(state(ARTICLE)?.data).toBeUndefined()
  })

  it('is nothing private', async () => {
    await read(USER, () => Promise.resolve(answer('a balance')))
    expect(JSON.stringify(window.localStorage)).not.toContain('a balance')
    begin()
    await read(USER, offline)
    expect(state(USER)?.data).toBeUndefined()
  })

  it('is no refusal, and nothing that cannot be read', async () => {
    const refusal = new RefusalError({ reason: undefined, params: {}, msg: 'no' }, 1_795_188_600)
    await read(ARTICLE, () => Promise.reject(refusal))
    expect(Object.keys(window.localStorage)).toEqual([])
    // The second is what a former version kept: whole answers.
    for (const kept of ['{"at":1,"content":"x"}', '{"at":1,"data":{"code":1,"data":{}}}']) {
      window.localStorage.setItem(`h5.seen.en.${JSON.stringify(ARTICLE)}`, kept)
      await read(ARTICLE, offline)
      expect(state(ARTICLE)?.data).toBeUndefined()
    }
  })

  it('is not more than the last thirty', async () => {
    for (let id = 0; id < 35; id += 1) {
      await read([ARTICLE[0], { id }], () => Promise.resolve(answer(`${id}`)))
    }
    expect(Object.keys(window.localStorage)).toHaveLength(30)
  })
})

it.each<[boolean, unknown]>([
  [true, {}],
  [true, { areas: ['news'], currencies: [{ code: 'USD', type: 'cash', scale: 2 }] }],
  [false, { areas: 'trading' }],
  [false, { capabilities: 7 }],
  [false, { currencies: {} }],
  [false, { currencies: [null] }],
  [false, { currencies: [{ code: 'USD', type: 'cash', scale: 1e9 }] }],
  [false, { currencies: [{ code: 'USD', type: 'cash', scale: -1 }] }],
  [false, { currencies: [{ code: 1, type: 'cash', scale: 2 }] }],
])('is usable as the site’s own words: %s of %j', (usable, site) => {
  expect(isUsableSite(site as SiteInfo)).toBe(usable)
})
