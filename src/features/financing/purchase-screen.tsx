import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import type { MessageArea } from '@/i18n/message-store.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { purchaseActionNames } from './purchase-intent.ts'

/** A part of the page with the texts that only it shows. */
async function part<Props>(areas: readonly MessageArea[], load: Promise<Props>): Promise<Props> {
  const [module] = await Promise.all([load, loadMessages(areas)])
  return module
}

// Three pages under one address: none loads what the others show.
const PurchaseList = lazy(async () => ({
  default: (await part(['list'], import('./purchase-list.tsx'))).PurchaseList,
}))
const PurchaseView = lazy(async () => ({
  default: (await part(['charts'], import('./purchase-view.tsx'))).PurchaseView,
}))
const ActionPage = lazy(async () => ({
  default: (await part(['form', 'invest'], import('./action-page.tsx'))).ActionPage,
}))

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
