import { dataOf, defineMoneyFlow } from '@/components/money-flow/money-flow.ts'
import { getDepositView, useRequestDepositRelease } from '@/generated/deposit/deposit.ts'
import type { DepositReleaseRequest } from '@/generated/model/deposit-release-request.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'

/** Asking customer service to release an amount, or what became of it. */
export const releasing = defineMoneyFlow({
  name: 'depositRelease',
  operation: null,
  useSubmit: useRequestDepositRelease,
  resultOf: ({ request }): DepositReleaseRequest => request,
  find: async (requestId) => {
    const answer = await getDepositView({ request_id: requestId })
    const { request } = dataOf<DepositView>(answer)
    // A server that does not know the parameter answers the last one.
    return { result: request?.request_id === requestId ? request : null, time: answer.time }
  },
})
