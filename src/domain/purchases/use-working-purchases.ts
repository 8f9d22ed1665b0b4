import { useQueries } from '@tanstack/react-query'
import { getListPurchasesQueryOptions } from '@/generated/financing/financing.ts'
import type { Purchase, PurchasePage, PurchaseStatus } from '@/generated/h5.schemas.ts'
import type { QueryState } from '@/shell/query-boundary.tsx'

interface WorkingPurchases extends QueryState<readonly Purchase[]> {
  /** Whether they are on their way for the first time. */
  isLoading: boolean
}

/** The purchases that work now: first those that await money, then those that earn. */
export function useWorkingPurchases({ enabled = true } = {}): WorkingPurchases {
  return useQueries({
    queries: [
      getListPurchasesQueryOptions(
        { status: 'awaiting_append', limit: 100 },
        { query: { enabled } },
      ),
      getListPurchasesQueryOptions({ status: 'earning', limit: 100 }, { query: { enabled } }),
    ],
    combine: ([awaiting, earning]) => ({
      data: awaiting.data &&
        earning.data && [
          ...only('awaiting_append', awaiting.data),
          ...only('earning', earning.data),
        ],
      dataUpdatedAt: Math.min(awaiting.dataUpdatedAt, earning.dataUpdatedAt),
      error: awaiting.error ?? earning.error,
      isFetching: awaiting.isFetching || earning.isFetching,
      isLoading: awaiting.isLoading || earning.isLoading,
      refetch: () => Promise.all([awaiting.refetch(), earning.refetch()]),
    }),
  })
}

/** A server that is older than the filter answers all. */
const only = (status: PurchaseStatus, page: PurchasePage) =>
  page.list.filter((one) => one.status === status)
