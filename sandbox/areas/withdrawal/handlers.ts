import type { Handlers } from '../../core/call.ts'
import { money } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { rules } from '../../core/rules.ts'
import { requireFundPassword } from '../../core/users.ts'
import { targetsOf } from '../payment-methods/targets.ts'
import { withdrawalConditions } from './conditions.ts'
import type { StoredWithdrawal } from './records.ts'
import { toWithdrawalRecord } from './records.ts'
import { checkWithdrawal, submitWithdrawal } from './submit.ts'

const { currency } = rules

/** Money out: everything that decides about it, the withdrawal itself, and the records. */
export const withdrawalHandlers = {
  getWithdrawalView: ({ world, userId, language, now }) => ({
    available: money(world.ledger.balance(userId, 'available', currency), currency),
    currency,
    conditions: withdrawalConditions(world, userId, now),
    targets: targetsOf(world, userId, language),
  }),

  submitWithdrawal: async (call, form) => {
    checkWithdrawal(call, form)
    await requireFundPassword(call, form.fund_password)
    return () => ({
      record: toWithdrawalRecord(call.world, submitWithdrawal(call, form), call.language),
    })
  },

  listWithdrawalRecords: (call, query) => {
    const { world, userId, language } = call
    const { rows, ...paging } = pageOf<StoredWithdrawal>(
      world.database,
      {
        select: '*',
        from: `FROM withdrawals
               WHERE user_id = :userId
                 AND (:status IS NULL OR status = :status)
                 AND (:requestId IS NULL OR request_id = :requestId)`,
        orderBy: 'number DESC',
        values: {
          userId,
          status: query.status ?? null,
          requestId: query.request_id ?? null,
        },
      },
      query,
    )
    return { list: rows.map((row) => toWithdrawalRecord(world, row, language)), ...paging }
  },
} satisfies Partial<Handlers>
