import type {
  AccountSetup,
  Coin,
  Currency,
  Device,
  PaymentMethod,
  PaymentMethodType,
  WalletAddress,
  WalletNetwork,
} from '../../../src/generated/h5.schemas.ts'
import { recordSecurityEvent } from '../../core/events.ts'
import { mask } from '../../core/mask.ts'
import { recordId } from '../../core/record-id.ts'
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

/** A new one: every rule has been checked. What is left out is null, and the number the next free one. */
export type NewMethod = Pick<StoredMethod, 'user_id' | 'type' | 'account' | 'currency' | 'at'> &
  Partial<StoredMethod>

/** Ids of payment methods. */
export const methodId = (number: number) => recordId('pm', number)

/** Stores a payment method and answers it. */
export function insertMethod({ database }: World, method: NewMethod): StoredMethod {
  return database.insert('payment_methods', method)
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

/** A wallet address, as stored. */
export interface StoredAddress {
  number: number
  user_id: number
  request_id: string | null
  currency: Coin
  network: WalletNetwork
  address: string
  at: number
  removed_at: number | null
}

/** A new one: every rule has been checked. */
type NewAddress = Omit<StoredAddress, 'number' | 'removed_at'> & Partial<StoredAddress>

/** Ids of wallet addresses. */
export const addressId = (number: number) => recordId('wa', number)

/** Stores a wallet address and answers it. */
export function insertAddress({ database }: World, address: NewAddress): StoredAddress {
  return database.insert('wallet_addresses', address)
}

/** A wallet address as the contract shows it: not masked, so that its owner can compare it. */
export function toWalletAddress(stored: StoredAddress): WalletAddress {
  return {
    id: addressId(stored.number),
    request_id: stored.request_id,
    currency: stored.currency,
    network: stored.network,
    address: stored.address,
    created_at: stored.at,
  }
}

/** Which targets of withdrawals a user has bound. */
export function paymentSetup(
  world: World,
  userId: number,
): Omit<AccountSetup, 'fund_password' | 'deposited'> {
  const types = world.database.all<{ type: string }>(
    `SELECT DISTINCT type FROM payment_methods WHERE user_id = :userId AND removed_at IS NULL
     UNION ALL
     SELECT 'wallet_address' FROM wallet_addresses WHERE user_id = :userId AND removed_at IS NULL`,
    { userId },
  )
  const bound = new Set(types.map(({ type }) => type))
  return {
    bank_card: bound.has('bank_card'),
    wallet_address: bound.has('wallet_address'),
    alipay: bound.has('alipay'),
    wechat_pay: bound.has('wechat_pay'),
  }
}
