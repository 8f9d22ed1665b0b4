import type { ScryptOptions } from 'node:crypto'
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Cost of hashing a password: log2 of scrypt's N with r = 8 and p = 1. OWASP's recommendation is 17
 * (128 MiB, a third of a second); the sandbox takes less, because its users are samples.
 */
export const PASSWORD_COST = 14

const KEY_BYTES = 32

/** Hashes a password for storage: `scrypt$<cost>$<salt>$<key>`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Whether a password fits a stored hash. Without one (an unknown account) it takes just as long, so
 * that the time of the answer tells nothing.
 */
export async function isPassword(
  password: string,
  stored: string | undefined | null,
  cost: number,
): Promise<boolean> {
  const [, usedCost = String(cost), salt = '', key = ''] = (stored ?? '').split('$')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(usedCost))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** A session token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token, or of a form: its SHA-256. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
