import { useLocation } from 'react-router-dom'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { CALENDAR } from './calendar-rules.ts'
import { purchaseActionNames } from './financing-flows.ts'

// Four pages under one address: none loads what the others show.
const frame = <Page>{null}</Page>
const PurchaseList = loadable(async () => (await import('./purchase-list.tsx')).PurchaseList, frame)
const IncomeCalendar = loadable(
  async () => (await import('./income-calendar.tsx')).IncomeCalendar,
  frame,
)
const PurchaseView = loadable(async () => (await import('./purchase-view.tsx')).PurchaseView, frame)
const ActionPage = loadable(async () => (await import('./action-page.tsx')).ActionPage, frame)

/** The purchases of the user; when they pay; the one that the address names; or what is done with it. */
export function PurchaseScreen() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const [id, action, view] = ['purchase_id', 'action', 'view'].map((name) => asked.get(name))
  // Keyed by the page: each is one of its own, also where it shows the same parts.
  return <Shown key={`${id} ${action} ${view}`} id={id} action={action} view={view} />
}

type Asked = string | null | undefined

function Shown({ id, action, view }: { id: Asked; action: Asked; view: Asked }) {
  if (!id) return view === CALENDAR ? <IncomeCalendar /> : <PurchaseList />
  const known = purchaseActionNames.find((name) => name === action)
  return known === undefined ? <PurchaseView id={id} /> : <ActionPage id={id} action={known} />
}
