import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { currentToken, subscribeSession } from '@/api/session.ts'
import { useUserInfo } from '@/api/user.ts'
import { addEntry, isKnown, takeResult } from '@/domain/inbox/inbox.ts'
import type { RecordNotification } from '@/domain/inbox/notification.ts'
import {
  alertNotification,
  depositNotification,
  incomeNotification,
  verificationNotification,
  withdrawalNotification,
} from '@/domain/inbox/notification.ts'
import { getGetPriceAlertsQueryOptions } from '@/generated/alerts/alerts.ts'
import { getListDepositRecordsQueryOptions } from '@/generated/deposit/deposit.ts'
import { getGetPurchaseQueryOptions } from '@/generated/financing/financing.ts'
import type { UserEvent } from '@/generated/h5.schemas.ts'
import { getGetOrderQueryOptions } from '@/generated/orders/orders.ts'
import { getGetCertificationQueryOptions } from '@/generated/verification/verification.ts'
import { getListWithdrawalRecordsQueryOptions } from '@/generated/withdrawal/withdrawal.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { giveFeedback } from '@/platform/feedback.ts'
import { watchEvents } from './watch-events.ts'

/** Puts what happens to the user's records into the inbox. */
export function EventLayer() {
  const queryClient = useQueryClient()
  const owner = useUserInfo()?.user.userid
  const token = useSyncExternalStore(subscribeSession, currentToken)
  const onEvent = useEffectEvent((event: UserEvent) => {
    // What can't be read is not announced: the pages find it.
    if (owner !== undefined) void receive(owner, event, queryClient).catch(() => undefined)
  })
  useEffect(
    () => (token === null ? undefined : watchEvents(queryClient, token, (event) => onEvent(event))),
    [queryClient, token],
  )
  return null
}

async function receive(owner: string, event: UserEvent, queryClient: QueryClient): Promise<void> {
  const token = currentToken()
  const isSameUser = () => currentToken() === token
  const id = event.record_id
  if (event.type === 'order_settled') {
    if (id === null || isKnown({ kind: 'order', owner, id })) return
    const options = getGetOrderQueryOptions({ order_id: id })
    const { order } = await queryClient.fetchQuery({ ...options, ...NOW })
    if (isSameUser() && takeResult(owner, order)) giveFeedback()
    return
  }
  const notification = await readNotification(queryClient, event)
  if (notification === null) return
  const entry = { kind: 'notification', owner, id: notification.id, outcome: notification } as const
  if (isKnown(entry)) return
  await loadMessages('messages')
  if (isSameUser()) addEntry(entry)
}

/** A read begins after the event, whatever is cached. */
const NOW = { staleTime: 0 }

/**
 * Reads the record that an event names; null where that says nothing new. A message is counted at the bell.
 * Throws where the record can't be read.
 */
async function readNotification(
  queryClient: QueryClient,
  { type, record_id: id, at }: UserEvent,
): Promise<RecordNotification | null> {
  if (id === null && type !== 'verification_decided') return null
  const isRecord = (record: { id: string }) => record.id === id
  switch (type) {
    case 'deposit_decided':
    case 'bonus': {
      const options = getListDepositRecordsQueryOptions({ id: id ?? '' })
      const { list } = await queryClient.fetchQuery({ ...options, ...NOW })
      // A bonus may be recorded elsewhere: for a friend, for a day.
      const record = list.find(isRecord)
      return record ? depositNotification(record) : null
    }
    case 'withdrawal_decided': {
      const options = getListWithdrawalRecordsQueryOptions({})
      const { list } = await queryClient.fetchQuery({ ...options, ...NOW })
      const record = list.find(isRecord)
      return record ? withdrawalNotification(record) : null
    }
    case 'verification_decided': {
      const options = getGetCertificationQueryOptions()
      return verificationNotification(await queryClient.fetchQuery({ ...options, ...NOW }))
    }
    case 'income_paid': {
      const options = getGetPurchaseQueryOptions({ purchase_id: id ?? '' })
      return incomeNotification(await queryClient.fetchQuery({ ...options, ...NOW }), at)
    }
    case 'price_alert': {
      const options = getGetPriceAlertsQueryOptions()
      const { list } = await queryClient.fetchQuery({ ...options, ...NOW })
      const alert = list.find(isRecord)
      return alert ? alertNotification(alert, at) : null
    }
    default:
      return null
  }
}
