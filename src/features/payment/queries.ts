import {
  getListPaymentMethodsInfiniteQueryOptions,
  getListWalletAddressesInfiniteQueryOptions,
} from '@/generated/payment-methods/payment-methods.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The bound payment methods. */
export const paymentMethodsQuery = () =>
  getListPaymentMethodsInfiniteQueryOptions({}, { query: pagedQuery })

/** The bound wallet addresses. */
export const walletAddressesQuery = () =>
  getListWalletAddressesInfiniteQueryOptions({}, { query: pagedQuery })
