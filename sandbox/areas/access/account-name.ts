import { accountEntry } from '../../../src/lib/entries.ts'
import type { Database } from '../../core/database.ts'
import type { User } from '../../core/users.ts'

/**
 * The one form in which an account is stored and looked up, however a client wrote it. User names are in
 * lower case, too, and digits alone are a phone number.
 */
export function normalAccount(text: string): string {
  return accountEntry.read(text).toLowerCase()
}

const LOCAL_PART_MAX = 64
const DOMAIN_MAX = 253

/** Whether a text in its normal form can name an account at all: a user name, phone or address. */
export function isAccountName(name: string): boolean {
  const [local = '', domain, ...others] = name.split('@')
  if (/[\s\p{C}]/u.test(name) || local === '' || others.length > 0) return false
  return domain === undefined || isEmail(local, domain)
}

function isEmail(local: string, domain: string): boolean {
  const labels = domain.split('.')
  return (
    local.length <= LOCAL_PART_MAX &&
    domain.length <= DOMAIN_MAX &&
    labels.every((one) => one !== '')
  )
}

/** The user with this name, phone number or email address in its normal form. */
export function userWithAccount(database: Database, name: string): User | undefined {
  return database.get<User>(
    'SELECT * FROM users WHERE account = :name OR phone = :name OR email = :name',
    { name },
  )
}
