import { useUserInfo, VISITOR } from '@/api/user.ts'
import { useWatchedOrders } from '@/domain/orders/order-store.ts'
import { OrderWatch } from '@/domain/orders/order-watch.tsx'
import { practise, useIsPractising } from '@/domain/practice/practice-mode.ts'

const endPractice = (owner: string) => practise(owner, false)

/** The watcher of the present user's open orders, while there are any. */
export function OrderLayer() {
  const owner = useUserInfo()?.user.userid
  const watched = useWatchedOrders(owner)
  const practises = useIsPractising(owner ?? VISITOR)
  if (owner === undefined || watched.length === 0) return null
  return <OrderWatch key={owner} owner={owner} practises={practises} onReturn={endPractice} />
}
