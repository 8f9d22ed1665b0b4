import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { invitationOf } from './invitees.ts'

const { currency } = rules

/**
 * Pays the bonus for an invitee to who invited them, as customer service does. Part of the caller's
 * transaction. `at` in Unix seconds. Refuses `no_data` when nobody invited this user, and
 * `action_not_allowed` when there is nothing to claim, or it was paid.
 */
export function payInvitationBonus(world: World, inviteeId: number, at = world.clock.now()): void {
  const invited = invitationOf(world, inviteeId)
  if (!invited) throw new Refusal('no_data')
  if (invited.state !== 'claimable') throw new Refusal('action_not_allowed')
  const { number, inviter_id: userId, amount } = invited
  const id = recordId('in', number)
  world.database.run(
    'UPDATE invitations SET bonus = :amount, paid_at = :at WHERE number = :number',
    { amount, at, number },
  )
  world.ledger.move({
    at,
    kind: 'bonus',
    from: { house: 'bonuses' },
    to: { user: userId, account: 'available' },
    amount,
    currency,
    recordId: id,
  })
  notify(world, {
    userId,
    type: 'activity',
    event: 'invitation_bonus',
    values: { amount: { amount: money(amount, currency), currency } },
    at,
    link: '/pages/inviterecord/inviterecord',
    recordId: id,
  })
}
