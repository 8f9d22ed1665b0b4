import type { DepositRecord, Purchase, WithdrawalRecord } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { add } from '@/lib/money.ts'
import { isUndecided } from '@/patterns/records/review-rules.ts'

/** What is due: of a user's purchases and of what a review decides. */
export type Due =
  /** Income of a purchase is held until money is appended; `at` is the end of its cycle. */
  | { kind: 'append'; purchase: Purchase; at: number }
  | { kind: 'deposit'; record: DepositRecord; at: number | null }
  | { kind: 'withdrawal'; record: WithdrawalRecord; at: number | null }
  /** The next incomes, all that come at one moment. */
  | {
      kind: 'income'
      purchases: readonly Purchase[]
      amount: Decimal
      currency: string
      at: number
    }
  | { kind: 'maturity'; purchase: Purchase; at: number }

export interface DueFacts {
  /** Purchases that earn or await an append. */
  purchases: readonly Purchase[]
  deposits?: readonly DepositRecord[]
  withdrawals?: readonly WithdrawalRecord[]
  /** The server's Unix seconds. */
  now: number
}

/** How many are shown at most. */
const SHOWN = 5
/** Seconds before the end of a cycle from which it is due. */
const SOON = 7 * 86_400

/** What comes next: appends first, because something is lost without them; then by their moments. */
export function dueOf({ purchases, deposits = [], withdrawals = [], now }: DueFacts): Due[] {
  const appends = purchases
    .filter(({ status }) => status === 'awaiting_append')
    .map((purchase): Due => ({ kind: 'append', purchase, at: purchase.release_date }))
  // A review that takes longer than usual has no moment any more that anybody could name.
  const ahead = (at: number | null) => (at !== null && at > now ? at : null)
  const reviews = [
    ...deposits.map((record): Due => ({ kind: 'deposit', record, at: ahead(record.expected_at) })),
    ...withdrawals.map(
      (record): Due => ({ kind: 'withdrawal', record, at: ahead(record.expected_at) }),
    ),
  ].filter((due) => 'record' in due && isUndecided(due.record.status))
  const maturities = purchases
    .filter(({ status }) => status === 'earning')
    .filter(({ release_date: end }) => end > now && end - now <= SOON)
    .map((purchase): Due => ({ kind: 'maturity', purchase, at: purchase.release_date }))
  return [
    ...appends.sort(byMoment),
    ...[...reviews, ...nextIncome(purchases, now), ...maturities].sort(byMoment),
  ].slice(0, SHOWN)
}

/** Whose moment nobody can tell comes last. */
const byMoment = (one: Due, other: Due) => (one.at ?? Infinity) - (other.at ?? Infinity)

function nextIncome(purchases: readonly Purchase[], now: number): Due[] {
  const coming = purchases.flatMap((purchase) => {
    const { next_income: amount, next_income_at: at } = purchase
    return amount === null || at === null || at <= now || purchase.status !== 'earning'
      ? []
      : [{ purchase, amount, at }]
  })
  const at = Math.min(...coming.map((one) => one.at))
  const first = coming.filter((one) => one.at === at)
  const [any] = first
  if (!any) return []
  return [
    {
      kind: 'income',
      purchases: first.map(({ purchase }) => purchase),
      amount: first.map(({ amount }) => amount).reduce(add),
      currency: any.purchase.currency,
      at,
    },
  ]
}
