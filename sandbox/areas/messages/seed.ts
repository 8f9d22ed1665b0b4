import type { StoryEvent } from '../../seed/story.ts'
import { notify } from './notify.ts'

/** The seeded users have read messages that are older. */
const READ_AFTER_SECONDS = 6 * 3600

/** Messages that no record made, and which ones were read. */
export const messagesStory: readonly StoryEvent[] = [
  {
    before: 27_567_000,
    happen: (world, { demo }, at) =>
      notify(world, { userId: demo, type: 'system', event: 'welcome', at }),
  },
  {
    before: 6_048_000,
    happen: (world, { demo }, at) =>
      notify(world, {
        userId: demo,
        type: 'security',
        event: 'login_new',
        values: { device: 'Firefox, Windows' },
        link: '/pages/devices/devices',
        at,
      }),
  },
  {
    before: 0,
    happen(world, { newbie }, at) {
      notify(world, { userId: newbie, type: 'system', event: 'welcome', at })
      world.database.run('UPDATE messages SET read_at = at WHERE at < :before', {
        before: at - READ_AFTER_SECONDS,
      })
    },
  },
]
