import type { StoryEvent } from '../../seed/story.ts'
import { beforeStory } from '../../seed/story.ts'
import { bookClaim, insertClaim } from './handlers.ts'

/** How often the demo user claimed the bonus in a former system: its ledger began later. */
const IMPORTED_CLAIMS = 11
const DAY_SECONDS = 86_400

/** The demo user's claims, as the contract's examples count them. */
export const bonusStory: readonly StoryEvent[] = [
  {
    before: beforeStory(1790004600),
    happen(world, { demo }, at) {
      for (let back = IMPORTED_CLAIMS; back > 0; back -= 1) {
        const number = 9602 - back
        insertClaim(world, { number, userId: demo, requestId: null, at: at - back * DAY_SECONDS })
      }
    },
  },
  {
    before: beforeStory(1795015800),
    happen: (world, { demo }, at) =>
      bookClaim(world, {
        number: 9602,
        userId: demo,
        requestId: '5b0f8c0e-6a57-4f0e-9d55-000000009602',
        at,
      }),
  },
]
