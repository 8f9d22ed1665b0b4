import type { Currency, LedgerType } from '../../src/generated/h5.schemas.ts'
import type { Database } from './database.ts'
import type { Units } from './money.ts'

/**
 * The accounts of a user: `available` to spend, `frozen` under open orders and withdrawals that are
 * reviewed, and `financing`, the principal in projects.
 */
export type UserAccount = 'available' | 'frozen' | 'financing'

/** The accounts of the house: where money comes from and goes to. */
export type HouseAccount =
  | 'deposits'
  | 'withdrawals'
  | 'fees'
  | 'orders'
  | 'financing_income'
  | 'bonuses'
  | 'exchange'
  | 'corrections'

/** Either account of a movement. */
export type Party = { user: number; account: UserAccount } | { house: HouseAccount }

/** Money that goes from one account to another, at once and for good. */
export interface Movement {
  /** Unix seconds. */
  at: number
  kind: LedgerType
  from: Party
  to: Party
  amount: Units
  currency: Currency
  /** The order, deposit, withdrawal ... that moved it. */
  recordId?: string
  /** Id of a sample text that explains it to the user. */
  note?: string
}

/** Moves money. The only way in which a balance ever changes. */
export class Ledger {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Books a movement; part of the caller's transaction. An amount of zero moves nothing and books
   * nothing. Throws when a user's account would go below zero: rules check before; this is the safety net.
   * Each booking finds its accounts by their owners: an id that was remembered could be of a
   * transaction that never happened.
   */
  move({ at, kind, from, to, amount, currency, recordId, note }: Movement): void {
    if (amount === 0) return
    const [fromOwner, fromKind] = asAccount(from)
    const [toOwner, toKind] = asAccount(to)
    const accounts = { fromOwner, fromKind, toOwner, toKind, currency }
    const values = { ...accounts, at, kind, amount, recordId: recordId ?? null, note: note ?? null }
    const book = () =>
      this.#database.run(
        `INSERT INTO movements
           (at, kind, from_account, to_account, amount, from_after, to_after, record_id, note)
         SELECT :at, :kind, f.id, t.id, :amount, f.balance - :amount, t.balance + :amount,
           :recordId, :note
         FROM accounts f, accounts t
         WHERE f.owner = :fromOwner AND f.kind = :fromKind AND f.currency = :currency
           AND t.owner = :toOwner AND t.kind = :toKind AND t.currency = :currency`,
        values,
      ).changes
    if (book() > 0) return
    this.#database.run(
      `INSERT INTO accounts (owner, kind, currency)
       VALUES (:fromOwner, :fromKind, :currency), (:toOwner, :toKind, :currency)
       ON CONFLICT (owner, kind, currency) DO NOTHING`,
      accounts,
    )
    book()
  }

  /** The balance of one account of a user. */
  balance(user: number, account: UserAccount, currency: Currency): Units {
    const row = this.#database.get<{ balance: Units }>(
      'SELECT balance FROM accounts WHERE owner = :user AND kind = :account AND currency = :currency',
      { user, account, currency },
    )
    return row?.balance ?? 0
  }
}

const asAccount = (party: Party): [owner: number, kind: string] =>
  'house' in party ? [0, party.house] : [party.user, party.account]
