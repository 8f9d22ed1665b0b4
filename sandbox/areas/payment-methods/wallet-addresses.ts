import type { Coin, WalletAddress, WalletNetwork } from '../../../src/generated/h5.schemas.ts'
import { recordId } from '../../core/record-id.ts'
import type { World } from '../../core/world.ts'

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

/** What is stored of one that is bound; every rule has been checked. */
export type NewAddress = Omit<StoredAddress, 'number' | 'removed_at'> & {
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/** Ids of wallet addresses. */
export const addressId = (number: number) => recordId('wa', number)

/** Stores a wallet address and answers it. */
export function insertAddress({ database }: World, address: NewAddress): StoredAddress {
  return database.one<StoredAddress>(
    `INSERT INTO wallet_addresses (number, user_id, request_id, currency, network, address, at)
     VALUES (:number, :user_id, :request_id, :currency, :network, :address, :at)
     RETURNING *`,
    { ...address, number: address.number ?? null },
  )
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
