import { getListPaymentMethodsInfiniteQueryOptions } from '@/generated/payment-methods/payment-methods.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The bound payment methods. */
export const paymentMethodsQuery = () =>
  getListPaymentMethodsInfiniteQueryOptions({}, { query: pagedQuery })
