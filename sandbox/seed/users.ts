import { createUser } from '../core/new-user.ts'
import { hashPassword } from '../core/secrets.ts'
import type { World } from '../core/world.ts'
import type { SeedUsers } from './story.ts'

type Name = keyof SeedUsers

/** What a seeded user starts with. The name logs in, and so does the address. */
interface SeedUser {
  email: string
  phone?: string
  nickname: string
  password: string
  fundPassword?: string
  invitationCode: string
  /** Seconds before the first start. */
  registeredBefore: number
}

const DAY_SECONDS = 86_400

/** The seeded users (docs/sandbox.md). */
export const SEED_USERS: Record<Name, SeedUser> = {
  demo: {
    email: 'demo@example.com',
    phone: '+12025550143',
    nickname: 'Alex',
    password: 'demo1234',
    fundPassword: 'fund1234',
    invitationCode: 'H5DEMO',
    registeredBefore: 27_567_000,
  },
  newbie: {
    email: 'newbie@example.com',
    nickname: '',
    password: 'newbie1234',
    invitationCode: 'H5NEWB',
    registeredBefore: 0,
  },
  locked: {
    email: 'locked@example.com',
    nickname: 'Lou',
    password: 'locked1234',
    fundPassword: 'fund1234',
    invitationCode: 'H5LOCK',
    registeredBefore: 90 * DAY_SECONDS,
  },
  turnover: {
    email: 'turnover@example.com',
    nickname: 'Robin',
    password: 'turnover1234',
    fundPassword: 'fund1234',
    invitationCode: 'H5TURN',
    registeredBefore: 60 * DAY_SECONDS,
  },
}

/** Their names, in the order in which one tries them. */
export const SEED_NAMES = ['demo', 'newbie', 'turnover', 'locked'] as const satisfies Name[]

/** Something for each of them, in the order of their numbers. */
function forEach<T>(make: (name: Name) => T): Record<Name, T> {
  return {
    demo: make('demo'),
    newbie: make('newbie'),
    locked: make('locked'),
    turnover: make('turnover'),
  }
}

interface UserHashes {
  password: string
  fundPassword: string | undefined
}

/** Hashes of the seeded users' passwords. */
export type Hashes = Record<Name, UserHashes>

/** Hashes each password once. */
export async function hashPasswords(cost: number): Promise<Hashes> {
  const hashes = forEach(async (name): Promise<UserHashes> => {
    const { password, fundPassword } = SEED_USERS[name]
    return {
      password: await hashPassword(password, cost),
      fundPassword: fundPassword && (await hashPassword(fundPassword, cost)),
    }
  })
  const { demo, newbie, locked, turnover } = hashes
  return {
    demo: await demo,
    newbie: await newbie,
    locked: await locked,
    turnover: await turnover,
  }
}

/** Creates the seeded users. Part of the caller's transaction; `now` in Unix seconds. */
export function createSeedUsers(world: World, hashes: Hashes, now: number): SeedUsers {
  const users = forEach((name) => {
    const { email, phone, nickname, invitationCode, registeredBefore } = SEED_USERS[name]
    return createUser(world, {
      account: name,
      email,
      phone,
      nickname,
      passwordHash: hashes[name].password,
      fundPasswordHash: hashes[name].fundPassword,
      invitationCode,
      registeredAt: now - registeredBefore,
    })
  })
  world.database.run(
    `UPDATE users SET vip_level = 1, member_label = 'member.silver' WHERE id = :id`,
    { id: users.demo },
  )
  world.database.run('UPDATE users SET locked_until = :until WHERE id = :id', {
    until: now + 365 * DAY_SECONDS,
    id: users.locked,
  })
  return users
}
