import { pagedQuery } from '@/components/records/paging.ts'
import {
  getListPaymentMethodsInfiniteQueryOptions,
  getListWalletAddressesInfiniteQueryOptions,
} from '@/generated/payment-methods/payment-methods.ts'

/** The bound payment methods. */
export const paymentMethodsQuery = () =>
  getListPaymentMethodsInfiniteQueryOptions({}, { query: pagedQuery })

/** The bound wallet addresses. */
export const walletAddressesQuery = () =>
  getListWalletAddressesInfiniteQueryOptions({}, { query: pagedQuery })
