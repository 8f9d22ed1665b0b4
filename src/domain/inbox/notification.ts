import type {
  Certification,
  DepositRecord,
  PriceAlert,
  PurchaseDetails,
  WithdrawalRecord,
} from '@/generated/h5.schemas.ts'
import type { PagePath } from '@/lib/paths.ts'
import { paths, purchasePath, recordPath, tradePath } from '@/lib/paths.ts'

/** What a notification can say of one record. */
export type NotificationName =
  | 'depositCredited'
  | 'depositDeclined'
  | 'credited'
  | 'withdrawalPaid'
  | 'withdrawalDeclined'
  | 'incomePaid'
  | 'priceReached'
  | 'verified'
  | 'notVerified'

/** What a record of the user came to, as the record itself says. */
export interface RecordNotification {
  /** The record and its status, so that each status is announced once. */
  id: string
  name: NotificationName
  isGood: boolean
  /** What it is about, where that is an amount of money. */
  money?: { amount: string; currency: string }
  /** What it is about, where that is a price, which the page to which it leads does not show as reached. */
  price?: { symbol: string; price: string }
  /** Where it leads. */
  path: string
  /** The pages that show it as well, without a filter. */
  lists?: readonly PagePath[]
  /** The request that made the record, if one did: the page that sent it may follow it. */
  requestId?: string | null
}

/** Deposits that the user made himself; all others are gifts and bonuses (contract: `DepositClass`). */
const OWN_DEPOSIT = 0

/** Returns null while the deposit is not decided, or its status is unknown. */
export function depositNotification(record: DepositRecord): RecordNotification | null {
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

/** Returns null while the withdrawal is not decided, or its status is unknown. */
export function withdrawalNotification(record: WithdrawalRecord): RecordNotification | null {
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

/** Returns null while the verification is not decided, or its status is unknown. */
export function verificationNotification({
  state,
  reviewed_at,
}: Certification): RecordNotification | null {
  if (state !== 'passed' && state !== 'rejected') return null
  const isGood = state === 'passed'
  return {
    id: `verification:${state}:${reviewed_at ?? ''}`,
    name: isGood ? 'verified' : 'notVerified',
    isGood,
    path: paths.verification,
  }
}

/** Seconds by which an event and the move of money that it is about may lie apart. */
const NEAR_SECONDS = 60

/** Finds the income that an event said was paid at a moment, Unix seconds; null where there is none. */
export function incomeNotification(
  { purchase, movements }: PurchaseDetails,
  at: number,
): RecordNotification | null {
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
  }
}

/** Returns null where the alert was not reached at the moment that the event names, Unix seconds. */
export function alertNotification(alert: PriceAlert, at: number): RecordNotification | null {
  const { id, symbol, price, reached_at } = alert
  if (reached_at !== at) return null
  return {
    id: `${id}:${at}`,
    name: 'priceReached',
    isGood: true,
    price: { symbol, price },
    path: tradePath(symbol),
  }
}
