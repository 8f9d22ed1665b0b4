import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { CALENDAR } from './calendar-rules.ts'
import { purchaseActionNames } from './financing-flows.ts'

// Four pages under one address: none loads what the others show.
const PurchaseList = lazy(async () => ({
  default: (await import('./purchase-list.tsx')).PurchaseList,
}))
const IncomeCalendar = lazy(async () => ({
  default: (await import('./income-calendar.tsx')).IncomeCalendar,
}))
const PurchaseView = lazy(async () => ({
  default: (await import('./purchase-view.tsx')).PurchaseView,
}))
const ActionPage = lazy(async () => ({ default: (await import('./action-page.tsx')).ActionPage }))

/** The purchases of the user; when they pay; the one that the address names; or what is done with it. */
export function PurchaseScreen() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const [id, action, view] = ['purchase_id', 'action', 'view'].map((name) => asked.get(name))
  return (
    // Keyed by the page: otherwise the old one would stay mounted behind the loading one and handle
    // an outcome that nobody sees.
    <Suspense key={`${id} ${action} ${view}`} fallback={<Page>{null}</Page>}>
      <Shown id={id} action={action} view={view} />
    </Suspense>
  )
}

type Asked = string | null | undefined

function Shown({ id, action, view }: { id: Asked; action: Asked; view: Asked }) {
  if (!id) return view === CALENDAR ? <IncomeCalendar /> : <PurchaseList />
  const known = purchaseActionNames.find((name) => name === action)
  return known === undefined ? <PurchaseView id={id} /> : <ActionPage id={id} action={known} />
}
