import { timed } from '@/api/answer-time.ts'
import { defineMoneyFlow } from '@/components/money-flow/money-flow.ts'
import { getDepositView, useRequestDepositRelease } from '@/generated/deposit/deposit.ts'
import type { DepositReleaseRequested } from '@/generated/model/deposit-release-requested.ts'

/** Asking customer service to release an amount, or what became of it. */
export const releasing = defineMoneyFlow({
  name: 'depositRelease',
  useSubmit: useRequestDepositRelease,
  resultOf: ({ request }: DepositReleaseRequested) => request,
  find: async (requestId) => {
    const { data, time } = await timed(getDepositView({ request_id: requestId }))
    const { request } = data
    // A server that does not know the parameter answers the last one.
    return { result: request?.request_id === requestId ? request : null, time }
  },
})
