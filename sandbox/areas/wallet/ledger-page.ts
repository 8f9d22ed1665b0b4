import type {
  Currency,
  LedgerEntry,
  LedgerPage,
  LedgerType,
} from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { recordId } from '../../core/record-id.ts'
import type { Operations } from '../../generated/operations.ts'

interface EntryRow {
  id: number
  at: number
  kind: LedgerType
  currency: Currency
  amount: Units
  balance_after: Units
  record_id: string | null
  note: TextId | null
}

/** What is looked for: kind and currency, from a moment on and before another. */
type Query = Operations['getWallet']['input']

/**
 * A page of the user's ledger: every movement of an available balance, in all currencies, with that
 * balance after it. What only moves between frozen and the house is not the user's to spend, and no
 * line.
 */
export function ledgerPage({ world, userId, language }: UserCall, query: Query): LedgerPage {
  const { rows, ...paging } = pageOf<EntryRow>(
    world.database,
    {
      select: '*',
      from: `FROM (
               SELECT m.id, m.at, m.kind, own.currency, -m.amount AS amount,
                 m.from_after AS balance_after, m.record_id, m.note
               FROM accounts own JOIN movements m ON m.from_account = own.id
               WHERE own.owner = :userId AND own.kind = 'available'
               UNION ALL
               SELECT m.id, m.at, m.kind, own.currency, m.amount, m.to_after, m.record_id, m.note
               FROM accounts own JOIN movements m ON m.to_account = own.id
               WHERE own.owner = :userId AND own.kind = 'available'
             )
             WHERE (:kind IS NULL OR kind = :kind)
               AND (:currency IS NULL OR currency = :currency)
               AND (:from IS NULL OR at >= :from)
               AND (:to IS NULL OR at < :to)`,
      orderBy: 'id DESC',
      values: {
        userId,
        kind: query.type ?? null,
        currency: query.currency ?? null,
        from: query.from ?? null,
        to: query.to ?? null,
      },
    },
    query,
  )
  return {
    list: rows.map(
      (row): LedgerEntry => ({
        id: recordId('le', row.id),
        type: row.kind,
        currency: row.currency,
        amount: money(row.amount, row.currency),
        balance_after: money(row.balance_after, row.currency),
        record_id: row.record_id,
        note: row.note === null ? null : text(language, row.note),
        created_at: row.at,
      }),
    ),
    ...paging,
  }
}
