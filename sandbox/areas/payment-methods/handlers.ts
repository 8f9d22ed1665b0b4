import type { Handlers } from '../../core/call.ts'
import { pageOf } from '../../core/page.ts'
import { requireFundPassword } from '../../core/users.ts'
import { bindAddress, bindMethod, checkAddress, checkMethod } from './bind.ts'
import type { StoredMethod } from './methods.ts'
import { toPaymentMethod } from './methods.ts'
import { removeAddress, removeMethod } from './remove.ts'
import type { StoredAddress } from './wallet-addresses.ts'
import { toWalletAddress } from './wallet-addresses.ts'

/** What a user pays from and withdraws to: cards and accounts, and wallet addresses. */
export const paymentMethodsHandlers = {
  bindPaymentMethod: (call, form) => {
    checkMethod(call, form)
    return () => ({ payment_method: toPaymentMethod(bindMethod(call, form)) })
  },

  listPaymentMethods: (call, { type, request_id: requestId, page, limit }) => {
    const { rows, ...paging } = pageOf<StoredMethod>(
      call.world.database,
      {
        select: '*',
        from: `FROM payment_methods
               WHERE user_id = :userId AND removed_at IS NULL
                 AND (:type IS NULL OR type = :type)
                 AND (:requestId IS NULL OR request_id = :requestId)`,
        orderBy: 'number DESC',
        values: { userId: call.userId, type: type ?? null, requestId: requestId ?? null },
      },
      { page, limit },
    )
    return { list: rows.map(toPaymentMethod), ...paging }
  },

  removePaymentMethod: async (call, { id, fund_password: password }) => {
    await requireFundPassword(call, password)
    removeMethod(call, id)
    return { id }
  },

  bindWalletAddress: async (call, form) => {
    checkAddress(form)
    await requireFundPassword(call, form.fund_password)
    return () => ({ wallet_address: toWalletAddress(bindAddress(call, form)) })
  },

  listWalletAddresses: (call, { request_id: requestId, page, limit }) => {
    const { rows, ...paging } = pageOf<StoredAddress>(
      call.world.database,
      {
        select: '*',
        from: `FROM wallet_addresses
               WHERE user_id = :userId AND removed_at IS NULL
                 AND (:requestId IS NULL OR request_id = :requestId)`,
        orderBy: 'number DESC',
        values: { userId: call.userId, requestId: requestId ?? null },
      },
      { page, limit },
    )
    return { list: rows.map(toWalletAddress), ...paging }
  },

  removeWalletAddress: async (call, { id, fund_password: password }) => {
    await requireFundPassword(call, password)
    removeAddress(call, id)
    return { id }
  },
} satisfies Partial<Handlers>
