import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { loadMessages } from '@/i18n/message-store.ts'
import { purchaseActionNames } from './purchase-intent.ts'

// Three pages under one address: none loads what the others show, nor their texts.
const PurchaseList = lazy(async () => {
  const [{ PurchaseList: List }] = await Promise.all([
    import('./purchase-list.tsx'),
    loadMessages(['balance', 'list']),
  ])
  return { default: List }
})
const PurchaseView = lazy(async () => {
  const [{ PurchaseView: View }] = await Promise.all([
    import('./purchase-view.tsx'),
    loadMessages(['charts']),
  ])
  return { default: View }
})
const ActionPage = lazy(async () => {
  const [{ ActionPage: Action }] = await Promise.all([
    import('./action-page.tsx'),
    loadMessages(['form', 'invest']),
  ])
  return { default: Action }
})

/** The purchases of the user; the one that the address names; or what is done with it. */
export function PurchaseScreen() {
  const { search } = useLocation()
  return (
    // A page of its own for each address: while the next one loads, none lives on behind it, where
    // nobody would see the outcome that it waits for.
    <Suspense key={search} fallback={<Page>{null}</Page>}>
      <Shown search={search} />
    </Suspense>
  )
}

function Shown({ search }: { search: string }) {
  const asked = new URLSearchParams(search)
  const id = asked.get('purchase_id')
  if (!id) return <PurchaseList />
  const action = purchaseActionNames.find((name) => name === asked.get('action'))
  return action === undefined ? <PurchaseView id={id} /> : <ActionPage id={id} action={action} />
}
