import type { World } from '../../core/world.ts'
import type { TargetRef } from '../payment-methods/targets.ts'

/** Whether a withdrawal to this target is reviewed. */
export function awaitsWithdrawalTo({ database }: World, ref: TargetRef): boolean {
  const column = 'method' in ref ? 'payment_method' : 'wallet_address'
  const number = 'method' in ref ? ref.method : ref.address
  const found = database.get(
    `SELECT 1 FROM withdrawals WHERE ${column} = :number AND status = 'under_review'`,
    { number },
  )
  return found !== undefined
}
