import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentType } from '../../../src/generated/model/content-type.ts'
import { LanguageCode } from '../../../src/generated/model/language-code.ts'
import { NewsCategory } from '../../../src/generated/model/news-category.ts'
import type { RawRequest } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

const DAY = 86_400
const HOUR = 3600

let sandbox: TestSandbox
const visitor = () => sandbox.client()

beforeAll(() => {
  sandbox = new TestSandbox()
})
afterAll(() => sandbox.close())

async function raw(path: string, query: Record<string, string>, headers: RawRequest['headers']) {
  const reply = await sandbox.handle({
    method: 'GET',
    path,
    query: new URLSearchParams(query),
    headers,
    body: new Uint8Array(),
    remote: '127.0.0.1',
  })
  if (!reply) throw new Error(`No ${path}`)
  return { headers: reply.headers, answer: JSON.parse(String(reply.body)) }
}

test('each page has its banners, in their order', async () => {
  const home = await visitor().done('listBanners', { position: 'home' })
  expect(home.list.map(({ id }) => id)).toEqual(['bn_1', 'bn_2'])
  expect(home.list[0]).toEqual({
    id: 'bn_1',
    title: 'Verify your identity before your first withdrawal',
    image_url: '/uploads/sample/banner-verify.svg',
    link: '/pages/auth/auth',
  })
  const trade = await visitor().done('listBanners', { position: 'trade' })
  expect(trade.list.map(({ id }) => id)).toEqual(['bn_3', 'bn_4'])
  expect((await visitor().done('listBanners')).list).toEqual([...home.list, ...trade.list])
})

test('the announcement says that it is sample text', async () => {
  const { announcement } = await visitor().done('getAnnouncement')
  expect(announcement).toMatchObject({ id: 'an_12', published_at: STORY_TIME - 3.5 * HOUR })
  expect(announcement?.text).toMatch(/^TRC20 withdrawals pause .*\n\nThis is sample text/)
})

test('the home page has its five blocks', async () => {
  const { blocks } = await visitor().done('getHome')
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'introduction',
    'mission',
    'vision',
    'commitment',
    'leadership',
  ])
  for (const { body } of blocks) expect(body).toMatch(/sample text/i)
})

describe('site information', () => {
  test('is that of a demo with the numbers of the rules', async () => {
    expect(await visitor().done('getSiteInfo')).toMatchObject({
      product_name: 'H5 Demo',
      environment: 'demo',
      version: '1.0.0',
      time_zone: rules.timeZone,
      limits: {
        withdrawal_max: rules.withdrawal.max,
        withdrawal_times_a_day: rules.withdrawal.timesADay,
      },
    })
  })

  test.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['20:59:59', true],
    ['21:00:00', false],
  ])('says at %s whether support answers: %s', async (time, open) => {
    const then = new TestSandbox(Date.parse(`2026-11-20T${time}Z`) / 1000)
    try {
      const { support } = await then.client().done('getSiteInfo')
      expect(support.open).toBe(open)
      expect(support.hours).toMatchObject({ opens: '09:00', closes: '21:00' })
      expect(support.channels.map(({ label }) => label)).toEqual([
        'Online service',
        'Email',
        'Phone',
      ])
    } finally {
      then.close()
    }
  })
})

describe('notices', () => {
  test('come newest first and by pages without gap or repetition', async () => {
    const all = await visitor().done('listNotices')
    expect(all).toMatchObject({ total: 6, page: 1, limit: 20 })
    const moments = all.list.map(({ published_at }) => published_at)
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
    expect(moments[0]).toBeLessThan(STORY_TIME)

    const pages = await Promise.all(
      [1, 2, 3].map((page) => visitor().done('listNotices', { page, limit: 2 })),
    )
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list)
    expect(await visitor().done('listNotices', { page: 4, limit: 2 })).toMatchObject({
      list: [],
      total: 6,
    })
  })

  test('each ends with the mark', async () => {
    for (const { text } of (await visitor().done('listNotices')).list) {
      expect(text).toMatch(/\n\nThis is sample text of the demo\.$/)
    }
  })
})

describe('news', () => {
  test.each(Object.values(NewsCategory))('of the category %s', async (category) => {
    const { list, total } = await visitor().done('listNews', { category })
    expect(total).toBe(3)
    expect(list.every((one) => one.category === category)).toBe(true)
  })

  test('each article of the list can be read', async () => {
    const { list, total } = await visitor().done('listNews')
    expect(total).toBe(9)
    for (const { summary: _, ...item } of list) {
      const article = await visitor().done('getNews', { id: item.id })
      expect(article).toMatchObject(item)
      expect(article.html).toMatch(/^<p>.*<em>This is sample text of the demo\.<\/em><\/p>$/)
    }
  })

  test('an unknown article is no data', async () => {
    expect(await visitor().refused('getNews', { id: 'nw_1' })).toEqual({
      reason: 'no_data',
      params: {},
    })
  })
})

describe('texts by type', () => {
  test.each(Object.values(ContentType))('%s', async (type) => {
    const content = await visitor().done('getContentByType', { type })
    expect(content).toMatchObject({ type, version: '2026-01' })
    if (type === 'activity') expect(content.activities).toHaveLength(4)
    else expect(content.html).toMatch(/sample/i)
  })

  test('quote the numbers that the rules are kept by', async () => {
    const { html } = await visitor().done('getContentByType', { type: 'help' })
    expect(html).toContain('every day from 09:00 to 21:00 (UTC)')
    expect(html).toContain('100.00 USD to 49,999.00 USD. A fee of 1%')
    expect(html).toContain('at most 3 times a day')
    expect(html).toContain('After 5 wrong passwords an account is locked for 15 minutes')
  })
})

describe('activities', () => {
  test('the list and the details tell the same', async () => {
    const { activities } = await visitor().done('getContentByType', { type: 'activity' })
    expect(activities.map(({ id, state }) => [id, state])).toEqual([
      ['ac_42', 'upcoming'],
      ['ac_41', 'in_progress'],
      ['ac_40', 'in_progress'],
      ['ac_38', 'ended'],
    ])
    for (const { summary: _, ...item } of activities) {
      expect(await visitor().done('getActivity', { id: item.id })).toMatchObject(item)
    }
  })

  test('an activity begins and ends by the clock', async () => {
    const moved = new TestSandbox()
    try {
      const state = async () => (await moved.client().done('getActivity', { id: 'ac_42' })).state
      expect(await state()).toBe('upcoming')
      moved.advance(10 * DAY - 1)
      expect(await state()).toBe('upcoming')
      moved.advance(1)
      expect(await state()).toBe('in_progress')
      moved.advance(30 * DAY)
      expect(await state()).toBe('ended')
    } finally {
      moved.close()
    }
  })

  test('an unknown activity is no data', async () => {
    expect(await visitor().refused('getActivity', { id: 'ac_1' })).toMatchObject({
      reason: 'no_data',
    })
  })
})

const calls: [string, Record<string, string>][] = [
  ['/api/index/banner', {}],
  ['/api/index/ater', {}],
  ['/api/index/home', {}],
  ['/api/index/info', {}],
  ['/api/index/notice', {}],
  ['/api/index/about_list', {}],
  ['/api/index/about_details', { id: 'nw_309' }],
  ['/api/index/get_detail_from_type', { type: 'help' }],
  ['/api/index/activity_details', { id: 'ac_41' }],
]

describe.each(calls)('%s', (path, query) => {
  test('answers in every language', async () => {
    const seen = new Set<string>()
    for (const lang of Object.values(LanguageCode)) {
      const { answer } = await raw(path, query, { lang })
      expect(answer.code, JSON.stringify(answer)).toBe(1)
      seen.add(JSON.stringify(answer.data))
    }
    expect(seen.size).toBe(Object.values(LanguageCode).length)
  })

  test('may be reused by anybody, whoever asked', async () => {
    const user = await sandbox.user()
    const asked = await raw(path, query, { lang: 'en', token: user.token })
    expect(asked.answer).toEqual((await raw(path, query, { lang: 'en' })).answer)
    expect(asked.headers['Cache-Control']).toMatch(/^public, max-age=[1-9]/)
    expect(asked.headers.Vary).toBe('language, lang')
  })
})

test('a refusal is not kept by a cache', async () => {
  const { answer, headers } = await raw('/api/index/about_details', { id: 'nw_1' }, {})
  expect(answer.code).toBe(0)
  expect(headers['Cache-Control']).toBe('no-store')
})
