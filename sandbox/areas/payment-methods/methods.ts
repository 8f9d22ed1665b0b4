import type {
  Currency,
  Device,
  PaymentMethod,
  PaymentMethodType,
  WalletNetwork,
} from '../../../src/generated/h5.schemas.ts'
import { mask } from '../../core/mask.ts'
import { recordId } from '../../core/record-id.ts'
import { recordSecurityEvent } from '../../core/security-events.ts'
import type { World } from '../../core/world.ts'

/** A payment method, as stored. */
export interface StoredMethod {
  number: number
  user_id: number
  request_id: string | null
  type: PaymentMethodType
  holder_name: string | null
  bank_name: string | null
  bank_branch: string | null
  bank_area: string | null
  branch_latitude: string | null
  branch_longitude: string | null
  account: string
  bank_code: string | null
  currency: Currency
  network: WalletNetwork | null
  at: number
  removed_at: number | null
}

/** What is stored of one that is bound; every rule has been checked. */
export type NewMethod = Omit<StoredMethod, 'number' | 'removed_at'> & {
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/** Ids of payment methods. */
export const methodId = (number: number) => recordId('pm', number)

/** Stores a payment method and answers it. */
export function insertMethod({ database }: World, method: NewMethod): StoredMethod {
  return database.one<StoredMethod>(
    `INSERT INTO payment_methods
       (number, user_id, request_id, type, holder_name, bank_name, bank_branch, bank_area,
        branch_latitude, branch_longitude, account, bank_code, currency, network, at)
     VALUES
       (:number, :user_id, :request_id, :type, :holder_name, :bank_name, :bank_branch, :bank_area,
        :branch_latitude, :branch_longitude, :account, :bank_code, :currency, :network, :at)
     RETURNING *`,
    { ...method, number: method.number ?? null },
  )
}

/** Writes down that a user added a card, account or address. Part of the caller's transaction. */
export function recordBound(
  world: World,
  { userId, device, account }: { userId: number; device: Device; account: string },
): void {
  recordSecurityEvent(world, { userId, type: 'method_bound', device, detail: mask(account) })
}

/** Whether a card number belongs to somebody, whoever that is. */
export function isCardTaken({ database }: World, cardNumber: string): boolean {
  const found = database.get(
    `SELECT 1 FROM payment_methods
     WHERE account = :cardNumber AND type = 'bank_card' AND removed_at IS NULL`,
    { cardNumber },
  )
  return found !== undefined
}

/** A payment method as the contract shows it, its name and number masked. */
export function toPaymentMethod(stored: StoredMethod): PaymentMethod {
  return {
    id: methodId(stored.number),
    request_id: stored.request_id,
    type: stored.type,
    holder_name: stored.holder_name === null ? null : mask(stored.holder_name),
    bank_name: stored.bank_name,
    bank_branch: stored.bank_branch,
    bank_area: stored.bank_area,
    branch_latitude: stored.branch_latitude,
    branch_longitude: stored.branch_longitude,
    masked_number: mask(stored.account),
    currency: stored.currency,
    network: stored.network,
    created_at: stored.at,
  }
}
