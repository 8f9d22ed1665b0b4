import { serverNow } from '@/api/server-clock.ts'
import { useOrderInbox } from '@/domain/inbox/order-inbox.ts'
import { ReceiptSheet } from '@/domain/orders/receipt-sheet.tsx'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { useGetOrder } from '@/generated/orders/orders.ts'
import { nextLook } from './order-list-rules.ts'

interface OrderSheetProps {
  /** The one whose receipt is shown; null closes the sheet. */
  order: TradeOrder | null
  onClose: () => void
}

/**
 * One order in its sheet. An open one is refetched at its settlement, so that it turns into a
 * receipt.
 */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  const { isKnown, markSeen } = useOrderInbox()
  const { data } = useGetOrder(
    { order_id: order?.id ?? '' },
    {
      query: {
        enabled: order?.result === 'open',
        refetchInterval: ({ state }) => {
          const latest = state.data?.order ?? order
          const seconds = latest ? nextLook([[latest]], serverNow()) : null
          return seconds === null ? false : seconds * 1000
        },
      },
    },
  )
  const known = data?.order
  // The list may be newer than the answer or older; the one with a result is newer.
  const latest = order && known?.id === order.id && known.result !== 'open' ? known : order
  return (
    <ReceiptSheet
      order={latest}
      onClose={() => {
        // A result that its receipt has shown needs no bar.
        if (latest && isKnown(latest.id)) markSeen(latest.id)
        onClose()
      }}
    />
  )
}
