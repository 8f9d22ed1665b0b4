import { z } from 'zod'
import { lastSubmission, passVerification } from '../areas/verification/review.ts'
import { CURRENCIES, units } from '../core/money.ts'
import { createUser } from '../core/new-user.ts'
import { hashPassword } from '../core/secrets.ts'
import { openSession } from '../core/users.ts'
import type { World } from '../core/world.ts'

const amount = z.string().regex(/^\d{1,9}(\.\d{1,8})?$/)

/** What a user that a test makes starts with. */
export const newUserInput = z.strictObject({
  password: z.string().min(6).max(16).default('login1234'),
  /** Null for a user who has not set one yet. */
  fund_password: z.string().min(6).max(16).nullable().default('fund1234'),
  /** Money by currency, for example `{"USD": "1000.00"}`; a gift, so it asks for no turnover. */
  balances: z.partialRecord(z.enum(CURRENCIES.map(({ code }) => code)), amount).default({}),
  verified: z.boolean().default(false),
  /** Account of another name than the next free one. */
  account: z.string().min(3).max(64).optional(),
})

/**
 * Hashes of passwords that tests give their users, by cost and password. Hashing is slow on purpose,
 * and a run of the conformance kit makes some hundred users with the same ones.
 */
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string, cost: number): Promise<string> {
  const key = `${cost} ${password}`
  const hash = hashes.get(key) ?? hashPassword(password, cost)
  hashes.set(key, hash)
  return hash
}

/** Makes a user with a session, in one go, and answers all that is needed to act as that user. */
export async function makeUser(world: World, input: z.output<typeof newUserInput>) {
  const cost = world.options.passwordCost
  const passwordHash = await hashOf(input.password, cost)
  const fundPasswordHash =
    input.fund_password === null ? undefined : await hashOf(input.fund_password, cost)
  return world.database.transaction(() => {
    const number = world.database.one<{ count: number }>(
      'SELECT count(*) AS count FROM users',
    ).count
    const account = input.account ?? `user${number + 1}@example.com`
    const id = createUser(world, { account, email: account, passwordHash, fundPasswordHash })
    for (const [currency, text] of Object.entries(input.balances)) {
      if (text === undefined) continue
      world.ledger.move({
        at: world.clock.now(),
        kind: 'gift',
        from: { house: 'bonuses' },
        to: { user: id, account: 'available' },
        amount: units(text, currency),
        currency,
      })
    }
    if (input.verified) passVerification(world, id)
    return {
      id,
      account,
      password: input.password,
      fund_password: input.fund_password,
      real_name: lastSubmission(world.database, id)?.real_name ?? null,
      token: openSession(world, id).token,
    }
  })
}
