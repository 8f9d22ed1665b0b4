import type { GetWalletParams } from '@/generated/h5.schemas.ts'
import { LedgerType } from '@/generated/h5.schemas.ts'
import { presentCurrencies } from '@/lib/currencies.ts'

/** How far back the ledger is read, days; absent means all of it. */
export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

/** What of the ledger is shown; absent means all. */
export interface LedgerFilter {
  kind?: LedgerType | undefined
  currency?: string | undefined
  period?: Period | undefined
}

/** The kinds that can be filtered by; `unknown` cannot. */
export const KINDS = Object.values(LedgerType).filter((kind) => kind !== 'unknown')

/** Reads the filter from the query of the address; what it does not know is left out. */
export function readFilter(search: URLSearchParams): LedgerFilter {
  return {
    kind: KINDS.find((one) => one === search.get('kind')),
    currency: presentCurrencies().find(({ code }) => code === search.get('currency'))?.code,
    period: PERIODS.find((one) => one === search.get('period')),
  }
}

/** The query of the address for a filter. */
export function writeFilter(filter: LedgerFilter): Record<string, string> {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined)
  return Object.fromEntries(chosen) as Record<string, string>
}

/** Whether anything is left out. */
export function isFiltered(filter: LedgerFilter): boolean {
  return Object.keys(writeFilter(filter)).length > 0
}

const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * The params of the call at `now`, Unix seconds. A period begins on a full hour, so that the query
 * key stays the same while one reads.
 */
export function askedOf({ kind, currency, period }: LedgerFilter, now: number): GetWalletParams {
  const from = Math.floor(now / HOUR) * HOUR - (period ? parseInt(period, 10) : 0) * DAY
  return {
    ...(kind !== undefined && { type: kind }),
    ...(currency !== undefined && { currency }),
    ...(period !== undefined && { from }),
  }
}
