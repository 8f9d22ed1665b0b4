import { beforeEach, expect, test } from 'vitest'
import { createUser } from '../../core/new-user.ts'
import { rules } from '../../core/rules.ts'
import { hashPassword } from '../../core/secrets.ts'
import type { TestSandbox } from '../../test/harness.ts'
import { PASSWORD, STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { isAccountName, normalAccount } from './account-name.ts'

setUpSandbox()
let visitor: ReturnType<TestSandbox['client']>
beforeEach(async () => {
  visitor = sandbox.client()
  createUser(sandbox.world, {
    account: 'demo',
    phone: '+12025550143',
    email: 'demo@example.com',
    passwordHash: await hashPassword(PASSWORD, 4),
    invitationCode: 'H5DEMO',
  })
})

const wrong = (account: string) => visitor.refused('logIn', { account, password: 'wrong1234' })

/** What was sent, the last first. */
const outbox = () =>
  sandbox.world.database.all<{ recipient: string; purpose: string; text: string }>(
    'SELECT recipient, purpose, text FROM outbox ORDER BY id DESC',
  )

/** Asks for a code and reads it where it was sent to. */
async function codeFor(account: string, purpose: 'register' | 'forget'): Promise<string> {
  await visitor.done('sendCode', { account, purpose })
  return /\d{6}/.exec(outbox()[0]?.text ?? '')?.[0] ?? ''
}

const registration = (code: string, account = 'new@example.com') => ({
  account,
  password: 'newbie1234',
  password_confirm: 'newbie1234',
  code,
  invitation_code: 'H5DEMO',
  agreement: true,
})

test('tokens and codes are stored as hashes', async () => {
  const { token } = await visitor.done('logIn', { account: 'demo', password: PASSWORD })
  const code = await codeFor('new@example.com', 'register')
  const stored = sandbox.world.database.all(
    'SELECT token_hash FROM sessions UNION SELECT code_hash FROM codes',
  )
  expect(stored).toHaveLength(2)
  for (const secret of [token, code]) expect(JSON.stringify(stored)).not.toContain(secret)
})

test.each([
  ['DEMO', 'demo'],
  [' demo@Example.com', 'demo@example.com'],
  ['+12025550143', '+12025550143'],
  ['12025550143', '+12025550143'],
  ['0012025550143', '+12025550143'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['demo@exam\u200bple.com', 'demo@example.com'],
])('%s is the account %s', (typed, name) => {
  expect(normalAccount(typed)).toBe(name)
})

test.each(['two words', 'a@b@c', '@home', 'home@', 'a@b..c', `a@${'b.'.repeat(127)}`, '   '])(
  '"%s" cannot be the name of an account',
  (typed) => {
    expect(isAccountName(normalAccount(typed))).toBe(false)
  },
)

test('an account is the same in every call, however it is written', async () => {
  const [plain, plus, zeros] = ['4930231259', '+4930231259', '004930231259']
  const code = await codeFor(plus, 'register')
  await visitor.done('register', registration(code, plus))
  const again = await codeFor(plus, 'forget')
  const both = { password: PASSWORD, password_confirm: PASSWORD }
  await visitor.done('resetPassword', { account: plus, code: again, ...both })
  for (const account of [plain, plus, zeros, plain, plus]) await wrong(account)
  expect(await wrong(zeros)).toEqual({
    reason: 'account_locked',
    params: { available_from: String(STORY_TIME + 900) },
  })
})

test.each([
  ['me@long-label.example.international', 'ME@Long-Label.Example.International\u200e'],
  [
    `${'l'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(63)}.${'g'.repeat(61)}`,
    null,
  ],
  ['with\u200binvisible@example.com', 'with\u200binvisible@example.com'],
])('whoever registers as %s can log in', async (account, typed) => {
  await visitor.done('register', registration(await codeFor(account, 'register'), account))
  const { user } = await visitor.done('logIn', {
    account: typed ?? account,
    password: 'newbie1234',
  })
  expect(user.account).toBe(account.replace('\u200b', ''))
})

test('a session that is over counts as no session of another device', async () => {
  const session = () => visitor.done('logIn', { account: 'demo', password: PASSWORD })
  await session()
  sandbox.advance(rules.sessions.seconds)
  const change = { old_password: PASSWORD, password: PASSWORD, password_confirm: PASSWORD }
  const other = sandbox.client((await session()).token)
  expect(await other.done('changeLoginPassword', change)).toEqual({ sessions_ended: 0 })
})

test('a lock by an administrator is told only with the right password, allows logging out, and ends', async () => {
  const user = await sandbox.user()
  sandbox.world.database.run('UPDATE users SET locked_until = :until WHERE id = :id', {
    until: STORY_TIME + 86_400,
    id: user.id,
  })
  expect((await wrong(user.account)).reason).toBe('credentials_wrong')
  await user.done('logOut')
  sandbox.advance(86_400)
  await visitor.done('logIn', { account: user.account, password: PASSWORD })
})

test('only whoever receives a code learns whether the account exists', async () => {
  for (const purpose of ['register', 'forget']) {
    await visitor.done('sendCode', { account: 'demo@example.com', purpose })
    await visitor.done('sendCode', { account: 'nobody@example.com', purpose })
  }
  expect(outbox().map(({ recipient, text }) => [recipient, text.slice(7)])).toEqual([
    // An address without an account gets no mail.
    ['demo@example.com', expect.stringContaining('new login password')],
    ['nobody@example.com', expect.stringContaining('code to register. It is valid for 5 minutes')],
    ['demo@example.com', expect.stringContaining('already has an account')],
  ])
})

test('a newer code replaces the one before', async () => {
  const first = await codeFor('new@example.com', 'register')
  sandbox.advance(60)
  const second = await codeFor('new@example.com', 'register')
  if (first !== second) {
    expect((await visitor.refused('register', registration(first))).reason).toBe('code_wrong')
  }
  await visitor.done('register', registration(second))
})

test('a new password ends the lock of wrong ones; the user is told of both', async () => {
  for (let times = 0; times < 5; times += 1) await wrong('demo')
  const code = await codeFor('demo@example.com', 'forget')
  const password = 'demo12345'
  const account = 'demo@example.com'
  await visitor.done('resetPassword', { account, code, password, password_confirm: password })
  const { token } = await visitor.done('logIn', { account: 'demo', password })
  const { list } = await sandbox.client(token).done('listMessages', { type: 'security' })
  expect(list.map(({ title }) => title)).toEqual([
    'New login',
    'Login password changed',
    'Account locked',
  ])
  expect(list[2]?.text).toContain('2026-11-20 03:45:00 PM')
})

test('who registers is welcomed', async () => {
  const code = await codeFor('new@example.com', 'register')
  const { token } = await visitor.done('register', registration(code))
  expect((await sandbox.client(token).done('listMessages')).list).toMatchObject([
    { type: 'system', title: 'Welcome', read: false },
  ])
})
