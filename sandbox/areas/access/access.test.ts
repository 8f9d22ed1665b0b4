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

test('tokens and codes are stored as hashes', async () => {
  await demo()
  const { token } = await visitor.done('logIn', { account: 'demo', password: PASSWORD })
  const code = await codeFor('new@example.com', 'register')
  const stored = sandbox.world.database.all(
    'SELECT token_hash FROM sessions UNION SELECT code_hash FROM codes',
  )
  expect(stored).toHaveLength(2)
  for (const secret of [token, code]) expect(JSON.stringify(stored)).not.toContain(secret)
})

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

  test('a session that is over counts as no session of another device', async () => {
    await demo()
    const session = () => visitor.done('logIn', { account: 'demo', password: PASSWORD })
    await session()
    sandbox.advance(rules.sessions.seconds)
    const change = { old_password: PASSWORD, password: PASSWORD, password_confirm: PASSWORD }
    const other = sandbox.client((await session()).token)
    expect(await other.done('changeLoginPassword', change)).toEqual({ sessions_ended: 0 })
  })

  test.each([
    ['demo', 'DEMO', 'demo@example.com', '+12025550143', '12025550143'],
    ['4930231259', '+4930231259', '004930231259', ' 4930231259', '4930231259'],
  ])('tries for %s are counted together, however it is called', async (...names) => {
    await demo()
    for (const name of names) expect(await refusedLogIn(name, 'wrong1234')).toEqual(WRONG)
    expect(await refusedLogIn(names[0], PASSWORD)).toEqual(LOCK)
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
      const { reason } = await refusedLogIn(account, PASSWORD)
      expect(reason).toBe('user_name_invalid')
    },
  )
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

  test('waits a minute for the next, however the account is written; each purpose has its own', async () => {
    await codeFor('+4930231259', 'register')
    for (const account of ['+4930231259', '4930231259', '004930231259']) {
      expect(await visitor.refused('sendCode', { account, purpose: 'register' })).toMatchObject({
        reason: 'code_too_soon',
      })
    }
    await visitor.done('sendCode', { account: '+4930231259', purpose: 'forget' })
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

  test('tells its owner alone who has an account', async () => {
    await demo()
    for (const purpose of ['register', 'forget']) {
      await visitor.done('sendCode', { account: 'demo@example.com', purpose })
      await visitor.done('sendCode', { account: 'nobody@example.com', purpose })
    }
    expect(outbox().map(({ recipient, text }) => [recipient, text.slice(7)])).toEqual([
      // Who has no account is not written to.
      ['demo@example.com', expect.stringContaining('new login password')],
      ['nobody@example.com', expect.not.stringContaining('already')],
      ['demo@example.com', expect.stringContaining('has an account already')],
    ])
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

  test('takes a phone number in any form, once, and welcomes', async () => {
    await demo()
    const code = await codeFor('4930231259', 'register')
    const { token } = await visitor.done('register', { ...form, account: '+4930231259', code })
    expect((await sandbox.client(token).done('listMessages')).list).toMatchObject([
      { type: 'system', title: 'Welcome', read: false },
    ])
    sandbox.advance(60)
    const again = await codeFor('+4930231259', 'register')
    expect(
      await visitor.refused('register', { ...form, account: '004930231259', code: again }),
    ).toEqual({ reason: 'account_registered', params: {} })
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

  test('is replaced, which ends the lock of wrong passwords and is told', async () => {
    await demo()
    for (let times = 0; times < 5; times += 1) await refusedLogIn('demo', 'wrong1234')
    await visitor.done(
      'resetPassword',
      reset(await codeFor('+12025550143', 'forget'), '12025550143'),
    )
    const { token } = await visitor.done('logIn', { account: 'demo', password: 'demo12345' })
    expect((await sandbox.client(token).done('listMessages')).list[0]).toMatchObject({
      type: 'security',
      title: 'Login password changed',
    })
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
