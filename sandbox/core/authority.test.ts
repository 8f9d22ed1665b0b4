import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { TestSandbox, TestUser } from '../test/harness.ts'
import { FUND_PASSWORD, PASSWORD, requestId, STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import { hashPassword } from './secrets.ts'
import { openSession } from './users.ts'

setUpSandbox()

const AT_ONCE = 30
const MOST = 120
const NEW_PASSWORD = 'changed1234'
/** Slow enough that requests wait for it: a few milliseconds. */
const COST = 9

type Session = ReturnType<TestSandbox['client']>

/** A user with two sessions, whose passwords take a moment to check. */
async function logInTwice(): Promise<{ user: TestUser; other: Session }> {
  const { database } = sandbox.world
  const user = await sandbox.user()
  database.run(
    'UPDATE users SET password_hash = :login, fund_password_hash = :fund WHERE id = :id',
    {
      id: user.id,
      login: await hashPassword(PASSWORD, COST),
      fund: await hashPassword(FUND_PASSWORD, COST),
    },
  )
  return { user, other: sandbox.client(openSession(sandbox.world, user.id).token) }
}

const bindAddress = ({ call }: Session) =>
  call('bindWalletAddress', {
    currency: 'USDT',
    network: 'TRC20',
    address: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
    fund_password: FUND_PASSWORD,
    request_id: requestId(),
  })

const NEW = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }

const changePassword = ({ call }: Session) =>
  call('changeLoginPassword', { old_password: PASSWORD, ...NEW })

const changeFundPassword = ({ call }: Session) =>
  call('setFundPassword', { old_password: FUND_PASSWORD, ...NEW })

/** Everything that is stored, but what was refused. */
function stored(): string {
  const { database } = sandbox.world
  const tables = database.all<{ name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('refused_requests')`,
  )
  return JSON.stringify(
    tables.map(({ name }) => [name, database.all(`SELECT * FROM "${name}"`)]),
    (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value),
    1,
  )
}

/** Sends requests before and while `end` happens, and answers their codes and what was stored since. */
async function attack(send: () => Promise<{ code: number }>, end: () => Promise<unknown>) {
  const sent = Array.from({ length: AT_ONCE }, send)
  await nextTurn()
  let atEnd: string | undefined
  const ended = end().then(() => {
    atEnd = stored()
  })
  while (atEnd === undefined && sent.length < MOST) {
    sent.push(send())
    await nextTurn()
  }
  await ended
  const codes = (await Promise.all(sent)).map(({ code }) => code)
  return { atEnd, codes }
}

/** Repeats an attack: each must find requests that were not done, and nothing stored after the end. */
async function repeat(rounds: number, code: number, end: (user: TestUser) => Promise<unknown>) {
  for (let round = 0; round < rounds; round += 1) {
    const { user, other } = await logInTwice()
    const { atEnd, codes } = await attack(
      () => bindAddress(other),
      () => end(user),
    )
    expect(codes).toContain(code)
    expect(stored()).toBe(atEnd)
  }
}

test('books nothing of a session whose end was answered', () =>
  repeat(12, 401, ({ done }) => done('endOtherSessions')))

test('books nothing of a session that a changed password ended', () =>
  repeat(6, 401, async (user) => expect((await changePassword(user)).code).toBe(1)))

test('books nothing of an account that was locked', () =>
  repeat(16, 0, async ({ id }) => {
    sandbox.world.database.run('UPDATE users SET locked_until = :until WHERE id = :id', {
      until: STORY_TIME + 86_400,
      id,
    })
  }))

describe('an action without a request_id', () => {
  const fund = { fund_password: FUND_PASSWORD }
  test.each<[string, (session: Session, addressId: string) => Promise<{ code: number }>]>([
    ['removes no address', ({ call }, id) => call('removeWalletAddress', { id, ...fund })],
    ['sets no fund password', changeFundPassword],
    ['changes no password', changePassword],
    ['starts no passkey', ({ call }) => call('startPasskey', { login_password: PASSWORD })],
    [
      'counts no wrong password',
      ({ call }, id) => call('removeWalletAddress', { id, fund_password: 'wrong1234' }),
    ],
  ])('%s for a session that ended while it waited', async (_, send) => {
    const { user, other } = await logInTwice()
    const bound = await bindAddress(user)
    const id = bound.code === 1 ? bound.data.wallet_address.id : ''
    const sent = send(other, id)
    await nextTurn()
    await user.done('endOtherSessions')
    const atEnd = stored()
    expect((await sent).code).toBe(401)
    expect(stored()).toBe(atEnd)
  })
})

describe('a password that was checked before it was changed', () => {
  test('proves no action of the fund password', async () => {
    const { user } = await logInTwice()
    const { atEnd, codes } = await attack(
      () => bindAddress(user),
      () => changeFundPassword(user),
    )
    expect(codes).toContain(0)
    // Wrong ones are counted.
    expect(addressesOf(stored())).toBe(addressesOf(atEnd ?? ''))
  })

  test('adds no passkey that was begun with it', async () => {
    const { user } = await logInTwice()
    const begun = await user.done('startPasskey', { login_password: PASSWORD })
    expect((await changePassword(user)).code).toBe(1)
    const credential = JSON.stringify({ id: 'any', type: 'public-key' })
    const sent = { challenge_id: begun.challenge_id, credential, name: 'Phone' }
    expect(await user.refused('addPasskey', sent)).toMatchObject({ reason: 'challenge_expired' })
  })

  test('proves no action of the login password', async () => {
    const { user } = await logInTwice()
    // The new password takes longer, so that actions are on their way when it is stored.
    sandbox.world.options.passwordCost = COST + 4
    let atEnd: string | undefined
    const changed = changePassword(user).then(() => {
      atEnd = stored()
    })
    const act = async () => {
      while (atEnd === undefined) await user.call('startPasskey', { login_password: PASSWORD })
    }
    await Promise.all([changed, act(), act(), act()])
    expect(stored()).toBe(atEnd)
  })
})

const addressesOf = (text: string) =>
  JSON.stringify(
    (JSON.parse(text) as [string, unknown][]).find(([name]) => name === 'wallet_addresses'),
  )
