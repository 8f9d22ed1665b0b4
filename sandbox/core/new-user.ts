import { randomInt } from 'node:crypto'
import type { Database } from './database.ts'
import type { World } from './world.ts'

/** What a new account starts with. */
export interface NewUser {
  /** A phone number, an email address, or the name of a seeded user. */
  account: string
  phone?: string
  email?: string
  nickname?: string
  passwordHash: string
  fundPasswordHash?: string
  invitationCode?: string
  inviterId?: number
  /** Unix seconds; now when absent. */
  registeredAt?: number
}

/** The number of the first account; the contract's demo user has it. */
const FIRST_ID = 100_237

/** Letters and digits that nobody confuses. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** Creates an account and answers its number. Part of the caller's transaction. */
export function createUser(world: World, user: NewUser): number {
  const { database, clock } = world
  const { last } = database.one<{ last: number | null }>('SELECT max(id) AS last FROM users')
  const id = last === null ? FIRST_ID : last + 1
  database.insert('users', {
    id,
    account: user.account,
    phone: user.phone,
    email: user.email,
    nickname: user.nickname,
    password_hash: user.passwordHash,
    fund_password_hash: user.fundPasswordHash,
    invitation_code: user.invitationCode ?? freeCode(database),
    inviter_id: user.inviterId,
    registered_at: user.registeredAt ?? clock.now(),
  })
  return id
}

function freeCode(database: Database): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () =>
      CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
    ).join('')
    const taken = database.get('SELECT 1 FROM users WHERE invitation_code = :code', { code })
    if (!taken) return code
  }
}
