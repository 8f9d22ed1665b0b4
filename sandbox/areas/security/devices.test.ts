import { describe, expect, test } from 'vitest'
import { Answerer } from '../../core/answer.ts'
import { rules } from '../../core/rules.ts'
import { endSessions } from '../../core/users.ts'
import { handlers } from '../../handlers.ts'
import type { TestSandbox } from '../../test/harness.ts'
import { FUND_PASSWORD, PASSWORD, requestId, STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { setNewTargetWait } from '../withdrawal/conditions.ts'

setUpSandbox()

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

/** Whether the last login was on a new device. */
const wasNew = () =>
  sandbox.world.database.one<{ fresh: number }>(
    "SELECT new_device AS fresh FROM security_events WHERE type = 'log_in' ORDER BY number DESC LIMIT 1",
  ).fresh === 1

/** The verification code that was sent last. */
const lastCode = () =>
  /\d{6}/.exec(
    sandbox.world.database.one<{ text: string }>('SELECT text FROM outbox ORDER BY id DESC LIMIT 1')
      .text,
  )?.[0] ?? ''

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
})

describe('the device of a login', () => {
  type User = Awaited<ReturnType<TestSandbox['user']>>

  /** Logs in from a phone and uses the session, or does not: its response was lost. */
  async function logIn({ account }: Pick<User, 'account'>, credentials?: string, isLost = false) {
    const { data } = await logInFrom(PHONE, {
      account,
      ...(credentials !== undefined && { device_credentials: credentials }),
    })
    const session = sandbox.client(data.token)
    if (!isLost) await session.done('getUser')
    return { ...session, credential: String(data.device_credential) }
  }

  /** Whether a login with these credentials, from the same kind of browser, is one on a new device. */
  async function isNew(user: Pick<User, 'account'>, credentials?: string): Promise<boolean> {
    await logIn(user, credentials)
    return wasNew()
  }

  const both = (password: string) => ({ password, password_confirm: password })

  test('is new without a credential, whatever the client says of itself', async () => {
    const user = await sandbox.user()
    await logInFrom(COMPUTER, { account: user.account })
    await logInFrom(COMPUTER, { account: user.account })
    expect(await newLogins(user)).toMatchObject([
      { text: expect.stringContaining('Firefox, Windows'), link: '/pages/devices/devices' },
      { text: expect.stringContaining('Firefox, Windows') },
    ])
  })

  test.each<[string, (user: User, device: User['done']) => Promise<unknown>]>([
    ['it is logged out', (_, device) => device('logOut')],
    [
      'it is logged out from the list',
      async (user, device) => {
        const own = (await device('listSessions')).list.find(({ current }) => current)
        await user.done('endSession', { id: own?.id })
      },
    ],
    [
      'its session is logged out from the list, after that ended by itself',
      async (user, device) => {
        const own = (await device('listSessions')).list.find(({ current }) => current)
        sandbox.advance(rules.sessions.seconds + 1)
        const { done } = await logIn(user)
        expect(await done('endSession', { id: own?.id })).toEqual({ sessions_ended: 0 })
      },
    ],
    ['all others are logged out', (user) => user.done('endOtherSessions')],
    [
      'all others are logged out after its session ended by itself',
      async (user) => {
        sandbox.advance(rules.sessions.seconds + 1)
        const { done } = await logIn(user)
        await done('endOtherSessions')
      },
    ],
    [
      'the login password changes elsewhere',
      (user) => user.done('changeLoginPassword', { old_password: PASSWORD, ...both(PASSWORD) }),
    ],
    [
      'the login password changes there',
      (_, device) => device('changeLoginPassword', { old_password: PASSWORD, ...both(PASSWORD) }),
    ],
    [
      'the login password is reset',
      async ({ account }) => {
        await sandbox.client().done('sendCode', { account, purpose: 'forget' })
        await sandbox
          .client()
          .done('resetPassword', { account, code: lastCode(), ...both(PASSWORD) })
      },
    ],
    [
      'the fund password changes',
      (user) => user.done('setFundPassword', { old_password: FUND_PASSWORD, ...both('fund12345') }),
    ],
    ['an operator ends all sessions', async ({ id }) => endSessions(sandbox.world, id)],
  ])('is forgotten when %s', async (_, happen) => {
    const user = await sandbox.user()
    const device = await logIn(user)
    await happen(user, device.done)
    expect(await isNew(user, device.credential)).toBe(true)
  })

  test('is forgotten with an unused successor when the session of that is ended', async () => {
    const user = await sandbox.user()
    const { credential } = await logIn(user)
    const lost = await logIn(user, credential, true)
    await lost.done('logOut')
    expect(await isNew(user, credential)).toBe(true)
    expect(await isNew(user, lost.credential)).toBe(true)
  })

  test('stays known when its session ends by itself, another is logged out, or a first fund password is set', async () => {
    const user = await sandbox.user({ fundPassword: false })
    const [device, other] = [await logIn(user), await logIn(user)]
    await other.done('logOut')
    await user.done('setFundPassword', both(FUND_PASSWORD))
    await device.done('endOtherSessions')
    sandbox.advance(rules.sessions.seconds + 1)
    expect(await isNew(user, device.credential)).toBe(false)
  })

  test('is stored as a hash', async () => {
    const { credential } = await logIn(await sandbox.user())
    const stored = sandbox.world.database.all('SELECT * FROM device_credentials')
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain(credential)
  })

  test('gets no credential from a server without devices, which refuses one', async () => {
    const { account } = await sandbox.user()
    sandbox.world.options.without = ['devices']
    const credentials = { device_credentials: 'dc_'.padEnd(43, 'x') }
    expect(await logInFrom(PHONE, { account, ...credentials })).toMatchObject({
      data: { reason: 'input_invalid', params: { field: 'device_credentials' } },
    })
    const { code, data } = await logInFrom(PHONE, { account })
    expect(code).toBe(1)
    expect(data).not.toHaveProperty('device_credential')
  })

  test("makes new targets wait when it is new, also with the words of the user's own browser", async () => {
    const user = await sandbox.user()
    const { credential } = await logIn(user)
    setNewTargetWait(sandbox.world, 86_400)
    sandbox.advance(2 * 86_400)
    const newTargetFrom = async (credentials?: string) => {
      const { done } = await logIn(user, credentials)
      return (await done('getWithdrawalView')).conditions.new_target_from
    }
    expect(await newTargetFrom(credential)).toBeNull()
    expect(await newTargetFrom()).toBe(sandbox.world.clock.now() + 86_400)
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
