import { claim } from '@/features/activities/bonus-flow.ts'
import { deposit } from '@/features/deposit/deposit-flow.ts'
import { releasing } from '@/features/deposit/release-flow.ts'
import { exchange } from '@/features/exchange/exchange-flow.ts'
import { appending, buying, renewing, settling } from '@/features/financing/financing-flows.ts'
import { methodBinding, walletBinding } from '@/features/payment/bind-flows.ts'
import { placing } from '@/features/trade/order-flow.ts'
import { withdrawal } from '@/features/withdrawal/withdrawal-flow.ts'
import { PaymentMethodType } from '@/generated/h5.schemas.ts'
import type { Findable, LookUp, OutcomeSummary } from '@/patterns/money-flow/engine/money-flow.ts'

/** A flow by what other pages need of it: the outcome of a request, as they show it. */
interface Flow extends Pick<Findable<unknown>, 'name' | 'operation' | 'onReturn'> {
  find: (requestId: string) => Promise<LookUp<OutcomeSummary>>
}

const withSummary = <Result>({ find, summarize, ...flow }: Findable<Result>): Flow => ({
  ...flow,
  find: async (requestId) => {
    const { result, time } = await find(requestId)
    return { result: result === null ? null : summarize(result), time }
  },
})

/** All flows; those with a purchase are about the one with this id. */
export const flowsAbout = (purchaseId: string): Flow[] => [
  withSummary(withdrawal),
  withSummary(deposit),
  withSummary(releasing),
  withSummary(exchange),
  withSummary(placing),
  withSummary(buying),
  withSummary(appending(purchaseId)),
  withSummary(renewing(purchaseId)),
  withSummary(settling(purchaseId)),
  withSummary(claim),
  withSummary(walletBinding),
  ...Object.values(PaymentMethodType).map((type) => withSummary(methodBinding(type))),
]

/** The flow that a stored intent names; undefined for one of another version of the app. */
export function flowOf(name: string): Flow | undefined {
  const id = name.slice(name.indexOf('.') + 1)
  return flowsAbout(id).find((flow) => flow.name === name)
}
