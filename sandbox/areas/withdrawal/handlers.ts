import type { Handlers } from '../../core/call.ts'
import { money } from '../../core/money.ts'
import { ownPageOf } from '../../core/page.ts'
import { requireProof } from '../../core/proofs.ts'
import { rules } from '../../core/rules.ts'
import { targetRef, targetsOf } from '../payment-methods/targets.ts'
import { newTargetWait, wasPaidTo, withdrawalConditions } from './conditions.ts'
import { checkWithdrawal, quoteOf, submitWithdrawal } from './submit.ts'
import type { StoredWithdrawal } from './withdrawals.ts'
import { toWithdrawalRecord } from './withdrawals.ts'

const { currency } = rules

/** Money out: everything that decides about it, the withdrawal itself, and the records. */
export const withdrawalHandlers = {
  getWithdrawalView: ({ world, userId, language, now }) => ({
    available: money(world.ledger.balance(userId, 'available', currency), currency),
    currency,
    conditions: withdrawalConditions(world, userId, now),
    targets: targetsOf(world, userId, language).map((target) => ({
      ...target,
      quote: quoteOf(world, target.currency, now),
      ...(newTargetWait(world) > 0 && { paid_before: wasPaidTo(world, targetRef(target.id)) }),
    })),
  }),

  submitWithdrawal: async (call, form) => {
    checkWithdrawal(call, form)
    await requireProof(call, 'submitWithdrawal', form)
    return () => ({
      record: toWithdrawalRecord(call.world, submitWithdrawal(call, form), call.language),
    })
  },

  listWithdrawalRecords: (call, query) => {
    const { world, language } = call
    const { status, request_id } = query
    const wanted = { status, request_id }
    const { rows, ...paging } = ownPageOf<StoredWithdrawal>(call, 'withdrawals', wanted, query)
    return { list: rows.map((row) => toWithdrawalRecord(world, row, language)), ...paging }
  },
} satisfies Partial<Handlers>
