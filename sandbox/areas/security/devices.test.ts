import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Answerer } from '../../core/answer.ts'
import { handlers } from '../../handlers.ts'
import { PASSWORD, requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const phone = { type: 'phone', system: 'Android', browser: 'Chrome' }
const computer = { type: 'computer', system: 'Windows', browser: 'Firefox' }

/** The envelope of a login from a browser; `without` what the sandbox lacks. */
async function logInFrom(words: string, form: Record<string, string>) {
  const answerer = new Answerer(sandbox.world, handlers, 'throw')
  const request = {
    ...{ method: 'POST', path: '/api/login/index', query: new URLSearchParams(), remote: '' },
    headers: { 'user-agent': words, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams({ password: PASSWORD, ...form }).toString()),
  }
  const route = answerer.route(request)
  if (!route) throw new Error('No login')
  return JSON.parse(String((await answerer.answer(route, request)).body))
}

const newLogins = async (user: { done: ReturnType<TestSandbox['client']>['done'] }) =>
  (await user.done('listMessages', { type: 'security' })).list.filter(
    ({ title }) => title === 'New login',
  )

describe('where a user is logged in', () => {
  test('is told with the words of the browser, when it began and when it was last seen', async () => {
    const { account } = await sandbox.user()
    const first = await logInFrom(PHONE, { account })
    sandbox.advance(300)
    const second = await logInFrom(COMPUTER, { account })
    sandbox.advance(30)
    const here = sandbox.client(first.data.token)
    const { list } = await here.done('listSessions')
    expect(list).toMatchObject([
      { device: phone, first_seen_at: STORY_TIME, last_seen_at: STORY_TIME + 330, current: true },
      { device: computer, first_seen_at: STORY_TIME + 300, current: false },
      { device: { type: 'other', system: null, browser: null }, current: false },
    ])
    for (const { token } of [first.data, second.data])
      expect(JSON.stringify(list)).not.toContain(token)
  })

  test('one that is over is told no more, and ending it again counts none', async () => {
    const user = await sandbox.user()
    const { token } = await user.done('logIn', { account: user.account, password: PASSWORD })
    const other = (await user.done('listSessions')).list.find(({ current }) => !current)
    expect(await user.done('endSession', { id: other?.id })).toEqual({ sessions_ended: 1 })
    expect(await user.done('endSession', { id: other?.id })).toEqual({ sessions_ended: 0 })
    expect((await user.done('listSessions')).list).toHaveLength(1)
    expect((await sandbox.client(token).call('getUser')).code).toBe(401)
  })

  test("somebody else's cannot be ended, nor can one that never was", async () => {
    const [user, other] = [await sandbox.user(), await sandbox.user()]
    const [theirs] = (await other.done('listSessions')).list
    for (const id of [theirs?.id, 'ss_nothing-at-all']) {
      expect((await user.refused('endSession', { id })).reason).toBe('no_data')
    }
    await other.done('getUser')
  })
})

describe('a login on a device', () => {
  const told = (user: Awaited<ReturnType<TestSandbox['user']>>) => newLogins(user)

  test('that names itself is new once, whatever its browser says later', async () => {
    const user = await sandbox.user()
    const device = { account: user.account, device_id: 'a-device-of-16-or-more' }
    await logInFrom(PHONE, device)
    expect(await told(user)).toMatchObject([
      { text: expect.stringContaining('Chrome, Android'), link: '/pages/devices/devices' },
    ])
    await logInFrom(COMPUTER, device)
    expect(await told(user)).toHaveLength(1)
    await logInFrom(PHONE, { ...device, device_id: 'another-device-of-16' })
    expect(await told(user)).toHaveLength(2)
  })

  test('that does not is new where its kind is', async () => {
    const user = await sandbox.user()
    for (const words of [PHONE, COMPUTER, PHONE, 'curl/8']) {
      await logInFrom(words, { account: user.account })
    }
    expect((await told(user)).map(({ text }) => text.split('. ')[0])).toEqual([
      'There was a login to your account on a new device: Firefox, Windows',
      'There was a login to your account on a new device: Chrome, Android',
    ])
  })

  test('that names itself is refused where the server does not know devices', async () => {
    const { account } = await sandbox.user()
    sandbox.world.options.without = ['devices']
    expect(await logInFrom(PHONE, { account, device_id: 'a-device-of-16-or-more' })).toMatchObject({
      data: { reason: 'input_invalid', params: { field: 'device_id' } },
    })
    expect(await logInFrom(PHONE, { account })).toMatchObject({ code: 1 })
  })
})

describe('what happened to the account', () => {
  const types = async (user: Awaited<ReturnType<TestSandbox['user']>>) =>
    (await user.done('listSecurityEvents')).list.map(({ type }) => type)

  test('is written where it happens, the newest first, each with its device', async () => {
    const user = await sandbox.user({ fundPassword: false })
    const { account } = user
    await logInFrom(COMPUTER, { account, password: 'wrong1234' })
    await logInFrom(PHONE, { account })
    const both = (password: string) => ({ password, password_confirm: password })
    await user.done('setFundPassword', both('fund12345'))
    const bound = await user.done('bindPaymentMethod', {
      request_id: requestId(),
      valid_until: STORY_TIME + 60,
      type: 'alipay',
      holder_name: 'Alex Morgan',
      account: 'alex@example.com',
    })
    await user.done('removePaymentMethod', {
      id: bound.payment_method.id,
      fund_password: 'fund12345',
    })
    await user.done('changeLoginPassword', { old_password: PASSWORD, ...both('changed12') })
    const { list } = await user.done('listSecurityEvents')
    expect(list.map(({ type, detail }) => [type, detail])).toEqual([
      ['session_ended', null],
      ['login_password_changed', null],
      ['method_removed', 'ale****com'],
      ['method_bound', 'ale****com'],
      ['fund_password_changed', null],
      ['log_in', null],
      ['log_in_refused', null],
    ])
    expect(list.at(0)?.device).toEqual(phone)
    expect(list.at(-1)?.device).toEqual(computer)
  })

  test('is told for a year', async () => {
    const user = await sandbox.user()
    await logInFrom(PHONE, { account: user.account })
    sandbox.advance(365 * 86_400)
    const { token } = (await logInFrom(PHONE, { account: user.account })).data
    const list = async () => (await sandbox.client(token).done('listSecurityEvents')).total
    expect(await list()).toBe(2)
    sandbox.advance(2 * 86_400)
    expect(await list()).toBe(1)
  })

  test('a wrong password for an account that nobody has is nobody’s', async () => {
    const user = await sandbox.user()
    await logInFrom(PHONE, { account: 'nobody@example.com', password: 'wrong1234' })
    expect(await types(user)).toEqual([])
  })
})
