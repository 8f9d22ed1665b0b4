import type { ReactNode } from 'react'
import { Loading } from '@/components/loading.tsx'
import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { usePurchase } from './use-purchase.ts'

interface PurchaseFrameProps {
  /** Id of the purchase. */
  id: string
  /** The page, for the user with this id. */
  children: (owner: string) => ReactNode
}

/** The page of a purchase under the name of its project, once its user is known. */
export function PurchaseFrame({ id, children }: PurchaseFrameProps) {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  const query = usePurchase(id)
  const title = query.data?.code === 1 ? query.data.data.purchase.title : undefined
  return (
    <Page {...(title !== undefined && { title })} barActions={<SupportLink record={id} />}>
      {owner === undefined ? <PurchaseLoading /> : children(owner)}
    </Page>
  )
}

/** The shape of what is coming. */
export const PurchaseLoading = () => <Loading count={6} />
