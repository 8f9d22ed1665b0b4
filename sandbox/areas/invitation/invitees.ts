import type { InvitationBonusState } from '../../../src/generated/h5.schemas.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { verificationState } from '../verification/review.ts'

const { currency } = rules

/** Somebody who registered with a code. Moments are Unix seconds. */
export interface Invited {
  number: number
  inviter_id: number
  invitee_id: number
  /** The email address or phone number of the invitee. */
  contact: string
  registered_at: number
  bonus: Units | null
  paid_at: number | null
}

/** An invitee with the bonus for the inviter, and how it stands. */
export interface InvitedWithBonus extends Invited {
  state: InvitationBonusState
  /** What was or will be paid; zero while there is nothing to claim. */
  amount: Units
}

const COLUMNS = `number, invitations.inviter_id, invitee_id, coalesce(email, phone, account) AS contact,
  invitations.registered_at,
  bonus, paid_at`
const FROM = 'invitations JOIN users ON users.id = invitee_id'

interface NewInvitee {
  inviterId: number
  inviteeId: number
  /** Unix seconds; now when absent. */
  at?: number
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/** Writes down that somebody registered with a code. Part of the caller's transaction. */
export function addInvitee(world: World, invitee: NewInvitee): void {
  world.database.insert('invitations', {
    number: invitee.number,
    inviter_id: invitee.inviterId,
    invitee_id: invitee.inviteeId,
    registered_at: invitee.at ?? world.clock.now(),
  })
}

/** Everybody whom a user invited, newest first. */
export function inviteesOf(world: World, inviterId: number): InvitedWithBonus[] {
  return world.database
    .all<Invited>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE invitations.inviter_id = :inviterId
       ORDER BY invitations.registered_at DESC, number DESC`,
      { inviterId },
    )
    .map((invited) => withBonus(world, invited))
}

/** The invitation by which a user came, if any. */
export function invitationOf(world: World, inviteeId: number): InvitedWithBonus | undefined {
  const invited = world.database.get<Invited>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE invitee_id = :inviteeId`,
    { inviteeId },
  )
  return invited && withBonus(world, invited)
}

function withBonus(world: World, invited: Invited): InvitedWithBonus {
  const state = bonusState(world, invited)
  const amount = state === 'claimable' ? units(rules.invitation.bonus, rules.currency) : 0
  return { ...invited, state, amount: invited.bonus ?? amount }
}

/**
 * The rules of the campaign, as its text says them: a bonus can be claimed once the invitee is
 * verified and has made a first deposit, of whatever amount deposits have.
 */
function bonusState(world: World, invited: Invited): InvitationBonusState {
  if (invited.paid_at !== null) return 'paid'
  const { invitee_id: inviteeId } = invited
  const met = verificationState(world, inviteeId) === 'passed' && hasDeposited(world, inviteeId)
  return met ? 'claimable' : 'none'
}

/** Whether a deposit was ever credited to a user. */
function hasDeposited({ database }: World, userId: number): boolean {
  const found = database.get(
    `SELECT 1 FROM accounts JOIN movements ON movements.to_account = accounts.id
     WHERE accounts.owner = :userId AND accounts.kind = 'available'
       AND accounts.currency = :currency AND movements.kind = 'deposit'
     LIMIT 1`,
    { userId, currency: rules.currency },
  )
  return found !== undefined
}

/**
 * Pays the bonus for an invitee to the user who invited them, as customer service does. Part of the caller's
 * transaction. `at` in Unix seconds. Refuses `no_data` if the user was not invited, and `action_not_allowed` if
 * there is nothing to claim or it was paid.
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
