import type { Area } from '../../src/generated/h5.schemas.ts'
import type { World } from '../core/world.ts'

/** The seeded users, by what they are for (docs/sandbox.md). */
export interface SeedUsers {
  /** Verified, with cards, and a history of everything. */
  demo: number
  /** Nothing yet. */
  newbie: number
  /** Locked by customer service. */
  locked: number
  /** Could withdraw, but for the turnover. */
  turnover: number
}

/** Something that happened before the sandbox was first started. */
export interface StoryEvent {
  /** The area that it belongs to: where the site does not offer it, it did not happen. */
  area?: Area
  /** Seconds before the first start. */
  before: number
  /** Makes it happen; `at` is its moment in Unix seconds. */
  happen(world: World, users: SeedUsers, at: number): void
}

/** Events of one area. */
export const storyOf = (area: Area, events: readonly StoryEvent[]): StoryEvent[] =>
  events.map((event) => ({ ...event, area }))

/** The moment of the contract's examples: Friday 2026-11-20 15:30:00 UTC, in Unix seconds. */
const EXAMPLES_TIME = 1795188600

/** Seconds before the first start of a moment that the contract's examples tell, in Unix seconds. */
export function beforeStory(told: number): number {
  return EXAMPLES_TIME - told
}
