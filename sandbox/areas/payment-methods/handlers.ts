import type { Handlers } from '../../core/call.ts'
import { ownPageOf } from '../../core/page.ts'
import { requireProof } from '../../core/proofs.ts'
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
