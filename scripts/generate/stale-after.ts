import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { UserEventType } from '../../src/generated/h5.schemas.ts'

/** What a new message changes. */
const MESSAGE: OperationId[] = ['listMessages', 'getUser']

/** What a payment method, or the address of a wallet, that comes or goes changes. */
const addressesChanged: OperationId[] = [
  'listWalletAddresses',
  'getUser',
  'getWithdrawalView',
  'listSecurityEvents',
]
const methodsChanged: OperationId[] = [
  'listPaymentMethods',
  'getUser',
  'getWithdrawalView',
  'getDepositView',
  'listSecurityEvents',
]

/** What an action on a purchase changes. */
const purchaseChanged: OperationId[] = [
  'listPurchases',
  'getPurchase',
  'getIncomeCalendar',
  'getBalanceProduct',
  'getUser',
  'getWallet',
]

/**
 * What is out of date after an action: the queries whose answers it changes. The generated hooks
 * invalidate them (orval.config.ts); screens invalidate nothing themselves.
 */
export const staleAfter: Partial<Record<OperationId, OperationId[]>> = {
  setOwnLimits: ['getOwnLimits', 'listSecurityEvents'],
  confirmLimitChange: ['getOwnLimits', 'listSecurityEvents'],
  cancelLimitChange: ['getOwnLimits', 'listSecurityEvents'],
  startPause: ['getOwnLimits', 'listSecurityEvents'],
  requestPauseEnd: ['getOwnLimits', 'listSecurityEvents'],
  changeLoginPassword: ['listSessions', 'listSecurityEvents', 'getWithdrawalView'],
  setFundPassword: ['getUser', 'getWithdrawalView', 'getDepositView', 'listSecurityEvents'],
  endSession: ['listSessions', 'listSecurityEvents'],
  endOtherSessions: ['listSessions', 'listSecurityEvents'],
  addPasskey: ['getPasskeys', 'listSecurityEvents', 'getWithdrawalView', ...MESSAGE],
  removePasskey: ['getPasskeys', 'listSecurityEvents', ...MESSAGE],
  submitCertification: ['getCertification', 'getUser', 'getWithdrawalView', 'getDepositView'],
  uploadAvatar: ['getUser'],
  bindPaymentMethod: methodsChanged,
  removePaymentMethod: methodsChanged,
  bindWalletAddress: addressesChanged,
  removeWalletAddress: addressesChanged,
  requestDepositRelease: ['getDepositView'],
  submitDeposit: ['getDepositView', 'listDepositRecords', 'getUser', 'getWallet'],
  placeOrder: ['listHoldings', 'listOrders', 'getUser', 'getWallet', 'getOwnLimits'],
  settleOrder: ['listHoldings', 'listOrders', 'getOrder', 'getUser', 'getWallet', 'getOwnLimits'],
  addPriceAlert: ['getPriceAlerts'],
  changePriceAlert: ['getPriceAlerts'],
  removePriceAlert: ['getPriceAlerts'],
  buyProject: [
    'listProjects',
    'getProject',
    'listPurchases',
    'getIncomeCalendar',
    'getBalanceProduct',
    'getUser',
    'getWallet',
  ],
  appendPurchase: purchaseChanged,
  renewPurchase: purchaseChanged,
  settlePurchase: purchaseChanged,
  submitExchange: ['getExchange', 'listExchangeRecords', 'getUser', 'getWallet'],
  submitWithdrawal: ['getWithdrawalView', 'listWithdrawalRecords', 'getUser', 'getWallet'],
  markMessagesRead: ['listMessages', 'getUser'],
  claimDailyBonus: ['getDailyBonus', 'getUser', 'getWallet'],
}

/**
 * What is out of date after an event of the user's stream: each brings a message, and what the action
 * that led to it made stale is stale once more.
 */
const staleAfterOne: Record<Exclude<UserEventType, 'resync'>, OperationId[]> = {
  order_settled: withMessage(staleAfter.settleOrder),
  deposit_decided: withMessage(staleAfter.submitDeposit, ['getWithdrawalView']),
  withdrawal_decided: withMessage(staleAfter.submitWithdrawal),
  verification_decided: withMessage(staleAfter.submitCertification),
  income_paid: withMessage(purchaseChanged),
  // It may be of a login on a new device.
  message: withMessage(['listSessions', 'listSecurityEvents']),
  bonus: withMessage(staleAfter.claimDailyBonus, ['listDepositRecords', 'listInvitees']),
  session_ended: ['getUser'],
  price_alert: withMessage(staleAfter.addPriceAlert),
}

/** A resync replaces events of any type. */
export const staleAfterEvent: Record<UserEventType, OperationId[]> = {
  ...staleAfterOne,
  resync: [...new Set(Object.values(staleAfterOne).flat())],
}

function withMessage(...lists: (OperationId[] | undefined)[]): OperationId[] {
  return [...new Set([...lists.flatMap((list) => list ?? []), ...MESSAGE])]
}
