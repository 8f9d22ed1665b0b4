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
import type { LookUp, Told } from '@/patterns/money-flow/money-flow.ts'

/** A flow by what other pages need of it: what a request came to, as they tell it. */
interface Flow {
  name: string
  find: (requestId: string) => Promise<LookUp<Told>>
}

interface Findable<Result> {
  name: string
  find: (requestId: string) => Promise<LookUp<Result>>
  tell: (result: Result) => Told
}

const telling = <Result>({ name, find, tell }: Findable<Result>): Flow => ({
  name,
  find: async (requestId) => {
    const { result, time } = await find(requestId)
    return { result: result === null ? null : tell(result), time }
  },
})

const flows: readonly Flow[] = [
  telling(withdrawal),
  telling(deposit),
  telling(releasing),
  telling(exchange),
  telling(placing),
  telling(buying),
  telling(claim),
  telling(walletBinding),
  ...Object.values(PaymentMethodType).map((type) => telling(methodBinding(type))),
]

/** Those that are about one purchase; its id stands behind the name. */
const purchaseFlows: readonly ((id: string) => Flow)[] = [
  (id) => telling(appending(id)),
  (id) => telling(renewing(id)),
  (id) => telling(settling(id)),
]

/** The flow of a name, which stored intents bear; undefined for one of another version of the app. */
export function flowOf(name: string): Flow | undefined {
  const id = name.slice(name.indexOf('.') + 1)
  return [...flows, ...purchaseFlows.map((about) => about(id))].find((flow) => flow.name === name)
}

/** An operation as it is told without the page that sent it. */
interface Operation {
  /** The page whose title names it. */
  named: string
  /** The page of all that it made, for what is not found. */
  shown: string
  /** By the id of the record that it made or changed. */
  flow: (recordId: string) => Flow
}

const purchases = { named: paths.purchase, shown: paths.purchase }

const operations: Record<RequestOperation, Operation> = {
  bindPaymentMethod: {
    named: paths.addMethod,
    shown: paths.paymentMethods,
    // All types are found in one list.
    flow: () => telling(methodBinding('bank_card')),
  },
  bindWalletAddress: {
    named: paths.bindWallet,
    shown: paths.paymentMethods,
    flow: () => telling(walletBinding),
  },
  submitDeposit: {
    named: paths.deposit,
    shown: paths.depositRecords,
    flow: () => telling(deposit),
  },
  placeOrder: { named: paths.trade, shown: paths.orders, flow: () => telling(placing) },
  buyProject: {
    named: paths.projectDetails,
    shown: paths.purchase,
    flow: () => telling(buying),
  },
  appendPurchase: { ...purchases, flow: (id) => telling(appending(id)) },
  renewPurchase: { ...purchases, flow: (id) => telling(renewing(id)) },
  settlePurchase: { ...purchases, flow: (id) => telling(settling(id)) },
  submitExchange: {
    named: paths.exchange,
    shown: paths.exchangeRecords,
    flow: () => telling(exchange),
  },
  submitWithdrawal: {
    named: paths.withdraw,
    shown: paths.withdrawalRecords,
    flow: () => telling(withdrawal),
  },
  claimDailyBonus: {
    named: paths.activities,
    shown: paths.activities,
    flow: () => telling(claim),
  },
}

/** How an operation is told; undefined for one of a later version of the server. */
export const operationOf = (name: RequestOperation): Operation | undefined => operations[name]
