import * as z from 'zod/mini'
import { listDepositRecords, useSubmitDeposit } from '@/generated/deposit/deposit.ts'
import { SubmitDepositBody } from '@/generated/deposit/deposit.zod.ts'
import type { DepositRecord, DepositSubmitted, DepositView } from '@/generated/h5.schemas.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { narrow } from '@/patterns/form/narrow.ts'
import type { FormValues } from '@/patterns/form/use-contract-form.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/engine/money-flow.ts'
import { isUndecided } from '@/patterns/records/review-rules.ts'
import { methodBlock, upperBound } from './deposit-rules.ts'
import { knownStatus, statusWords } from './deposit-status.tsx'

/** The report of a transfer, or what became of one. */
export const deposit = defineMoneyFlow({
  name: 'deposit',
  operation: 'submitDeposit',
  useSubmit: useSubmitDeposit,
  resultOf: ({ record }: DepositSubmitted) => record,
  earlierPath: ({ requestId }) => recordPath(paths.depositRecords, requestId),
  find: findIn<DepositRecord>(listDepositRecords),
  summarize: ({ status, amount, currency, request_id: requestId }) => ({
    state: statusWords[knownStatus(status)],
    changes: isUndecided(status),
    money: { amount, currency },
    path: recordPath(paths.depositRecords, requestId),
  }),
})

// The request id is made when it is sent, once per intent.
const contractSchema = z.omit(SubmitDepositBody, { request_id: true, valid_until: true })

export type DepositSchema = typeof contractSchema
export type DepositValues = FormValues<DepositSchema>
export type DepositBody = z.output<DepositSchema>

/**
 * The contract's rules of a deposit, narrowed by what the server says of this user now. Of the
 * largest deposit and what is released only the lower is reported; `sayReleased` words the latter.
 */
export function depositSchema(view: DepositView, sayReleased: () => string) {
  const { by, amount: max } = upperBound(view)
  const narrowed = narrow(contractSchema, {
    amount: {
      min: view.min,
      max,
      currency: view.currency,
      sayMax: by === 'release' ? sayReleased : null,
    },
  })
  // The field has words of its own for it, as it does for a choice that is missing.
  const isUsable = z.refine<string>((id) =>
    view.methods.some((method) => method.id === id && methodBlock(method) === null),
  )
  return z.extend(narrowed, { method_id: narrowed.shape.method_id.check(isUsable) })
}
