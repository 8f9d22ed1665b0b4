import type { World } from '../core/world.ts'

/** Gives an empty world its first users and their stories. */
export async function seedWorld(_world: World): Promise<void> {}
