import { expect, test } from 'vitest'
import { STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { notify } from './notify.ts'

setUpSandbox()

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

test('a message is told at its moment, with where it leads', async () => {
  const user = await userWithMessages()
  const { list, unread } = await user.done('listMessages')
  expect(list).toMatchObject([
    { id: 'ms_8002', text: 'We are reviewing your deposit of 300.00 USD.', record_id: 'de_3008' },
    { id: 'ms_8001', link: '/pages/rechargerecord/rechargerecord', created_at: STORY_TIME },
    { id: 'ms_8003', title: 'Welcome', created_at: STORY_TIME - 60 },
  ])
  expect(unread.by_type).toEqual([
    { type: 'system', count: 1 },
    { type: 'deposit', count: 2 },
  ])
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
