import type { LedgerEntry } from '@/generated/h5.schemas.ts'
import { add } from '@/lib/money.ts'

/** One line of the ledger: an entry, or all entries of one order. */
export interface Movement extends LedgerEntry {
  /** The entries of an order, the newest first; empty where the movement is one entry. */
  parts: readonly LedgerEntry[]
}

const isOfOrder = ({ type }: LedgerEntry) => type.startsWith('order_')

/**
 * The entries of each order as one movement, in the place of its newest entry: their sum, and the balance
 * after the newest. An order whose stake was not loaded yet stays in its entries, as its sum is not known.
 * `entries` are the newest first.
 */
export function groupOrders(entries: readonly LedgerEntry[]): Movement[] {
  const orders = new Map<string, LedgerEntry[]>()
  for (const entry of new Map(entries.map((one) => [one.id, one])).values()) {
    if (entry.record_id === null || !isOfOrder(entry)) continue
    orders.set(entry.record_id, [...(orders.get(entry.record_id) ?? []), entry])
  }
  return entries.flatMap((entry) => {
    const parts = isOfOrder(entry) && entry.record_id !== null ? orders.get(entry.record_id) : []
    if (!parts?.some(({ type }) => type === 'order_stake')) return [{ ...entry, parts: [] }]
    if (parts[0]?.id !== entry.id) return []
    return [{ ...entry, amount: parts.map(({ amount }) => amount).reduce(add), parts }]
  })
}
