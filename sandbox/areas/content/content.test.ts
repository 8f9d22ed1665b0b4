import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RawRequest } from '../../core/request.ts'
import { TestSandbox } from '../../test/harness.ts'

const DAY = 86_400

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
  const ids = async (position?: string) =>
    (await visitor().done('listBanners', { position })).list.map(({ id }) => id)
  expect(await ids('home')).toEqual(['bn_1', 'bn_2'])
  expect(await ids('trade')).toEqual(['bn_3', 'bn_4'])
  expect(await ids()).toEqual(['bn_1', 'bn_2', 'bn_3', 'bn_4'])
})

test('what the site says of itself says that it is sample text', async () => {
  const { announcement } = await visitor().done('getAnnouncement')
  const { blocks } = await visitor().done('getHome')
  for (const said of [announcement, ...blocks]) expect(said?.text).toMatch(/sample text/i)
})

test('the help quotes the numbers that the rules are kept by', async () => {
  const { html } = await visitor().done('getContentByType', { type: 'help' })
  expect(html).toContain('every day from 09:00 to 21:00 (UTC)')
  expect(html).toContain('100.00 USD to 49,999.00 USD. A fee of 1%')
  expect(html).toContain('at most 3 times a day')
  expect(html).toContain('After 5 wrong passwords an account is locked for 15 minutes')
})

test('details tell what their list tells', async () => {
  for (const { summary: _, ...item } of (await visitor().done('listNews')).list) {
    expect(await visitor().done('getNews', { id: item.id })).toMatchObject(item)
  }
  const { activities } = await visitor().done('getContentByType', { type: 'activity' })
  for (const { summary: _, ...item } of activities) {
    expect(await visitor().done('getActivity', { id: item.id })).toMatchObject(item)
  }
})

test.each([
  ['08:59:59', false],
  ['09:00:00', true],
  ['20:59:59', true],
  ['21:00:00', false],
])('at %s support answers: %s', async (time, open) => {
  const then = new TestSandbox(Date.parse(`2026-11-20T${time}Z`) / 1000)
  const { support } = await then.client().done('getSiteInfo')
  expect(support.open).toBe(open)
  then.close()
})

test('an activity begins and ends by the clock', async () => {
  const moved = new TestSandbox()
  const state = async () => (await moved.client().done('getActivity', { id: 'ac_42' })).state
  moved.advance(10 * DAY - 1)
  expect(await state()).toBe('upcoming')
  moved.advance(1)
  expect(await state()).toBe('in_progress')
  moved.advance(30 * DAY)
  expect(await state()).toBe('ended')
  moved.close()
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

test.each(calls)('%s may be reused by anybody, whoever asked', async (path, query) => {
  const { token } = await sandbox.user()
  const asked = await raw(path, query, { lang: 'en', token })
  expect(asked.answer).toEqual((await raw(path, query, { lang: 'en' })).answer)
  expect(asked.headers['Cache-Control']).toMatch(/^public, max-age=[1-9]/)
  expect(asked.headers.Vary).toBe('language, lang')
})

test('a refusal is not kept by a cache', async () => {
  const { answer, headers } = await raw('/api/index/about_details', { id: 'nw_1' }, {})
  expect(answer.code).toBe(0)
  expect(headers['Cache-Control']).toBe('no-store')
})
