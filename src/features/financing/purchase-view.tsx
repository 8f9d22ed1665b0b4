import { Navigate } from 'react-router-dom'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { purchaseActionPath } from '@/lib/paths.ts'
import { PurchaseFrame, PurchaseLoading } from './purchase-frame.tsx'
import { openIntent } from './purchase-intent.ts'
import { PurchasePage } from './purchase-page.tsx'
import { usePurchase } from './use-purchase.ts'

/** One purchase, in the app's frame. */
export function PurchaseView({ id }: { id: string }) {
  return (
    <PurchaseFrame id={id}>
      {(owner) => <Content key={owner} id={id} owner={owner} />}
    </PurchaseFrame>
  )
}

function Content({ id, owner }: { id: string; owner: string }) {
  const query = usePurchase(id)
  const open = openIntent(id, owner)
  // An outcome that is not known comes before everything else.
  if (open?.mayArrive) return <Navigate to={purchaseActionPath(id, open.action)} replace />
  return (
    <QueryBoundary query={query} loading={<PurchaseLoading />}>
      {(details) => <PurchasePage details={details} open={open?.action ?? null} />}
    </QueryBoundary>
  )
}
