import type { TextId } from '../content/texts.ts'
import type { OperationId } from '../generated/operations.ts'

/** What an operation says when it is done, where that is more than "Operation successful!". */
export const doneTexts: Partial<Record<OperationId, TextId>> = {
  logIn: 'done.login',
  logInWithPasskey: 'done.login',
  register: 'done.register',
  bindPaymentMethod: 'done.added',
  bindWalletAddress: 'done.added',
  addPasskey: 'done.added',
  removePasskey: 'done.deleted',
  removePaymentMethod: 'done.deleted',
  removeWalletAddress: 'done.deleted',
  removePriceAlert: 'done.deleted',
  appendPurchase: 'done.added',
  submitDeposit: 'done.deposit',
  submitWithdrawal: 'done.withdrawal',
}
