import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/**
 * Counts a try of something limited and refuses `too_many_requests` when there were `max` of it in
 * the last `seconds`; `available_from` says when the oldest of them is over.
 */
export function limitTries(
  world: World,
  name: string,
  { max, seconds }: { max: number; seconds: number },
): void {
  const { database, clock } = world
  const now = clock.now()
  const recent = database.all<{ at: number }>(
    'SELECT at FROM tries WHERE name = :name AND at > :since ORDER BY at DESC LIMIT :max',
    { name, since: now - seconds, max },
  )
  const oldest = recent.at(-1)
  if (oldest && recent.length >= max) {
    throw new Refusal('too_many_requests', { available_from: String(oldest.at + seconds) })
  }
  database.run('DELETE FROM tries WHERE name = :name AND at <= :since', {
    name,
    since: now - seconds,
  })
  database.insert('tries', { name, at: now })
}

/** Forgets the tries of something: what was tried worked. */
export function forgetTries({ database }: World, name: string): void {
  database.run('DELETE FROM tries WHERE name = :name', { name })
}
