import { Navigate } from 'react-router-dom'
import { purchaseActionPath } from '@/lib/paths.ts'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useOpenAction } from './financing-flows.ts'
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
  const open = useOpenAction(id)
  // An unknown outcome is shown before anything else.
  if (open?.mayHappen) return <Navigate to={purchaseActionPath(id, open.action)} replace />
  return (
    <QueryBoundary query={query} loading={<PurchaseLoading />}>
      {(details) => <PurchasePage details={details} open={open?.action ?? null} />}
    </QueryBoundary>
  )
}
