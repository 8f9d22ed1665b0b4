import { readStoredJson, writeStored } from '@/lib/storage.ts'
import type { Group, Order } from './quotes-rules.ts'
import { GROUPS, ORDERS } from './quotes-rules.ts'

/** Local storage key of how the user last looked at the quotes. */
const VIEW_KEY = 'h5.quotes.view'

/** Which quotes are shown, and how. */
export interface ViewChoice {
  group: Group
  order: Order
}

/** What the user chose last; all in the catalogue's order where nothing readable is stored. */
export function readView(): ViewChoice {
  const stored = readStoredJson(VIEW_KEY) as Partial<ViewChoice> | null
  return {
    group: GROUPS.find((group) => group === stored?.group) ?? 'all',
    order: ORDERS.find((order) => order === stored?.order) ?? 'default',
  }
}

/** Remembers the choice on this device. */
export function storeView({ group, order }: ViewChoice): void {
  writeStored(VIEW_KEY, JSON.stringify({ group, order }))
}
