import { afterEach, beforeEach, expect, test } from 'vitest'
import { rules } from '../../core/rules.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { notify } from './notify.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

/** Three messages of two types, of which the one written last happened first. */
async function userWithMessages() {
  const user = await sandbox.user()
  const { world } = sandbox
  const amount = { amount: '300.00', currency: 'USD' }
  const deposit = { userId: user.id, type: 'deposit', event: 'deposit_under_review' } as const
  notify(world, { ...deposit, values: { amount }, link: '/pages/rechargerecord/rechargerecord' })
  notify(world, { ...deposit, values: { amount }, recordId: 'de_3008' })
  notify(world, { userId: user.id, type: 'system', event: 'welcome', at: STORY_TIME - 60 })
  return user
}

test('messages are listed newest first, with what is unread', async () => {
  const user = await userWithMessages()
  expect(await user.done('listMessages')).toEqual({
    list: [
      {
        id: 'ms_8002',
        type: 'deposit',
        title: 'Deposit under review',
        text: 'Your deposit of 300.00 USD is under review.',
        read: false,
        link: null,
        record_id: 'de_3008',
        created_at: STORY_TIME,
      },
      expect.objectContaining({ id: 'ms_8001', link: '/pages/rechargerecord/rechargerecord' }),
      expect.objectContaining({ id: 'ms_8003', title: 'Welcome', created_at: STORY_TIME - 60 }),
    ],
    total: 3,
    page: 1,
    limit: 20,
    unread: {
      total: 3,
      by_type: [
        { type: 'system', count: 1 },
        { type: 'deposit', count: 2 },
      ],
    },
  })
  expect((await user.done('getUser')).unread_count).toBe(3)
})

test('one type is listed alone, and the unread counts stay those of all', async () => {
  const user = await userWithMessages()
  const page = await user.done('listMessages', { type: 'system' })
  expect(page.list.map(({ id }) => id)).toEqual(['ms_8003'])
  expect(page).toMatchObject({ total: 1, unread: { total: 3 } })
})

test('pages have no gaps', async () => {
  const user = await sandbox.user()
  for (let number = 0; number < 7; number += 1) {
    // Several in the same second.
    const at = STORY_TIME + Math.floor(number / 3)
    notify(sandbox.world, { userId: user.id, type: 'system', event: 'welcome', at })
  }
  const ids: string[] = []
  for (const page of [1, 2, 3]) {
    const { list, total } = await user.done('listMessages', { page, limit: 3 })
    expect(total).toBe(7)
    ids.push(...list.map(({ id }) => id))
  }
  expect(ids).toEqual([8007, 8006, 8005, 8004, 8003, 8002, 8001].map((number) => `ms_${number}`))
})

test('a message is said in the language of whoever reads it', async () => {
  const user = await userWithMessages()
  const texts = await Promise.all(
    (['en', 'de'] as const).map(async (lang) => {
      const reply = await sandbox.handle({
        method: 'GET',
        path: '/api/user/msg',
        query: new URLSearchParams(),
        headers: { token: user.token, lang },
        body: new Uint8Array(),
        remote: '',
      })
      return JSON.parse(String(reply?.body)).data.list[0].text as string
    }),
  )
  expect(texts[0]).toContain('300.00 USD')
  expect(texts[1]).toContain('300,00 USD')
})

test('one message is marked, once', async () => {
  const user = await userWithMessages()
  const input = { scope: 'one', id: 'ms_8001' }
  const unread = {
    total: 2,
    by_type: [
      { type: 'system', count: 1 },
      { type: 'deposit', count: 1 },
    ],
  }
  expect(await user.done('markMessagesRead', input)).toEqual({ marked: 1, unread })
  expect(await user.done('markMessagesRead', input)).toEqual({ marked: 0, unread })
  const { list } = await user.done('listMessages')
  expect(list.map(({ id, read }) => [id, read])).toEqual([
    ['ms_8002', false],
    ['ms_8001', true],
    ['ms_8003', false],
  ])
})

test('all of a type are marked, and all', async () => {
  const user = await userWithMessages()
  expect(await user.done('markMessagesRead', { scope: 'all', type: 'deposit' })).toEqual({
    marked: 2,
    unread: { total: 1, by_type: [{ type: 'system', count: 1 }] },
  })
  expect(await user.done('markMessagesRead', { scope: 'all' })).toEqual({
    marked: 1,
    unread: { total: 0, by_type: [] },
  })
})

test('messages of others are not there', async () => {
  const owner = await userWithMessages()
  const other = await sandbox.user()
  expect(await other.done('listMessages')).toMatchObject({ list: [], total: 0 })
  for (const id of ['ms_8001', 'ms_9999', 'or_8001']) {
    expect(await other.refused('markMessagesRead', { scope: 'one', id })).toEqual({
      reason: 'no_data',
      params: {},
    })
  }
  expect(await other.done('markMessagesRead', { scope: 'all' })).toMatchObject({ marked: 0 })
  expect((await owner.done('listMessages')).unread.total).toBe(3)
})

test('one message has an id, all messages have none', async () => {
  const user = await userWithMessages()
  for (const input of [{ scope: 'one' }, { scope: 'all', id: 'ms_8001' }]) {
    expect(await user.refused('markMessagesRead', input)).toEqual({
      reason: 'input_invalid',
      params: { field: 'id' },
    })
  }
  expect((await user.done('listMessages')).unread.total).toBe(3)
})

test('marking has a limit', async () => {
  const user = await sandbox.user()
  const { max, seconds } = rules.limits.markMessagesRead
  for (let times = 0; times < max; times += 1) await user.done('markMessagesRead', { scope: 'all' })
  expect(await user.refused('markMessagesRead', { scope: 'all' })).toEqual({
    reason: 'too_many_requests',
    params: { available_from: String(STORY_TIME + seconds) },
  })
})
