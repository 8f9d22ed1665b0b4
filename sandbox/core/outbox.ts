import type { World } from './world.ts'

/**
 * Sends a text to a phone or an email address: the sandbox keeps it in its outbox, which the control
 * page shows. Nothing of it is ever in an answer.
 */
export function send(world: World, recipient: string, purpose: string, text: string): void {
  world.database.insert('outbox', { at: world.clock.now(), recipient, purpose, text })
}
