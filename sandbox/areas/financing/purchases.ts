import type {
  DividendMethod,
  IncomeStatus,
  LanguageCode,
  MovementType,
  Purchase,
  PurchaseMovement,
  PurchaseStatus,
} from '../../../src/generated/h5.schemas.ts'
import type { UserCall } from '../../core/call.ts'
import type { Database } from '../../core/database.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { recordId, recordNumber } from '../../core/record-id.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import type { Income, PurchaseState, Terms } from './financing-rules.ts'
import { appendEarnsFrom, earnsFrom, figuresOf, releaseDate } from './financing-rules.ts'
import { progress, titleOf } from './projects.ts'

const { currency } = rules

/** A purchase as stored: amounts in cents, moments in Unix seconds. */
interface PurchaseRow {
  number: number
  user_id: number
  project: number
  request_id: string | null
  status: PurchaseStatus
  initial_amount: Units
  daily_rate: DecimalText
  investment_cycle: number
  dividend_method: DividendMethod
  append_money: Units
  append_from_day: number | null
  bought_at: number
  settled_at: number | null
  renewed_from: number | null
}

/** The same with the purchase that it was renewed to. */
interface LinkedRow extends PurchaseRow {
  renewed_to: number | null
}

/** A purchase with what its rules need to know. */
export interface PurchaseRecord {
  number: number
  userId: number
  project: number
  requestId: string | null
  state: PurchaseState
  renewedFrom: number | null
  renewedTo: number | null
}

/** One movement of money between the balance and a purchase; negative amounts left the balance. */
export interface MovementRow {
  number: number
  request_id: string | null
  type: MovementType
  amount: Units
  at: number
}

const SELECT = `SELECT p.*,
    (SELECT later.number FROM purchases later WHERE later.renewed_from = p.number) AS renewed_to
  FROM purchases p`

/** The id of a purchase as the contract writes it. */
export const purchaseId = (number: number) => recordId('pu', number)

/** The purchase with this number, undefined when there is none. */
export function findPurchase(database: Database, number: number): PurchaseRecord | undefined {
  const row = database.get<LinkedRow>(`${SELECT} WHERE p.number = :number`, { number })
  return row && toRecord(database, row)
}

/** The purchase with this number, which must be there. */
export function purchaseWithNumber(database: Database, number: number): PurchaseRecord {
  return toRecord(
    database,
    database.one<LinkedRow>(`${SELECT} WHERE p.number = :number`, { number }),
  )
}

/** A page of the caller's purchases, newest first. A request finds the one that it was about. */
export function pageOfPurchases(
  { world, userId }: UserCall,
  { status, project_id, request_id, page, limit }: Operations['listPurchases']['input'],
): { list: PurchaseRecord[]; total: number; page: number; limit: number } {
  const { database } = world
  const conditions = ['p.user_id = :userId']
  const values: Record<string, string | number> = { userId }
  if (status !== undefined) {
    conditions.push('p.status = :status')
    values.status = status
  }
  if (project_id !== undefined) {
    conditions.push('p.project = :project')
    values.project = recordNumber('pr', project_id)
  }
  if (request_id !== undefined) {
    conditions.push(
      'p.number IN (SELECT purchase FROM purchase_movements WHERE request_id = :request_id)',
    )
    values.request_id = request_id
  }
  const { rows, ...rest } = pageOf<{ number: number }>(
    database,
    {
      select: 'p.number',
      from: `FROM purchases p WHERE ${conditions.join(' AND ')}`,
      orderBy: 'p.bought_at DESC, p.number DESC',
      values,
    },
    { page, limit },
  )
  return { list: rows.map(({ number }) => purchaseWithNumber(database, number)), ...rest }
}

/** All purchases of a user, the oldest first. */
export function allPurchases(database: Database, userId: number): PurchaseRecord[] {
  return database
    .all<LinkedRow>(`${SELECT} WHERE p.user_id = :userId ORDER BY p.bought_at, p.number`, {
      userId,
    })
    .map((row) => toRecord(database, row))
}

/** A user's purchases whose principal is in financing. */
export function runningPurchases(database: Database, userId: number): PurchaseRecord[] {
  return database
    .all<LinkedRow>(`${SELECT} WHERE p.user_id = :userId AND p.due_at IS NOT NULL`, { userId })
    .map((row) => toRecord(database, row))
}

/** The newest purchases of all users, for the control page. */
export function recentPurchases({ database, clock }: World, limit: number) {
  return database
    .all<LinkedRow>(`${SELECT} ORDER BY p.bought_at DESC, p.number DESC LIMIT :limit`, { limit })
    .map((row) => ({
      userId: row.user_id,
      ...toPurchase(toRecord(database, row), clock.now(), 'en'),
    }))
}

/** A purchase to which something happens by itself; its past incomes are not read for that. */
export interface DuePurchase {
  number: number
  userId: number
  project: number
  status: PurchaseStatus
  terms: Terms
}

/** The purchases to which something happens by itself at a moment. */
export function duePurchases(database: Database, due: number): DuePurchase[] {
  return database
    .all<PurchaseRow>('SELECT * FROM purchases WHERE due_at = :due ORDER BY number', { due })
    .map((row) => ({
      number: row.number,
      userId: row.user_id,
      project: row.project,
      status: row.status,
      terms: toTerms(database, row),
    }))
}

function toRecord(database: Database, row: LinkedRow): PurchaseRecord {
  return {
    number: row.number,
    userId: row.user_id,
    project: row.project,
    requestId: row.request_id,
    renewedFrom: row.renewed_from,
    renewedTo: row.renewed_to,
    state: {
      terms: toTerms(database, row),
      status: row.status,
      incomes: incomesOf(database, row.number),
      settledAt: row.settled_at,
    },
  }
}

function toTerms(database: Database, row: PurchaseRow): Terms {
  const boughtAt = row.bought_at
  const appends = database.all<{ at: number; amount: Units }>(
    `SELECT at, -amount AS amount FROM purchase_movements
     WHERE purchase = :number AND type = 'append' ORDER BY number`,
    { number: row.number },
  )
  return {
    boughtAt,
    initial: row.initial_amount,
    appends: appends.map(({ at, amount }) => ({
      fromDay: appendEarnsFrom({ boughtAt }, at),
      amount,
    })),
    dailyRate: row.daily_rate,
    cycle: row.investment_cycle,
    method: row.dividend_method,
    appendMoney: row.append_money,
    appendFromDay: row.append_from_day,
  }
}

function incomesOf(database: Database, number: number): Income[] {
  return database
    .all<{ day: number; pays_at: number; principal: Units; amount: Units; status: IncomeStatus }>(
      `SELECT day, pays_at, principal, amount, status FROM purchase_incomes
       WHERE purchase = :number ORDER BY day`,
      { number },
    )
    .map(({ pays_at, ...income }) => ({ ...income, paysAt: pays_at }))
}

/** The movements of a purchase, newest first. */
export function movementsOf(database: Database, number: number): MovementRow[] {
  return database.all<MovementRow>(
    `SELECT number, request_id, type, amount, at FROM purchase_movements
     WHERE purchase = :number ORDER BY number DESC`,
    { number },
  )
}

/** A movement as the contract shows it. */
export function toMovement(purchase: number, row: MovementRow): PurchaseMovement {
  return {
    id: recordId(recordId('mv', purchase), row.number),
    request_id: row.request_id,
    type: row.type,
    currency,
    amount: money(row.amount, currency),
    at: row.at,
  }
}

/** A purchase as the contract shows it at a moment. */
export function toPurchase(
  { number, project, requestId, state, renewedFrom, renewedTo }: PurchaseRecord,
  now: number,
  language: LanguageCode,
): Purchase {
  const { terms, status, settledAt } = state
  const figures = figuresOf(state, now)
  const amount = (units: Units) => money(units, currency)
  return {
    type: 'project',
    id: purchaseId(number),
    request_id: requestId,
    project_id: recordId('pr', project),
    title: titleOf(project, language),
    status,
    currency,
    initial_amount: amount(terms.initial),
    appended_amount: amount(figures.appended),
    principal: amount(figures.principal),
    append_money: figures.appendMoney === null ? null : amount(figures.appendMoney),
    daily_rate: terms.dailyRate,
    investment_cycle: terms.cycle,
    dividend_method: terms.method,
    daily_income: amount(figures.daily),
    income_paid: amount(figures.paid),
    income_held: amount(figures.held),
    income_accrued: amount(figures.accrued),
    income_lost: amount(figures.lost),
    income_expected: amount(figures.expected),
    days_done: figures.daysDone,
    progress: progress(figures.daysDone, terms.cycle),
    bought_at: terms.boughtAt,
    earns_from: earnsFrom(terms),
    release_date: releaseDate(terms),
    next_income: figures.next ? amount(figures.next.amount) : null,
    next_income_at: figures.next?.at ?? null,
    settled_at: settledAt,
    returned_amount: settledAt === null ? null : amount(figures.principal),
    renewed_from: renewedFrom === null ? null : purchaseId(renewedFrom),
    renewed_to: renewedTo === null ? null : purchaseId(renewedTo),
  }
}

/** The purchase with this number as the contract shows it to the caller. */
export function purchaseByNumber(call: UserCall, number: number): Purchase {
  return toPurchase(purchaseWithNumber(call.world.database, number), call.now, call.language)
}
