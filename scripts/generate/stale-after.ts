import type { OperationId } from '../../sandbox/generated/operations.ts'

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
  setFundPassword: ['getUser', 'getWithdrawalView', 'getDepositView'],
  submitCertification: ['getCertification', 'getUser', 'getWithdrawalView', 'getDepositView'],
  uploadAvatar: ['getUser'],
  bindPaymentMethod: ['listPaymentMethods', 'getUser', 'getWithdrawalView', 'getDepositView'],
  removePaymentMethod: ['listPaymentMethods', 'getUser', 'getWithdrawalView', 'getDepositView'],
  bindWalletAddress: ['listWalletAddresses', 'getUser', 'getWithdrawalView'],
  removeWalletAddress: ['listWalletAddresses', 'getUser', 'getWithdrawalView'],
  requestDepositRelease: ['getDepositView'],
  submitDeposit: ['getDepositView', 'listDepositRecords', 'getUser', 'getWallet'],
  placeOrder: ['listHoldings', 'listOrders', 'getUser', 'getWallet'],
  settleOrder: ['listHoldings', 'listOrders', 'getOrder', 'getUser', 'getWallet'],
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
