import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createUser } from '../../core/new-user.ts'
import { rules } from '../../core/rules.ts'
import { hashPassword } from '../../core/secrets.ts'
import { PASSWORD, STORY_TIME, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
let visitor: ReturnType<TestSandbox['client']>
beforeEach(() => {
  sandbox = new TestSandbox()
  visitor = sandbox.client()
})
afterEach(() => sandbox.close())

const LOCK = { reason: 'account_locked', params: { available_from: String(STORY_TIME + 900) } }
const WRONG = { reason: 'credentials_wrong', params: {} }

/** A user with a name, a phone number and an email address. */
async function demo(): Promise<number> {
  return createUser(sandbox.world, {
    account: 'demo',
    phone: '+12025550143',
    email: 'demo@example.com',
    passwordHash: await hashPassword(PASSWORD, 4),
    invitationCode: 'H5DEMO',
  })
}

const logIn = (account: string, password = PASSWORD) => visitor.call('logIn', { account, password })
const refusedLogIn = (account: string, password: string) =>
  visitor.refused('logIn', { account, password })

/** What was sent last. */
const outbox = () =>
  sandbox.world.database.all<{ recipient: string; purpose: string; text: string }>(
    'SELECT recipient, purpose, text FROM outbox ORDER BY id DESC',
  )

/** Asks for a code and reads it where it was sent to. */
async function codeFor(account: string, purpose: 'register' | 'forget'): Promise<string> {
  await visitor.done('sendCode', { account, purpose })
  return /\d{6}/.exec(outbox()[0]?.text ?? '')?.[0] ?? ''
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('logging in', () => {
  test.each([
    'demo',
    'DEMO',
    ' demo@Example.com',
    'demo@example.com',
    '+12025550143',
    '12025550143',
    '0012025550143',
  ])('as %s opens a session', async (account) => {
    const id = await demo()
    const answer = await logIn(account)
    expect(answer).toMatchObject({
      code: 1,
      msg: 'Login succeeded',
      data: { user: { userid: String(id), account: 'demo' } },
    })
    if (answer.code !== 1) return
    const user = sandbox.client(answer.data.token)
    expect((await user.done('getUser')).user.userid).toBe(String(id))
  })

  test('tokens are unguessable, of their own, and stored as hashes', async () => {
    await demo()
    const tokens = [await logIn('demo'), await logIn('demo')].map((answer) =>
      answer.code === 1 ? answer.data.token : '',
    )
    expect(new Set(tokens).size).toBe(2)
    const stored = JSON.stringify(sandbox.world.database.all('SELECT * FROM sessions'))
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(stored).not.toContain(token)
    }
  })

  test('an unknown account and a wrong password get the same answer', async () => {
    await demo()
    const known = await logIn('demo', 'wrong1234')
    expect(await logIn('nobody', 'wrong1234')).toEqual(known)
    expect(known).toMatchObject({ code: 0, data: WRONG })
  })

  test.each(['demo', 'nobody@example.com'])(
    'five wrong passwords for %s lock for 15 minutes, whether or not it is an account',
    async (account) => {
      await demo()
      for (let times = 0; times < 5; times += 1) {
        expect(await refusedLogIn(account, 'wrong1234')).toEqual(WRONG)
      }
      expect(await refusedLogIn(account, 'wrong1234')).toEqual(LOCK)
      // The right password too, until it is over.
      expect(await refusedLogIn(account, PASSWORD)).toEqual(LOCK)
      sandbox.advance(899)
      expect(await refusedLogIn(account, PASSWORD)).toEqual(LOCK)
      sandbox.advance(1)
      // Then it takes five again.
      for (let times = 0; times < 4; times += 1) {
        expect(await refusedLogIn(account, 'wrong1234')).toEqual(WRONG)
      }
      sandbox.advance(86_400)
      expect(await refusedLogIn(account, 'wrong1234')).toEqual(WRONG)
      expect(await refusedLogIn(account, 'wrong1234')).toMatchObject({ reason: 'account_locked' })
    },
  )

  test('however the account is called, the tries are counted together', async () => {
    await demo()
    for (const name of ['demo', 'DEMO', 'demo@example.com', '+12025550143', '12025550143']) {
      expect(await refusedLogIn(name, 'wrong1234')).toEqual(WRONG)
    }
    expect(await refusedLogIn('demo', PASSWORD)).toEqual(LOCK)
    for (const name of ['4930231259', '+4930231259', '004930231259', ' 4930231259', '4930231259']) {
      expect(await refusedLogIn(name, 'wrong1234')).toEqual(WRONG)
    }
    expect(await refusedLogIn('+4930231259', 'wrong1234')).toEqual(LOCK)
  })

  test('the right password forgets the wrong ones before', async () => {
    await demo()
    for (let round = 0; round < 3; round += 1) {
      for (let times = 0; times < 4; times += 1) await refusedLogIn('demo', 'wrong1234')
      expect(await logIn('demo')).toMatchObject({ code: 1 })
    }
  })

  test.each(['demo', 'nobody'])('wrong passwords for %s at once all count', async (account) => {
    await demo()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusedLogIn(account, 'wrong1234')),
    )
    expect(answers.filter(({ reason }) => reason === 'credentials_wrong')).toHaveLength(5)
    expect(answers.filter(({ reason }) => reason === 'account_locked')).toHaveLength(15)
    expect(await refusedLogIn(account, PASSWORD)).toEqual(LOCK)
  })

  test('the user is told of a lock, and of a login elsewhere', async () => {
    const id = await demo()
    for (let times = 0; times < 5; times += 1) await refusedLogIn('demo', 'wrong1234')
    sandbox.advance(900)
    const tokens: string[] = []
    for (let times = 0; times < 2; times += 1) {
      tokens.push((await visitor.done('logIn', { account: 'demo', password: PASSWORD })).token)
    }
    const { list } = await sandbox.client(tokens[1]).done('listMessages')
    expect(list.map(({ type, title }) => [type, title])).toEqual([
      ['security', 'New login'],
      ['security', 'Account locked'],
    ])
    expect(list[1]?.text).toContain('2026-11-20 03:45:00 PM')
    expect(id).toBeGreaterThan(0)
  })

  test('who is locked by an administrator is told so with the right password alone', async () => {
    const user = await sandbox.user()
    sandbox.world.database.run('UPDATE users SET locked_until = :until WHERE id = :id', {
      until: STORY_TIME + 86_400,
      id: user.id,
    })
    const locked = {
      reason: 'account_locked',
      params: { available_from: String(STORY_TIME + 86_400) },
    }
    expect(await refusedLogIn(user.account, 'wrong1234')).toEqual(WRONG)
    expect(await refusedLogIn(user.account, PASSWORD)).toEqual(locked)
    expect(await user.refused('getUser')).toEqual(locked)
    expect(await user.call('logOut')).toMatchObject({ code: 1 })
    expect(await user.call('logOut')).toMatchObject({ code: 401 })
    sandbox.advance(86_400)
    expect(await logIn(user.account)).toMatchObject({ code: 1 })
  })

  test.each(['two words', 'a@b@c', '@home', 'home@', 'a\u0000b', '   '])(
    '"%s" cannot be the name of an account',
    async (account) => {
      expect(await refusedLogIn(account, PASSWORD)).toEqual({
        reason: 'user_name_invalid',
        params: {},
      })
    },
  )

  test('one place cannot try without end', async () => {
    const { max, seconds } = rules.limits.logIn
    const row = { name: 'logIn from 127.0.0.1', at: STORY_TIME }
    for (let times = 0; times < max; times += 1) {
      sandbox.world.database.run('INSERT INTO tries (name, at) VALUES (:name, :at)', row)
    }
    expect(await refusedLogIn('demo', PASSWORD)).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + seconds) },
    })
  })
})

describe('a code', () => {
  test('is sent to the account, and the answer says when it ends and when there can be another', async () => {
    expect(
      await visitor.done('sendCode', { account: 'new@example.com', purpose: 'register' }),
    ).toEqual({ expires_at: STORY_TIME + 300, resend_at: STORY_TIME + 60 })
    expect(outbox()).toEqual([
      {
        recipient: 'new@example.com',
        purpose: 'register',
        text: expect.stringMatching(/^\d{6} is your code to register\. It is valid for 5 minutes/),
      },
    ])
  })

  test('is stored as a hash', async () => {
    const code = await codeFor('new@example.com', 'register')
    expect(JSON.stringify(sandbox.world.database.all('SELECT * FROM codes'))).not.toContain(code)
  })

  test('can be sent again after a minute, however the account is written', async () => {
    await codeFor('+4930231259', 'register')
    sandbox.advance(59)
    for (const account of ['+4930231259', '4930231259', '004930231259']) {
      expect(await visitor.refused('sendCode', { account, purpose: 'register' })).toEqual({
        reason: 'code_too_soon',
        params: { available_from: String(STORY_TIME + 60) },
      })
    }
    // For another purpose it is another code.
    await visitor.done('sendCode', { account: '+4930231259', purpose: 'forget' })
    sandbox.advance(1)
    await visitor.done('sendCode', { account: '+4930231259', purpose: 'register' })
  })

  test('is sent once, though asked for several times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        visitor.call('sendCode', { account: 'new@example.com', purpose: 'register' }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(outbox()).toHaveLength(1)
  })

  test.each(['register', 'forget'] as const)(
    'to %s tells nobody who has an account',
    async (purpose) => {
      await demo()
      const ask = (account: string) => visitor.call('sendCode', { account, purpose })
      expect(await ask('demo@example.com')).toEqual(await ask('nobody@example.com'))
      expect(await ask('demo@example.com')).toEqual(await ask('nobody@example.com'))
      const told = outbox().map(({ recipient, text }) => [recipient, text.slice(7)])
      if (purpose === 'forget') {
        // Who has no account is not written to.
        expect(told).toEqual([['demo@example.com', expect.stringContaining('new login password')]])
      } else {
        expect(told).toEqual([
          ['nobody@example.com', expect.not.stringContaining('already')],
          ['demo@example.com', expect.stringContaining('has an account already')],
        ])
      }
    },
  )

  test('cannot be asked for without end', async () => {
    const { max } = rules.limits.codesOfAccount
    for (let times = 0; times < max; times += 1) {
      await visitor.done('sendCode', { account: 'new@example.com', purpose: 'register' })
      sandbox.advance(60)
    }
    expect(
      await visitor.refused('sendCode', { account: 'new@example.com', purpose: 'register' }),
    ).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + rules.limits.codesOfAccount.seconds) },
    })
    expect(outbox()).toHaveLength(max)
  })

  test.each(['demo', 'demo@', '12345', 'a b@example.com'])('cannot be sent to "%s"', async (to) => {
    expect(await visitor.refused('sendCode', { account: to, purpose: 'register' })).toEqual({
      reason: 'user_name_invalid',
      params: {},
    })
  })
})

describe('registering', () => {
  const form = {
    account: 'new@example.com',
    password: 'newbie1234',
    password_confirm: 'newbie1234',
    code: '000000',
    invitation_code: 'H5DEMO',
    agreement: true,
  }
  const users = () =>
    sandbox.world.database.one<{ count: number }>('SELECT count(*) AS count FROM users').count

  test('creates an account, opens its session, welcomes it, and counts for the inviter', async () => {
    const inviterId = await demo()
    const code = await codeFor('new@example.com', 'register')
    const answer = await visitor.call('register', { ...form, code })
    expect(answer).toMatchObject({
      code: 1,
      msg: 'successfully registered',
      data: { user: { userid: String(inviterId + 1), account: 'new@example.com' } },
    })
    if (answer.code !== 1) return
    const user = sandbox.client(answer.data.token)
    expect(await user.done('getUser')).toMatchObject({
      user: {
        account: 'new@example.com',
        phone: null,
        email: 'new****com',
        nickname: '',
        invitation_code: expect.stringMatching(/^[A-Z0-9]{8}$/),
        registered_at: STORY_TIME,
      },
      balances: { total_asset: '0.00' },
      verification: { state: 'none' },
      setup: { fund_password: false, bank_card: false },
      unread_count: 1,
    })
    expect((await user.done('listMessages')).list).toMatchObject([
      { type: 'system', title: 'Welcome', read: false },
    ])
    expect(await logIn('new@example.com', 'newbie1234')).toMatchObject({ code: 1 })

    const inviter = await visitor.done('logIn', { account: 'demo', password: PASSWORD })
    expect((await sandbox.client(inviter.token).done('listInvitees')).list).toMatchObject([
      { account: 'new****com', bonus: '0.00', bonus_state: 'none', registered_at: STORY_TIME },
    ])
  })

  test('takes a phone number in any form, once', async () => {
    await demo()
    const code = await codeFor('4930231259', 'register')
    await visitor.done('register', { ...form, account: '+4930231259', code })
    sandbox.advance(60)
    const again = await codeFor('+4930231259', 'register')
    expect(
      await visitor.refused('register', { ...form, account: '004930231259', code: again }),
    ).toEqual({ reason: 'account_registered', params: {} })
    expect(users()).toBe(2)
  })

  test('tells only the owner that the account has been registered', async () => {
    await demo()
    const taken = { ...form, account: 'DEMO@example.com' }
    const code = await codeFor(taken.account, 'register')
    expect(await visitor.refused('register', { ...taken, code: wrongCode(code) })).toEqual({
      reason: 'code_wrong',
      params: {},
    })
    expect(await visitor.refused('register', { ...taken, code })).toEqual({
      reason: 'account_registered',
      params: {},
    })
  })

  test('refuses what is wrong before the code is spent', async () => {
    await demo()
    const code = await codeFor('new@example.com', 'register')
    const right = { ...form, code }
    expect(await visitor.refused('register', { ...right, password_confirm: 'other1234' })).toEqual({
      reason: 'passwords_differ',
      params: {},
    })
    expect(await visitor.refused('register', { ...right, invitation_code: 'NOBODY' })).toEqual({
      reason: 'inviter_invalid',
      params: {},
    })
    expect(await visitor.refused('register', { ...right, agreement: false })).toEqual({
      reason: 'agreement_required',
      params: {},
    })
    expect(await visitor.refused('register', { ...right, account: 'new' })).toEqual({
      reason: 'user_name_invalid',
      params: {},
    })
    expect(users()).toBe(1)
    await visitor.done('register', right)
  })

  test('needs the code of this account and purpose, in time and once', async () => {
    await demo()
    const code = await codeFor('new@example.com', 'register')
    const other = await codeFor('other@example.com', 'register')
    const refusal = { reason: 'code_wrong', params: {} }
    // Nobody asked for one, or it was for something else.
    expect(
      await visitor.refused('register', { ...form, account: 'third@example.com', code }),
    ).toEqual(refusal)
    if (other !== code) {
      expect(await visitor.refused('register', { ...form, code: other })).toEqual(refusal)
    }
    expect(
      await visitor.refused('resetPassword', {
        account: 'new@example.com',
        code,
        password: 'newbie1234',
        password_confirm: 'newbie1234',
      }),
    ).toEqual(refusal)
    sandbox.advance(299)
    await visitor.done('register', { ...form, code })
    expect(await visitor.refused('register', { ...form, code })).toEqual(refusal)
    sandbox.advance(1)
    expect(
      await visitor.refused('register', { ...form, account: 'other@example.com', code: other }),
    ).toEqual(refusal)
    expect(users()).toBe(2)
  })

  test('a newer code replaces the one before', async () => {
    await demo()
    const first = await codeFor('new@example.com', 'register')
    sandbox.advance(60)
    const second = await codeFor('new@example.com', 'register')
    if (first !== second) {
      expect(await visitor.refused('register', { ...form, code: first })).toMatchObject({
        reason: 'code_wrong',
      })
    }
    await visitor.done('register', { ...form, code: second })
  })

  test('five wrong guesses end a code, also at once', async () => {
    await demo()
    const code = await codeFor('new@example.com', 'register')
    await Promise.all(
      Array.from({ length: 5 }, () =>
        visitor.refused('register', { ...form, code: wrongCode(code) }),
      ),
    )
    expect(await visitor.refused('register', { ...form, code })).toEqual({
      reason: 'code_wrong',
      params: {},
    })
    sandbox.advance(60)
    await visitor.done('register', { ...form, code: await codeFor('new@example.com', 'register') })
  })

  test('happens once, though asked for several times at once', async () => {
    await demo()
    const code = await codeFor('new@example.com', 'register')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.call('register', { ...form, code })),
    )
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    expect(users()).toBe(2)
  })
})

describe('a forgotten password', () => {
  const reset = (code: string, account = 'demo@example.com') => ({
    account,
    code,
    password: 'demo12345',
    password_confirm: 'demo12345',
  })

  test('is replaced, and every session ends', async () => {
    await demo()
    const tokens = [await logIn('demo'), await logIn('demo')].map((answer) =>
      answer.code === 1 ? answer.data.token : '',
    )
    const code = await codeFor('demo@example.com', 'forget')
    expect(await visitor.done('resetPassword', reset(code))).toEqual({ sessions_ended: 2 })
    for (const token of tokens) {
      expect(await sandbox.client(token).call('getUser')).toMatchObject({ code: 401 })
    }
    expect(await refusedLogIn('demo', PASSWORD)).toEqual(WRONG)
    const { token } = await visitor.done('logIn', { account: 'demo', password: 'demo12345' })
    expect((await sandbox.client(token).done('listMessages')).list[0]).toMatchObject({
      type: 'security',
      title: 'Login password changed',
    })
    // The code was good once.
    expect(await visitor.refused('resetPassword', reset(code))).toEqual({
      reason: 'code_wrong',
      params: {},
    })
  })

  test('ends the lock of wrong passwords', async () => {
    await demo()
    for (let times = 0; times < 5; times += 1) await refusedLogIn('demo', 'wrong1234')
    await visitor.done(
      'resetPassword',
      reset(await codeFor('+12025550143', 'forget'), '12025550143'),
    )
    expect(await logIn('demo', 'demo12345')).toMatchObject({ code: 1 })
  })

  test('is not replaced by different entries, a wrong code, or for nobody', async () => {
    await demo()
    const code = await codeFor('demo@example.com', 'forget')
    expect(
      await visitor.refused('resetPassword', { ...reset(code), password_confirm: 'demo12346' }),
    ).toEqual({ reason: 'passwords_differ', params: {} })
    const refusal = { reason: 'code_wrong', params: {} }
    expect(await visitor.refused('resetPassword', reset(wrongCode(code)))).toEqual(refusal)
    await visitor.done('sendCode', { account: 'nobody@example.com', purpose: 'forget' })
    expect(await visitor.refused('resetPassword', reset(code, 'nobody@example.com'))).toEqual(
      refusal,
    )
    expect(await logIn('demo')).toMatchObject({ code: 1 })
  })

  test('stays while an administrator locks the account', async () => {
    const id = await demo()
    sandbox.world.database.run('UPDATE users SET locked_until = :until WHERE id = :id', {
      until: STORY_TIME + 900,
      id,
    })
    const code = await codeFor('demo@example.com', 'forget')
    expect(await visitor.refused('resetPassword', reset(code))).toEqual(LOCK)
  })
})

test.each(['register', 'sendCode', 'resetPassword'] as const)(
  'one place cannot call %s without end',
  async (id) => {
    const { max, seconds } = rules.limits[id]
    const row = { name: `${id} from 127.0.0.1`, at: STORY_TIME }
    for (let times = 0; times < max; times += 1) {
      sandbox.world.database.run('INSERT INTO tries (name, at) VALUES (:name, :at)', row)
    }
    const password = { password: 'login1234', password_confirm: 'login1234' }
    const account = { account: 'new@example.com' }
    const inputs = {
      register: {
        ...account,
        ...password,
        code: '123456',
        invitation_code: 'H5DEMO',
        agreement: true,
      },
      sendCode: { ...account, purpose: 'register' },
      resetPassword: { ...account, ...password, code: '123456' },
    }
    expect(await visitor.refused(id, inputs[id])).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + seconds) },
    })
  },
)

test('logging out ends this session alone', async () => {
  await demo()
  const [here, there] = [
    await visitor.done('logIn', { account: 'demo', password: PASSWORD }),
    await visitor.done('logIn', { account: 'demo', password: PASSWORD }),
  ]
  expect(await sandbox.client(here.token).done('logOut')).toEqual({ sessions_ended: 1 })
  expect(await sandbox.client(here.token).call('logOut')).toMatchObject({ code: 401, data: null })
  await sandbox.client(there.token).done('getUser')
})
