import type { Handlers } from '../../core/call.ts'
import { money } from '../../core/money.ts'
import { pageOf } from '../../core/page.ts'
import { recordNumber } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import { withdrawalConditions } from '../withdrawal/conditions.ts'
import { depositMethods } from './methods.ts'
import type { StoredDeposit } from './records.ts'
import { toDepositRecord } from './records.ts'
import { largestDeposit, releaseOf, shownRelease } from './release.ts'
import { submitDeposit } from './submit.ts'

const { currency, deposit } = rules

/** Money in: the ways, transfers that are reported, and the records of every class. */
export const depositHandlers = {
  getDepositView: (call) => {
    const release = releaseOf(call.world, call.userId, call.now)
    return {
      currency,
      min: deposit.min,
      max: money(largestDeposit(release), currency),
      release: shownRelease(release),
      methods: depositMethods(call),
      conditions: withdrawalConditions(call.world, call.userId, call.now),
    }
  },

  submitDeposit: (call, form) => () => ({
    record: toDepositRecord(call.world, submitDeposit(call, form), call.language),
  }),

  listDepositRecords: (call, query) => {
    const { world, userId, language } = call
    const { rows, ...paging } = pageOf<StoredDeposit>(
      world.database,
      {
        select: '*',
        from: `FROM deposits
               WHERE user_id = :userId
                 AND (:class IS NULL OR class = :class)
                 AND (:status IS NULL OR status = :status)
                 AND (:number IS NULL OR number = :number)
                 AND (:requestId IS NULL OR request_id = :requestId)`,
        orderBy: 'number DESC',
        values: {
          userId,
          class: query.class ?? null,
          status: query.status ?? null,
          number: query.id === undefined ? null : recordNumber('de', query.id),
          requestId: query.request_id ?? null,
        },
      },
      query,
    )
    return { list: rows.map((row) => toDepositRecord(world, row, language)), ...paging }
  },
} satisfies Partial<Handlers>
