import { beforeEach, describe, expect, test } from 'vitest'
import type { PersonalMessage } from '../../src/generated/h5.schemas.ts'
import { exampleOf } from '../test/examples.ts'
import type { TestUser } from '../test/harness.ts'
import { STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import { seedWorld } from './seed.ts'

setUpSandbox()
beforeEach(async () => {
  await seedWorld(sandbox.world)
})

const logIn = (account: string, password: string) =>
  sandbox.client().call('logIn', { account, password })

async function session(name: string): Promise<Omit<TestUser, 'id' | 'account'>> {
  const answer = await logIn(name, `${name}1234`)
  if (answer.code !== 1) throw new Error(`${name} cannot log in: ${answer.msg}`)
  return sandbox.client(answer.data.token)
}

test.each([
  ['demo', '100237'],
  ['newbie', '100238'],
  ['turnover', '100240'],
])('%s logs in by name and by address', async (name, userid) => {
  for (const account of [name, `${name}@example.com`]) {
    expect(await logIn(account, `${name}1234`)).toMatchObject({
      data: { user: { userid, account: name } },
    })
  }
})

test('the locked user is locked', async () => {
  expect(await logIn('locked', 'locked1234')).toMatchObject({
    code: 0,
    data: {
      reason: 'account_locked',
      params: { available_from: String(STORY_TIME + 365 * 86_400) },
    },
  })
})

describe('the demo user', () => {
  test('is the one of the examples, with a name to log in', async () => {
    const demo = await session('demo')
    const example = exampleOf('getUser', 'done')
    expect(await demo.done('getUser')).toEqual({
      ...example,
      user: { ...example.user, account: 'demo' },
      // The login on a new device is reported.
      unread_count: example.unread_count + 1,
    })
  })

  test('was verified', async () => {
    const demo = await session('demo')
    expect(await demo.done('getCertification')).toEqual(exampleOf('getCertification', 'done'))
    expect(await demo.refused('setFundPassword', { ...both('fund12345') })).toMatchObject({
      reason: 'input_invalid',
    })
    await demo.done('setFundPassword', { old_password: 'fund1234', ...both('fund12345') })
  })

  test('invited the people of the examples', async () => {
    const demo = await session('demo')
    expect(await demo.done('getInvitation')).toEqual(exampleOf('getInvitation', 'done'))
    expect(await demo.done('listInvitees')).toEqual(exampleOf('listInvitees', 'done'))
  })

  test('has the messages of the examples, read but for those of the last hours', async () => {
    const demo = await session('demo')
    const { list } = await demo.done('listMessages', { limit: 100 })
    // Prices and the moment of a draw are the market's own.
    const told = ({ type, title, read, link, record_id }: PersonalMessage) =>
      [type, title, read, link, record_id].join(' ')
    const all = list.map(told)
    for (const message of exampleOf('listMessages', 'done').list) {
      expect(all).toContain(told(message))
    }
    for (const { read, created_at } of list) expect(read).toBe(created_at < STORY_TIME - 6 * 3600)
  })
})

test.each([
  'listDepositRecords',
  'listWithdrawalRecords',
  'listOrders',
  'listProjects',
  'listPurchases',
  'listExchangeRecords',
  'listMessages',
  'listInvitees',
  'getWallet',
  'listSecurityEvents',
] as const)('the demo user meets no unknown state in %s', async (list) => {
  const demo = await session('demo')
  expect(JSON.stringify(await demo.done(list, { limit: 100 }))).not.toContain('"unknown"')
})

test('the newbie has nothing yet', async () => {
  const newbie = await session('newbie')
  const example = exampleOf('getUser', 'newbie')
  expect(await newbie.done('getUser')).toEqual({
    ...example,
    user: { ...example.user, account: 'newbie' },
    unread_count: example.unread_count + 1,
  })
  expect((await newbie.done('listMessages')).list).toMatchObject([
    { title: 'New login' },
    { title: 'Welcome' },
  ])
  await newbie.done('setFundPassword', both('fund1234'))
})

test('a world that has users stays as it is', async () => {
  const count = () => sandbox.world.database.all('SELECT * FROM users').length
  const before = count()
  await seedWorld(sandbox.world)
  expect(count()).toBe(before)
})

const both = (password: string) => ({ password, password_confirm: password })
