import { beforeEach, expect, test } from 'vitest'
import { createUser } from '../../core/new-user.ts'
import { rules } from '../../core/rules.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { passVerification } from '../verification/review.ts'
import { addInvitee, payInvitationBonus } from './invitees.ts'

setUpSandbox()
let inviter: TestUser
beforeEach(async () => {
  inviter = await sandbox.user()
})

/** Somebody who registered with the inviter's code; with a deposit, and verified, if told. */
function invite(met: { deposited?: boolean; verified?: boolean } = {}): number {
  const { world } = sandbox
  const { count } = world.database.one<{ count: number }>('SELECT count(*) AS count FROM users')
  const phone = `+4477009002${String(count).padStart(2, '0')}`
  const inviteeId = createUser(world, { account: phone, phone, passwordHash: '' })
  addInvitee(world, { inviterId: inviter.id, inviteeId })
  if (met.verified) passVerification(world, inviteeId)
  if (met.deposited) {
    world.ledger.move({
      at: world.clock.now(),
      kind: 'deposit',
      from: { house: 'deposits' },
      to: { user: inviteeId, account: 'available' },
      amount: 1000,
      currency: 'USD',
    })
  }
  return inviteeId
}

const states = async (bonus_state?: string) =>
  (await inviter.done('listInvitees', { bonus_state })).list.map((one) => one.bonus_state)

const pay = (inviteeId: number) =>
  sandbox.world.database.transaction(() => payInvitationBonus(sandbox.world, inviteeId))

test('gifts and bonuses are no deposit', async () => {
  const inviteeId = invite({ verified: true })
  sandbox.world.ledger.move({
    at: STORY_TIME,
    kind: 'gift',
    from: { house: 'bonuses' },
    to: { user: inviteeId, account: 'available' },
    amount: 1000,
    currency: 'USD',
  })
  expect(await states()).toEqual(['none'])
})

test('customer service pays the bonus once', async () => {
  const met = { deposited: true, verified: true }
  const [first] = [invite(met), invite(met), invite()]
  sandbox.advance(60)
  pay(first)
  expect(() => pay(first)).toThrow('action_not_allowed')

  expect((await inviter.done('getInvitation')).totals).toEqual({
    invitees: 3,
    currency: 'USD',
    bonus_total: '20.00',
    bonus_claimable: '10.00',
    bonus_paid: '10.00',
  })
  const [paid] = (await inviter.done('listInvitees', { bonus_state: 'paid' })).list
  expect(paid).toMatchObject({ bonus: '10.00', bonus_paid_at: STORY_TIME + 60 })
  expect((await inviter.done('getUser')).balances.available).toBe('10.00')
  expect(sandbox.world.ledger.balance(inviter.id, 'available', 'USD')).toBe(1000)
  expect((await inviter.done('listMessages')).list).toMatchObject([
    {
      type: 'activity',
      text: 'We paid 10.00 USD for an invitation to your balance.',
      link: '/pages/inviterecord/inviterecord',
      record_id: paid?.id,
    },
  ])
})

test('there is no bonus for an invitee who has not met the rules, or for a user whom nobody invited', () => {
  const inviteeId = invite({ verified: true })
  expect(() => pay(inviteeId)).toThrow('action_not_allowed')
  expect(() => pay(inviter.id)).toThrow('no_data')
  expect(sandbox.world.ledger.balance(inviter.id, 'available', 'USD')).toBe(0)
})

test('the text says the bonus of the rules', async () => {
  expect((await inviter.done('getInvitation')).rules).toContain(rules.invitation.bonus)
})
