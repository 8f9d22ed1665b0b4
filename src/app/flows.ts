import { claim } from '@/features/activities/bonus-flow.ts'
import { deposit } from '@/features/deposit/deposit-flow.ts'
import { releasing } from '@/features/deposit/release-flow.ts'
import { exchange } from '@/features/exchange/exchange-flow.ts'
import { appending, buying, renewing, settling } from '@/features/financing/financing-flows.ts'
import { methodBinding, walletBinding } from '@/features/payment/bind-flows.ts'
import { placing } from '@/features/trade/order-flow.ts'
import { withdrawal } from '@/features/withdrawal/withdrawal-flow.ts'
import type { RequestOperation } from '@/generated/h5.schemas.ts'
import { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { paths } from '@/lib/paths.ts'
import type { Findable, LookUp, Told } from '@/patterns/money-flow/money-flow.ts'

/** A flow by what other pages need of it: what a request came to, as they tell it. */
interface Flow extends Pick<Findable<unknown>, 'name' | 'operation' | 'onReturn'> {
  find: (requestId: string) => Promise<LookUp<Told>>
}

const telling = <Result>({ find, tell, ...flow }: Findable<Result>): Flow => ({
  ...flow,
  find: async (requestId) => {
    const { result, time } = await find(requestId)
    return { result: result === null ? null : tell(result), time }
  },
})

/** All flows; those with a purchase are about the one with this id. */
const flowsAbout = (purchaseId: string): Flow[] => [
  telling(withdrawal),
  telling(deposit),
  telling(releasing),
  telling(exchange),
  telling(placing),
  telling(buying),
  telling(appending(purchaseId)),
  telling(renewing(purchaseId)),
  telling(settling(purchaseId)),
  telling(claim),
  telling(walletBinding),
  ...Object.values(PaymentMethodType).map((type) => telling(methodBinding(type))),
]

/** The flow that a stored intent names; undefined for one of another version of the app. */
export function flowOf(name: string): Flow | undefined {
  const id = name.slice(name.indexOf('.') + 1)
  return flowsAbout(id).find((flow) => flow.name === name)
}

/**
 * The flow by which a record of an operation is found. Of the payment methods any will do: all types are
 * found in one list.
 */
export const flowOfRecord = (operation: RequestOperation, recordId: string): Flow | undefined =>
  flowsAbout(recordId).find((flow) => flow.operation === operation)

/** Where an operation is told of without the page that sent it. */
interface OperationPages {
  /** The page whose title names it. */
  named: string
  /** The page of all that it made, for what is not found. */
  shown: string
}

const purchases = { named: paths.purchase, shown: paths.purchase }

const pages: Record<RequestOperation, OperationPages> = {
  bindPaymentMethod: { named: paths.addMethod, shown: paths.paymentMethods },
  bindWalletAddress: { named: paths.bindWallet, shown: paths.paymentMethods },
  requestDepositRelease: { named: paths.deposit, shown: paths.deposit },
  submitDeposit: { named: paths.deposit, shown: paths.depositRecords },
  placeOrder: { named: paths.trade, shown: paths.orders },
  buyProject: { named: paths.projectDetails, shown: paths.purchase },
  appendPurchase: purchases,
  renewPurchase: purchases,
  settlePurchase: purchases,
  submitExchange: { named: paths.exchange, shown: paths.exchangeRecords },
  submitWithdrawal: { named: paths.withdraw, shown: paths.withdrawalRecords },
  claimDailyBonus: { named: paths.activities, shown: paths.activities },
}

/** The pages of an operation; undefined for one of a later version of the server. */
export const pagesOf = (operation: RequestOperation): OperationPages | undefined => pages[operation]
