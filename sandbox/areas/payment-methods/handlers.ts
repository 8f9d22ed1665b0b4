import type { Handlers, UserCall } from '../../core/call.ts'
import { recordSecurityEvent } from '../../core/events.ts'
import { mask } from '../../core/mask.ts'
import { ownPageOf, requireRow } from '../../core/page.ts'
import { requireProof } from '../../core/proofs.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { awaitsDepositFrom } from '../deposit/deposits.ts'
import { awaitsWithdrawalTo } from '../withdrawal/withdrawals.ts'
import { bindAddress, bindMethod, checkAddress, checkMethod } from './bind.ts'
import type { StoredAddress, StoredMethod } from './methods.ts'
import { toPaymentMethod, toWalletAddress } from './methods.ts'

/** What a user pays from and withdraws to: cards and accounts, and wallet addresses. */
export const paymentMethodsHandlers = {
  bindPaymentMethod: (call, form) => {
    checkMethod(call, form)
    return () => ({ payment_method: toPaymentMethod(bindMethod(call, form)) })
  },

  listPaymentMethods: (call, query) => {
    const wanted = { removed_at: null, type: query.type, request_id: query.request_id }
    const { rows, ...paging } = ownPageOf<StoredMethod>(call, 'payment_methods', wanted, query)
    return { list: rows.map(toPaymentMethod), ...paging }
  },

  removePaymentMethod: async (call, form) => {
    await requireProof(call, 'removePaymentMethod', form)
    return () => {
      removeMethod(call, form.id)
      return { id: form.id }
    }
  },

  bindWalletAddress: async (call, form) => {
    checkAddress(form)
    await requireProof(call, 'bindWalletAddress', form)
    return () => ({ wallet_address: toWalletAddress(bindAddress(call, form)) })
  },

  listWalletAddresses: (call, query) => {
    const wanted = { removed_at: null, request_id: query.request_id }
    const { rows, ...paging } = ownPageOf<StoredAddress>(call, 'wallet_addresses', wanted, query)
    return { list: rows.map(toWalletAddress), ...paging }
  },

  removeWalletAddress: async (call, form) => {
    await requireProof(call, 'removeWalletAddress', form)
    return () => {
      removeAddress(call, form.id)
      return { id: form.id }
    }
  },
} satisfies Partial<Handlers>

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
  return requireRow(world.database, table, { number, user_id: userId, removed_at: null })
}
