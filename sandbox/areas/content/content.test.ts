import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
const visitor = () => sandbox.client()

beforeAll(() => {
  sandbox = new TestSandbox()
})
afterAll(() => sandbox.close())

test('what the site says of itself says that it is sample text', async () => {
  const { announcement } = await visitor().done('getAnnouncement')
  const { blocks } = await visitor().done('getHome')
  for (const said of [announcement, ...blocks]) expect(said?.text).toMatch(/sample text/i)
})

test('its name and path are those that it was started with', async () => {
  const harbour = new TestSandbox()
  harbour.world.options.site = { productName: 'Harbour', base: '/harbour/' }
  const user = await harbour.user()
  expect((await user.done('getSiteInfo')).product_name).toBe('Harbour')
  const { link } = await user.done('getInvitation')
  expect(link).toContain('/harbour/#/pages/register/register?')
  const { methods } = await user.done('getDepositView')
  expect(methods.map(({ holder_name: name }) => name)).toContain('Harbour (sample)')
  harbour.close()
})

test('the help quotes the numbers that the rules are kept by', async () => {
  const { html } = await visitor().done('getContentByType', { type: 'help' })
  expect(html).toContain('every day from 09:00 to 21:00 (UTC)')
  expect(html).toContain('100.00 USD to 49,999.00 USD. We take a fee of 1%')
  expect(html).toContain('at most 3 times a day')
  expect(html).toContain('After 5 wrong passwords we lock an account for 15 minutes')
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
