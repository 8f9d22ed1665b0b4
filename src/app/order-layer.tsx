import { useUserInfo } from '@/api/user.ts'
import { useWatchedOrders } from '@/domain/orders/order-store.ts'
import { OrderWatch } from '@/domain/orders/order-watch.tsx'

/** The watcher of the present user's open orders, while there are any. */
export function OrderLayer() {
  const owner = useUserInfo()?.user.userid
  const watched = useWatchedOrders(owner)
  if (owner === undefined || watched.length === 0) return null
  return <OrderWatch key={owner} owner={owner} />
}
