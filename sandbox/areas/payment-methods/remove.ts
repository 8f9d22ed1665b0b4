import type { UserCall } from '../../core/call.ts'
import { mask } from '../../core/mask.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { recordSecurityEvent } from '../../core/security-events.ts'
import { awaitsDepositFrom } from '../deposit/pending.ts'
import { awaitsWithdrawalTo } from '../withdrawal/pending.ts'
import type { StoredMethod } from './methods.ts'
import type { StoredAddress } from './wallet-addresses.ts'

/**
 * Takes a payment method off the account. Refuses `no_data` when it is not the user's, and
 * `action_not_allowed` while a withdrawal to it or a deposit from it is reviewed.
 */
export function removeMethod(call: UserCall, id: string): void {
  const { world } = call
  remove<StoredMethod>(call, 'payment_methods', recordNumber('pm', id), {
    isAwaited: (method) =>
      awaitsWithdrawalTo(world, { method: method.number }) || awaitsDepositFrom(world, method),
    accountOf: ({ account }) => account,
  })
}

/** Takes a wallet address off the account; refuses like `removeMethod`. */
export function removeAddress(call: UserCall, id: string): void {
  remove<StoredAddress>(call, 'wallet_addresses', recordNumber('wa', id), {
    isAwaited: ({ number }) => awaitsWithdrawalTo(call.world, { address: number }),
    accountOf: ({ address }) => address,
  })
}

/** A payment method that the user has; refuses `no_data` when it is none. */
export const ownMethod = (call: UserCall, id: string): StoredMethod =>
  ownRow(call, 'payment_methods', recordNumber('pm', id))

function remove<Row>(
  call: UserCall,
  table: Table,
  number: number,
  { isAwaited, accountOf }: { isAwaited: (row: Row) => boolean; accountOf: (row: Row) => string },
): void {
  const { world, userId, now, device } = call
  world.database.transaction(() => {
    const stored = ownRow<Row>(call, table, number)
    if (isAwaited(stored)) throw new Refusal('action_not_allowed')
    world.database.run(`UPDATE ${table} SET removed_at = :now WHERE number = :number`, {
      now,
      number,
    })
    const detail = mask(accountOf(stored))
    recordSecurityEvent(world, { userId, type: 'method_removed', device, detail })
  })
}

type Table = 'payment_methods' | 'wallet_addresses'

function ownRow<Row>({ world, userId }: UserCall, table: Table, number: number): Row {
  const stored = world.database.get<Row>(
    `SELECT * FROM ${table} WHERE number = :number AND user_id = :userId AND removed_at IS NULL`,
    { number, userId },
  )
  if (!stored) throw new Refusal('no_data')
  return stored
}
