import type { AccountSetup } from '../../../src/generated/h5.schemas.ts'
import type { World } from '../../core/world.ts'

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
