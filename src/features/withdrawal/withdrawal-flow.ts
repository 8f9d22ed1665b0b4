import * as z from 'zod/mini'
import type {
  WithdrawalRecord,
  WithdrawalSubmitted,
  WithdrawalView,
} from '@/generated/h5.schemas.ts'
import { listWithdrawalRecords, useSubmitWithdrawal } from '@/generated/withdrawal/withdrawal.ts'
import { SubmitWithdrawalBody } from '@/generated/withdrawal/withdrawal.zod.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { narrow } from '@/patterns/form/narrow.ts'
import type { FormValues } from '@/patterns/form/use-contract-form.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/engine/money-flow.ts'
import { isUndecided } from '@/patterns/records/review-rules.ts'
import { upperBound } from './withdrawal-rules.ts'
import { knownStatus, statusWords } from './withdrawal-status.tsx'

/** A withdrawal, or what became of one. */
export const withdrawal = defineMoneyFlow({
  name: 'withdraw',
  operation: 'submitWithdrawal',
  useSubmit: useSubmitWithdrawal,
  resultOf: ({ record }: WithdrawalSubmitted) => record,
  earlierPath: ({ requestId }) => recordPath(paths.withdrawalRecords, requestId),
  find: findIn<WithdrawalRecord>(listWithdrawalRecords),
  summarize: ({ status, amount, currency, request_id: requestId }) => ({
    state: statusWords[knownStatus(status)],
    changes: isUndecided(status),
    money: { amount, currency },
    path: recordPath(paths.withdrawalRecords, requestId),
  }),
})

// Rate and fee are the ones in sight, and the request id is made when it is sent, once per intent.
const contractSchema = z.omit(SubmitWithdrawalBody, {
  confirmation: true,
  fee: true,
  fund_password: true,
  rate: true,
  request_id: true,
  valid_until: true,
})

export type WithdrawalSchema = typeof contractSchema
export type WithdrawalValues = FormValues<WithdrawalSchema>
export type WithdrawalBody = z.output<WithdrawalSchema>

/** The words for what the contract has none for. */
interface WithdrawalWords {
  /** The amount is above the bound that counts: the balance, or what is left today. */
  bound: () => string
  /** No target is chosen, or one that is not bound any more. */
  target: () => string
}

/**
 * The contract's rules of a withdrawal, narrowed by what the server says of this user now. Of
 * balance, what is left today and the largest withdrawal only the lowest is reported, so that one
 * correction is enough.
 */
export function withdrawalSchema(view: WithdrawalView, say: WithdrawalWords) {
  const { by, amount: max } = upperBound(view)
  const narrowed = narrow(contractSchema, {
    amount: {
      min: view.conditions.min,
      max,
      currency: view.currency,
      sayMax: by === 'max' ? null : say.bound,
    },
  })
  const isBound = z.refine<string>((id) => view.targets.some((target) => target.id === id), {
    error: say.target,
  })
  return z.extend(narrowed, { target_id: narrowed.shape.target_id.check(isBound) })
}
