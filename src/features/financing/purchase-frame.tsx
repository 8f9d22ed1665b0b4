import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { nextLook } from './purchase-rules.ts'
import { purchaseQuery } from './queries.ts'

interface PurchaseFrameProps {
  /** Id of the purchase. */
  id: string
  children: ReactNode
}

/** The page of a purchase under the name of its project. */
export function PurchaseFrame({ id, children }: PurchaseFrameProps) {
  const query = usePurchase(id)
  const purchase = query.data?.purchase
  return (
    <Page
      {...(purchase && { title: purchase.title })}
      // The server's number: that of the address may be none.
      barActions={<SupportLink {...(purchase && { record: purchase.id })} />}
    >
      {children}
    </Page>
  )
}

/** The shape of what is coming. */
export const PurchaseLoading = () => <Loading count={6} />

/** One purchase; asked for again just after its next income, so that what is shown is true. */
export const usePurchase = (id: string) =>
  useQuery({
    ...purchaseQuery(id),
    refetchInterval: ({ state: { data } }) => {
      const seconds = data ? nextLook(data, serverNow()) : null
      return seconds === null ? false : seconds * 1000
    },
  })
