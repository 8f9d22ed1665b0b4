import type { LedgerEntry } from '@/generated/model/ledger-entry.ts'
import { paths, purchasePath } from '@/lib/paths.ts'
import { knownKind } from './ledger-words.ts'

/** The page that tells more about what moved the money; null where there is none. */
export function recordPath({ kind, record_id: record }: LedgerEntry): string | null {
  if (record === null) return null
  switch (knownKind(kind)) {
    case 'deposit':
    case 'gift':
      return paths.depositRecords
    case 'withdrawal':
    case 'withdrawal_return':
      return paths.withdrawalRecords
    case 'order_stake':
    case 'order_fee':
    case 'order_payout':
    case 'order_refund':
      return paths.orders
    case 'project_purchase':
    case 'project_append':
    case 'project_income':
    case 'project_principal':
      return purchasePath(record)
    case 'exchange':
      return paths.exchangeRecords
    case 'bonus':
    case 'correction':
    case 'unknown':
      return null
  }
}
