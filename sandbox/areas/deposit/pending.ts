import type { World } from '../../core/world.ts'
import type { StoredMethod } from '../payment-methods/methods.ts'
import { recordedWay } from './methods.ts'

/**
 * Whether a deposit is reviewed that the user pays from this account: one of the same type, and for
 * coins on the same network, that was reported after the account was bound.
 */
export function awaitsDepositFrom({ database }: World, method: StoredMethod): boolean {
  const pending = database.all<{ method_id: string }>(
    `SELECT DISTINCT method_id FROM deposits
     WHERE user_id = :userId AND status IN ('under_review', 'success_awaiting_audit')
       AND method_id IS NOT NULL AND at >= :boundAt`,
    { userId: method.user_id, boundAt: method.at },
  )
  return pending.some(({ method_id: id }) => {
    const { type, currency, network } = recordedWay(id, 'en')
    return type === method.type && currency === method.currency && network === method.network
  })
}
