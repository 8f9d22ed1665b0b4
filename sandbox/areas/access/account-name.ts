import type { Database } from '../../core/database.ts'
import type { User } from '../../core/users.ts'

/** How a phone number may be written: with or without `+`, or with the `00` of abroad. */
const PHONE = /^(?:\+|00)?(\d{6,15})$/

/**
 * The one form in which an account is stored and looked up. Phone numbers begin with `+`, everything
 * else is in lower case; two people with addresses that differ in that alone would take each other's
 * mail.
 */
export function normalAccount(text: string): string {
  const trimmed = text.trim().normalize('NFC')
  const digits = PHONE.exec(trimmed)?.[1]
  return digits === undefined ? trimmed.toLowerCase() : `+${digits}`
}

/** Whether a text in its normal form can name an account at all: a user name, phone or address. */
export function isAccountName(name: string): boolean {
  const parts = name.split('@')
  return !/[\s\p{C}]/u.test(name) && parts.length <= 2 && !parts.includes('')
}

/** The user with this name, phone number or email address in its normal form. */
export function userWithAccount(database: Database, name: string): User | undefined {
  return database.get<User>(
    'SELECT * FROM users WHERE account = :name OR phone = :name OR email = :name',
    { name },
  )
}
