import { seedCash } from '../../core/money.ts'
import { createUser } from '../../core/new-user.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { passVerification } from '../verification/review.ts'
import { addInvitee, payInvitationBonus } from './invitees.ts'

const { currency } = rules

/** Who registered with the demo user's code: sample people, who cannot log in. */
const sam = { email: 'sample@example.com' }
const british = { phone: '+447700900218' }

/** The demo user's invitees, with a bonus in each state that the server can tell. */
export const invitationStory: readonly StoryEvent[] = [
  {
    before: 1_814_400,
    happen: (world, { demo }) => meetRules(world, invite(world, demo, { ...sam, number: 9501 })),
  },
  {
    before: 1_296_000,
    happen: (world) => payInvitationBonus(world, numberOf(world, sam.email)),
  },
  {
    before: 518_400,
    happen: (world, { demo }) =>
      meetRules(world, invite(world, demo, { ...british, number: 9503 })),
  },
  {
    before: 0,
    happen: (world, { demo, newbie }) =>
      addInvitee(world, { inviterId: demo, inviteeId: newbie, number: 9504 }),
  },
]

interface Invited {
  email?: string
  phone?: string
  number: number
}

function invite(world: World, inviterId: number, invited: Invited): number {
  const { email, phone, number } = invited
  const account = email ?? phone ?? ''
  // No password has an empty hash.
  const inviteeId = createUser(world, { account, email, phone, passwordHash: '', inviterId })
  addInvitee(world, { inviterId, inviteeId, number })
  return inviteeId
}

/** Verified, and with a first deposit. */
function meetRules(world: World, userId: number): void {
  passVerification(world, userId)
  world.ledger.move({
    at: world.clock.now(),
    kind: 'deposit',
    from: { house: 'deposits' },
    to: { user: userId, account: 'available' },
    amount: seedCash('100.00'),
    currency,
  })
}

function numberOf({ database }: World, email: string): number {
  return database.one<{ id: number }>('SELECT id FROM users WHERE email = :email', { email }).id
}
