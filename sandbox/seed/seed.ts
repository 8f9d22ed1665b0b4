import { bonusStory } from '../areas/bonus/seed.ts'
import { depositStory } from '../areas/deposit/seed.ts'
import { financingStory } from '../areas/financing/seed.ts'
import { invitationStory } from '../areas/invitation/seed.ts'
import { messagesStory } from '../areas/messages/seed.ts'
import { ordersStory } from '../areas/orders/seed.ts'
import { paymentMethodsStory } from '../areas/payment-methods/seed.ts'
import { securityStory } from '../areas/security/seed.ts'
import { verificationStory } from '../areas/verification/seed.ts'
import { walletStory } from '../areas/wallet/seed.ts'
import { withdrawalStory } from '../areas/withdrawal/seed.ts'
import { offers } from '../core/areas.ts'
import { runDue } from '../core/jobs.ts'
import type { World } from '../core/world.ts'
import { jobs } from '../jobs.ts'
import type { StoryEvent } from './story.ts'
import { storyOf } from './story.ts'
import { createSeedUsers, hashPasswords } from './users.ts'

/** What happened before the sandbox was first started, of every area. */
const STORY: readonly StoryEvent[] = [
  ...verificationStory,
  ...securityStory,
  ...paymentMethodsStory,
  ...walletStory,
  ...depositStory,
  ...withdrawalStory,
  ...storyOf('trading', ordersStory),
  ...storyOf('financing', financingStory),
  ...storyOf('activities', bonusStory),
  ...storyOf('invitations', invitationStory),
  // Last, because they tell which messages of all the others were read.
  ...messagesStory,
]

/**
 * Gives an empty world its first users and tells their story: each event at its own moment, and in
 * between what fell due by then. All of it or nothing; a world that has users stays as it is.
 */
export async function seedWorld(world: World): Promise<void> {
  if (hasUsers(world)) return
  const hashes = await hashPasswords(world.options.passwordCost)
  const now = world.clock.now()
  const events = STORY.filter(({ area }) => area === undefined || offers(world, area)).toSorted(
    (one, other) => other.before - one.before,
  )
  world.database.transaction(() => {
    const users = createSeedUsers(world, hashes, now)
    for (const { before, happen } of events) {
      const at = now - before
      const then = worldAt(world, at)
      runDue(then, jobs)
      happen(then, users, at)
    }
    runDue(world, jobs)
  })
}

/** The same world at another moment: who asks for the time is told that one. */
function worldAt(world: World, at: number): World {
  return { ...world, clock: { now: () => at, nowMs: () => at * 1000 } }
}

function hasUsers({ database }: World): boolean {
  return database.get('SELECT 1 FROM users LIMIT 1') !== undefined
}
