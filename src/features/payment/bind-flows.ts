import type {
  PaymentMethod,
  PaymentMethodBound,
  PaymentMethodType,
  WalletAddress,
  WalletAddressBound,
} from '@/generated/h5.schemas.ts'
import {
  listPaymentMethods,
  listWalletAddresses,
  useBindPaymentMethod,
  useBindWalletAddress,
} from '@/generated/payment-methods/payment-methods.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/engine/money-flow.ts'
import { methodFormName } from './use-method-form.ts'

/** Binds a payment method of one type, or finds what became of one. */
export const methodBinding = (type: PaymentMethodType) =>
  defineMoneyFlow({
    name: methodFormName(type),
    operation: 'bindPaymentMethod',
    useSubmit: useBindPaymentMethod,
    resultOf: ({ payment_method: method }: PaymentMethodBound) => method,
    find: findIn<PaymentMethod>(listPaymentMethods),
    summarize: ({ request_id: requestId }) => ({
      state: common.carriedOut,
      changes: false,
      money: null,
      path: recordPath(paths.paymentMethods, requestId),
    }),
  })

/** Binds a wallet address, or finds what became of one. */
export const walletBinding = defineMoneyFlow({
  name: 'bind.wallet',
  operation: 'bindWalletAddress',
  useSubmit: useBindWalletAddress,
  resultOf: ({ wallet_address: address }: WalletAddressBound) => address,
  find: findIn<WalletAddress>(listWalletAddresses),
  summarize: ({ request_id: requestId }) => ({
    state: common.carriedOut,
    changes: false,
    money: null,
    path: recordPath(paths.paymentMethods, requestId, { list: 'wallets' }),
  }),
})
