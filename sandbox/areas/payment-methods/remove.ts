import type { UserCall } from '../../core/call.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { awaitsDepositFrom } from '../deposit/pending.ts'
import { awaitsWithdrawalTo } from '../withdrawal/pending.ts'
import type { StoredMethod } from './methods.ts'
import type { StoredAddress } from './wallet-addresses.ts'

/**
 * Takes a payment method off the account. Refuses `no_data` when it is not the user's, and
 * `action_not_allowed` while a withdrawal to it or a deposit from it is reviewed.
 */
export function removeMethod({ world, userId, now }: UserCall, id: string): void {
  const { database } = world
  database.transaction(() => {
    const number = recordNumber('pm', id)
    const stored = database.get<StoredMethod>(
      `SELECT * FROM payment_methods
       WHERE number = :number AND user_id = :userId AND removed_at IS NULL`,
      { number, userId },
    )
    if (!stored) throw new Refusal('no_data')
    if (awaitsWithdrawalTo(world, { method: number }) || awaitsDepositFrom(world, stored)) {
      throw new Refusal('action_not_allowed')
    }
    database.run('UPDATE payment_methods SET removed_at = :now WHERE number = :number', {
      now,
      number,
    })
  })
}

/** Takes a wallet address off the account; refuses like `removeMethod`. */
export function removeAddress({ world, userId, now }: UserCall, id: string): void {
  const { database } = world
  database.transaction(() => {
    const number = recordNumber('wa', id)
    const stored = database.get<StoredAddress>(
      `SELECT * FROM wallet_addresses
       WHERE number = :number AND user_id = :userId AND removed_at IS NULL`,
      { number, userId },
    )
    if (!stored) throw new Refusal('no_data')
    if (awaitsWithdrawalTo(world, { address: number })) throw new Refusal('action_not_allowed')
    database.run('UPDATE wallet_addresses SET removed_at = :now WHERE number = :number', {
      now,
      number,
    })
  })
}
