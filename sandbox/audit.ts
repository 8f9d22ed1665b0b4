import { auditDeposits } from './areas/deposit/audit.ts'
import { auditFinancing, heldByPurchases } from './areas/financing/audit.ts'
import { auditOrders, heldByOrders } from './areas/orders/audit.ts'
import { auditWallet } from './areas/wallet/audit.ts'
import { auditWithdrawals, heldByWithdrawals } from './areas/withdrawal/audit.ts'
import type { Database } from './core/database.ts'
import { auditHeld, auditLedger } from './core/ledger-audit.ts'

/**
 * Proves that a database's money is right and says what is not: the ledger in itself, what users'
 * frozen and financing accounts hold against the records that it is for, and every record against
 * the movements that it must have made. Empty when all is well.
 */
export function audit(database: Database): string[] {
  const frozen = [...heldByOrders(database), ...heldByWithdrawals(database)]
  return [
    ...auditLedger(database),
    ...auditHeld(database, 'frozen', frozen),
    ...auditHeld(database, 'financing', heldByPurchases(database)),
    ...auditDeposits(database),
    ...auditWithdrawals(database),
    ...auditWallet(database),
    ...auditOrders(database),
    ...auditFinancing(database),
  ]
}
