import type { NewsName } from '@/features/messages/news-words.ts'
import type {
  Certification,
  DepositRecord,
  PriceAlert,
  PurchaseDetails,
  WithdrawalRecord,
} from '@/generated/h5.schemas.ts'
import type { PagePath } from '@/lib/paths.ts'
import { paths, purchasePath, recordPath, tradePath } from '@/lib/paths.ts'

/** Something that has happened to a record of the user, as the record itself says. */
export interface News {
  /** Which record, and how it stands now: it is told once. */
  id: string
  name: NewsName
  isGood: boolean
  /** What it is about; null where that is no amount of money. */
  money: { amount: string; currency: string } | null
  /** The price that it is about, where it is about one. */
  price?: { symbol: string; price: string }
  /** Where it leads. */
  path: string
  /** The page to which it leads does not say it. */
  unsaid?: true
  /** The pages on which it is seen as well, without a filter. */
  lists: readonly PagePath[]
  /** The request that made the record: the page that sent it may follow it. */
  requestId: string | null
}

/** Deposits that the user made himself; all others are gifts and bonuses (contract: `DepositClass`). */
const OWN_DEPOSIT = 0

/** News of a deposit; null while it is not decided, or where nobody can tell. */
export function newsOfDeposit(record: DepositRecord): News | null {
  const { id, status, amount, currency, request_id: requestId } = record
  if (status !== 'success' && status !== 'failed') return null
  const isGood = status === 'success'
  const isOwn = record.class === OWN_DEPOSIT
  // A bonus that is not given was never promised.
  if (!isOwn && !isGood) return null
  const ownName = isGood ? 'depositCredited' : 'depositDeclined'
  const name = isOwn ? ownName : 'credited'
  return {
    id: `${id}:${status}`,
    name,
    isGood,
    money: { amount, currency },
    path: recordPath(paths.depositRecords, requestId),
    lists: [paths.depositRecords, paths.depositClasses],
    requestId,
  }
}

/** News of a withdrawal; null while it is not decided, or where nobody can tell. */
export function newsOfWithdrawal(record: WithdrawalRecord): News | null {
  const { id, status, amount, currency, request_id: requestId } = record
  if (status !== 'success' && status !== 'failed') return null
  const isGood = status === 'success'
  return {
    id: `${id}:${status}`,
    name: isGood ? 'withdrawalPaid' : 'withdrawalDeclined',
    isGood,
    money: { amount, currency },
    path: recordPath(paths.withdrawalRecords, requestId),
    lists: [paths.withdrawalRecords],
    requestId,
  }
}

/** News of the verification; null while it is not decided, or where nobody can tell. */
export function newsOfVerification({ state, reviewed_at }: Certification): News | null {
  if (state !== 'passed' && state !== 'rejected') return null
  const isGood = state === 'passed'
  return {
    id: `verification:${state}:${reviewed_at ?? ''}`,
    name: isGood ? 'verified' : 'notVerified',
    isGood,
    money: null,
    path: paths.verification,
    lists: [],
    requestId: null,
  }
}

/** Seconds by which an event and the move of money that it is about may lie apart. */
const NEAR_SECONDS = 60

/**
 * News of the income of an investment that an event said was paid at a moment, Unix seconds; null where
 * the investment has no such income.
 */
export function newsOfIncome({ purchase, movements }: PurchaseDetails, at: number): News | null {
  const income = movements.find(
    (one) =>
      (one.type === 'income' || one.type === 'held_income') &&
      Math.abs(one.at - at) <= NEAR_SECONDS,
  )
  if (!income) return null
  const { id, amount, currency } = income
  return {
    id,
    name: 'incomePaid',
    isGood: true,
    money: { amount, currency },
    path: purchasePath(purchase.id),
    lists: [],
    requestId: null,
  }
}

/** News of a price alert that an event said was reached at a moment, Unix seconds; null where it was not. */
export function newsOfAlert(alert: PriceAlert, at: number): News | null {
  const { id, symbol, price, reached_at } = alert
  if (reached_at !== at) return null
  return {
    id: `${id}:${at}`,
    name: 'priceReached',
    isGood: true,
    money: null,
    price: { symbol, price },
    path: tradePath(symbol),
    unsaid: true,
    lists: [],
    requestId: null,
  }
}

/** Whether a page shows a record with its news: all of it, or in a list that no filter narrows. */
export const isShownAt = ({ path, unsaid, lists }: News, address: string): boolean =>
  (address === path && !unsaid) || lists.some((list) => list === address)

/** More news than these are told together. */
const MOST_SINGLE = 2

/** What is told next of the news that wait, oldest first: one, or all where they are many. */
export function nextOf(waiting: readonly News[]): {
  now: readonly News[]
  later: readonly News[]
} {
  const count = waiting.length > MOST_SINGLE ? waiting.length : 1
  return { now: waiting.slice(0, count), later: waiting.slice(count) }
}
