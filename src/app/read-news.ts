import type { QueryClient } from '@tanstack/react-query'
import { getGetPriceAlertsQueryOptions } from '@/generated/alerts/alerts.ts'
import { getListDepositRecordsQueryOptions } from '@/generated/deposit/deposit.ts'
import { getGetPurchaseQueryOptions } from '@/generated/financing/financing.ts'
import type { TradeOrder, UserEvent } from '@/generated/h5.schemas.ts'
import { getGetOrderQueryOptions } from '@/generated/orders/orders.ts'
import { getGetCertificationQueryOptions } from '@/generated/verification/verification.ts'
import { getListWithdrawalRecordsQueryOptions } from '@/generated/withdrawal/withdrawal.ts'
import type { News } from './news-rules.ts'
import {
  newsOfAlert,
  newsOfDeposit,
  newsOfIncome,
  newsOfVerification,
  newsOfWithdrawal,
} from './news-rules.ts'

/** A read begins after the event, whatever is known already. */
const NOW = { staleTime: 0 }

/**
 * What the record says of which an event tells; null where it says nothing new. Orders have a bar of
 * their own (`readOrder`); a message is counted at the bell. Throws where the record cannot be read.
 */
export async function readNews(
  queryClient: QueryClient,
  { type, record_id: id, at }: UserEvent,
): Promise<News | null> {
  if (id === null && type !== 'verification_decided') return null
  switch (type) {
    case 'deposit_decided':
    case 'bonus': {
      const { list } = await queryClient.fetchQuery({
        ...getListDepositRecordsQueryOptions({ id: id ?? '' }),
        ...NOW,
      })
      // A bonus may be recorded elsewhere: for a friend, for a day.
      const record = list.find((one) => one.id === id)
      return record ? newsOfDeposit(record) : null
    }
    case 'withdrawal_decided': {
      const { list } = await queryClient.fetchQuery({
        ...getListWithdrawalRecordsQueryOptions({}),
        ...NOW,
      })
      const record = list.find((one) => one.id === id)
      return record ? newsOfWithdrawal(record) : null
    }
    case 'verification_decided':
      return newsOfVerification(
        await queryClient.fetchQuery({ ...getGetCertificationQueryOptions(), ...NOW }),
      )
    case 'income_paid':
      return newsOfIncome(
        await queryClient.fetchQuery({
          ...getGetPurchaseQueryOptions({ purchase_id: id ?? '' }),
          ...NOW,
        }),
        at,
      )
    case 'price_alert': {
      const { list } = await queryClient.fetchQuery({ ...getGetPriceAlertsQueryOptions(), ...NOW })
      const alert = list.find((one) => one.id === id)
      return alert ? newsOfAlert(alert, at) : null
    }
    default:
      return null
  }
}

/** The order of which an event tells. Throws where it cannot be read. */
export async function readOrder(queryClient: QueryClient, id: string): Promise<TradeOrder> {
  const { order } = await queryClient.fetchQuery({
    ...getGetOrderQueryOptions({ order_id: id }),
    ...NOW,
  })
  return order
}
