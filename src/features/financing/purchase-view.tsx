import { Navigate } from 'react-router-dom'
import { useOwner } from '@/api/user.ts'
import { purchaseActionPath } from '@/lib/paths.ts'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { openIntent } from './financing-flows.ts'
import { PurchaseFrame, PurchaseLoading, usePurchase } from './purchase-frame.tsx'
import { PurchasePage } from './purchase-page.tsx'

/** One purchase, in the app's frame. */
export function PurchaseView({ id }: { id: string }) {
  return (
    <PurchaseFrame id={id}>
      <Content id={id} />
    </PurchaseFrame>
  )
}

function Content({ id }: { id: string }) {
  const query = usePurchase(id)
  const open = openIntent(id, useOwner())
  // An unknown outcome is shown before anything else.
  if (open?.mayHappen) return <Navigate to={purchaseActionPath(id, open.action)} replace />
  return (
    <QueryBoundary query={query} loading={<PurchaseLoading />}>
      {(details) => <PurchasePage details={details} open={open?.action ?? null} />}
    </QueryBoundary>
  )
}
