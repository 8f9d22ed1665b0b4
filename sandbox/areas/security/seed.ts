import type { Device } from '../../../src/generated/h5.schemas.ts'
import type { HappenedSecurityEvent } from '../../core/events.ts'
import { recordSecurityEvent } from '../../core/events.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { beforeStory } from '../../seed/story.ts'

/** Where the demo user registered, and added what there is. */
export const SEED_PHONE: Device = { type: 'phone', system: 'Android', browser: 'Chrome' }
const COMPUTER: Device = { type: 'computer', system: 'Windows', browser: 'Firefox' }

/** What happened to the account of the demo user, as the contract's examples have it. */
export const securityStory: readonly StoryEvent[] = [
  happened(1767621600, { type: 'log_in', device: SEED_PHONE }),
  happened(1789140600, { type: 'log_in', device: COMPUTER, newDevice: true }),
  happened(1789140660, { type: 'login_password_changed', device: COMPUTER }),
  happened(1789140700, { type: 'fund_password_changed', device: COMPUTER }),
]

function happened(told: number, event: Omit<HappenedSecurityEvent, 'userId'>): StoryEvent {
  return {
    before: beforeStory(told),
    happen: (world, { demo }, at) => recordSecurityEvent(world, { userId: demo, ...event, at }),
  }
}
