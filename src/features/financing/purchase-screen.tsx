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
  return (
    <Suspense fallback={<Page>{null}</Page>}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const search = new URLSearchParams(useLocation().search)
  const id = search.get('purchase_id')
  if (!id) return <PurchaseList />
  const action = purchaseActionNames.find((name) => name === search.get('action'))
  // Another action is another page: focus and scroll begin anew.
  return action === undefined ? (
    <PurchaseView key={id} id={id} />
  ) : (
    <ActionPage key={`${id} ${action}`} id={id} action={action} />
  )
}
