import type { Currency } from '../../src/generated/model/currency.ts'
import type { LedgerKind } from '../../src/generated/model/ledger-kind.ts'
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
  kind: LedgerKind
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
  readonly #accounts = new Map<string, number>()

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Books a movement; part of the caller's transaction. An amount of zero moves nothing and books
   * nothing. Throws when a user's account would go below zero: rules check before, this is the net.
   */
  move({ at, kind, from, to, amount, currency, recordId, note }: Movement): void {
    if (amount === 0) return
    this.#database.run(
      `INSERT INTO movements
         (at, kind, from_account, to_account, amount, from_after, to_after, record_id, note)
       SELECT :at, :kind, :from, :to, :amount,
         (SELECT balance FROM accounts WHERE id = :from) - :amount,
         (SELECT balance FROM accounts WHERE id = :to) + :amount,
         :recordId, :note`,
      {
        at,
        kind,
        from: this.accountId(from, currency),
        to: this.accountId(to, currency),
        amount,
        recordId: recordId ?? null,
        note: note ?? null,
      },
    )
  }

  /** The balance of one account of a user. */
  balance(user: number, account: UserAccount, currency: Currency): Units {
    const row = this.#database.get<{ balance: Units }>(
      'SELECT balance FROM accounts WHERE owner = :user AND kind = :account AND currency = :currency',
      { user, account, currency },
    )
    return row?.balance ?? 0
  }

  /** The id of an account, which is opened when it is first used. */
  accountId(party: Party, currency: Currency): number {
    const [owner, kind] = 'house' in party ? [0, party.house] : [party.user, party.account]
    const key = `${owner} ${kind} ${currency}`
    const known = this.#accounts.get(key)
    if (known !== undefined) return known
    const values = { owner, kind, currency }
    this.#database.run(
      'INSERT OR IGNORE INTO accounts (owner, kind, currency) VALUES (:owner, :kind, :currency)',
      values,
    )
    const { id } = this.#database.one<{ id: number }>(
      'SELECT id FROM accounts WHERE owner = :owner AND kind = :kind AND currency = :currency',
      values,
    )
    this.#accounts.set(key, id)
    return id
  }

  /** Forgets which accounts exist: after a transaction was undone, one of them may not. */
  forget(): void {
    this.#accounts.clear()
  }
}
