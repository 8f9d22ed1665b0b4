import { serverNow } from '@/api/server-clock.ts'
import { useGetPurchase } from '@/generated/financing/financing.ts'
import { nextLook } from './purchase-rules.ts'

/** One purchase; asked for again just after its next income, so that what is shown is true. */
export const usePurchase = (id: string) =>
  useGetPurchase(
    { purchase_id: id },
    {
      query: {
        refetchInterval: ({ state }) => {
          const answer = state.data
          const seconds = answer?.code === 1 ? nextLook(answer.data, serverNow()) : null
          return seconds === null ? false : seconds * 1000
        },
      },
    },
  )
