import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { loadMessages } from '@/i18n/message-store.ts'
import { purchaseActionNames } from './purchase-intent.ts'
import { PurchaseList } from './purchase-list.tsx'

// The list, which leads there, has no need of schedules and charts.
const PurchaseView = lazy(async () => {
  const [module] = await Promise.all([import('./purchase-view.tsx'), loadMessages(['charts'])])
  return { default: module.PurchaseView }
})

/** The purchases of the user; the one that the address names; or what is done with it. */
export function PurchaseScreen() {
  const search = new URLSearchParams(useLocation().search)
  const id = search.get('purchase_id')
  if (!id) return <PurchaseList />
  const action = purchaseActionNames.find((name) => name === search.get('action'))
  return (
    <Suspense fallback={<Page>{null}</Page>}>
      {/* Another action is another page: focus and scroll begin anew. */}
      <PurchaseView key={`${id} ${action}`} id={id} action={action} />
    </Suspense>
  )
}
