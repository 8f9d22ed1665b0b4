import type { LookUp } from '@/components/money-flow/money-flow-state.ts'
import { claim } from '@/features/activities/bonus-flow.ts'
import { deposit } from '@/features/deposit/deposit-flow.ts'
import { releasing } from '@/features/deposit/release-flow.ts'
import { exchange } from '@/features/exchange/exchange-flow.ts'
import { appending, buying, renewing, settling } from '@/features/financing/financing-flows.ts'
import { methodBinding, walletBinding } from '@/features/payment/bind-flows.ts'
import { placing } from '@/features/trade/order-flow.ts'
import { withdrawal } from '@/features/withdrawal/withdrawal-flow.ts'
import { PaymentMethodType } from '@/generated/model/payment-method-type.ts'
import type { RequestOperation } from '@/generated/model/request-operation.ts'
import { paths } from '@/lib/paths.ts'

interface Flow {
  name: string
  find: (requestId: string) => Promise<LookUp<unknown>>
}

const flows: readonly Flow[] = [
  withdrawal,
  deposit,
  releasing,
  exchange,
  placing,
  buying,
  claim,
  walletBinding,
  ...Object.values(PaymentMethodType).map(methodBinding),
]

/** Those that are about one purchase; its id stands behind the name. */
const purchaseFlows: readonly ((id: string) => Flow)[] = [appending, renewing, settling]

/** The flow of a name, which stored intents bear; undefined for one of another version of the app. */
export function flowOf(name: string): Flow | undefined {
  const id = name.slice(name.indexOf('.') + 1)
  return [...flows, ...purchaseFlows.map((about) => about(id))].find((flow) => flow.name === name)
}

/** The page whose title names an operation, and the one that shows what it made. */
interface Pages {
  named: string
  shown: string
}

const purchases: Pages = { named: paths.purchase, shown: paths.purchase }

const pagesOfOperations: Record<RequestOperation, Pages> = {
  bindPaymentMethod: { named: paths.addMethod, shown: paths.paymentMethods },
  bindWalletAddress: { named: paths.bindWallet, shown: paths.paymentMethods },
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
export const pagesOf = (operation: RequestOperation): Pages | undefined =>
  pagesOfOperations[operation]
