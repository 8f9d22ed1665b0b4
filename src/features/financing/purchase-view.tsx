import { Headset } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import { customerPath, paths, purchaseActionPath } from '@/lib/paths.ts'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { openIntent } from './purchase-intent.ts'
import { PurchasePage } from './purchase-page.tsx'
import { usePurchase } from './use-purchase.ts'

// A form, its rules and its texts: only for who does something with a purchase.
const ActionPage = lazy(async () => {
  const [module] = await Promise.all([
    import('./action-page.tsx'),
    loadMessages(['form', 'invest']),
  ])
  return { default: module.ActionPage }
})

interface PurchaseViewProps {
  id: string
  action: PurchaseActionName | undefined
}

/** One purchase, or what is done with it. */
export function PurchaseView({ id, action }: PurchaseViewProps) {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  const query = usePurchase(id)
  const title = query.data?.code === 1 ? query.data.data.purchase.title : undefined
  return (
    <Page {...(title !== undefined && { title })} barActions={<Support id={id} />}>
      {owner === undefined ? (
        <Loading />
      ) : (
        <Content key={owner} id={id} owner={owner} action={action} />
      )}
    </Page>
  )
}

function Content({ id, owner, action }: PurchaseViewProps & { owner: string }) {
  const query = usePurchase(id)
  const open = openIntent(id, owner)
  // An outcome that is not known comes before everything else.
  if (action === undefined && open?.mayArrive) {
    return <Navigate to={purchaseActionPath(id, open.action)} replace />
  }
  if (action !== undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <ActionPage id={id} owner={owner} action={action} />
      </Suspense>
    )
  }
  return (
    <QueryBoundary query={query} loading={<Loading />}>
      {(details) => <PurchasePage details={details} open={open?.action ?? null} />}
    </QueryBoundary>
  )
}

function Support({ id }: { id: string }) {
  const intl = useIntl()
  return (
    <UiLink
      href={customerPath({ page: paths.purchase, record: id })}
      className={iconButtonClass()}
      aria-label={intl.formatMessage({
        id: 'purchase.bar.support',
        defaultMessage: 'Customer service',
        description: 'Name of the icon in the bar that leads to customer service.',
      })}
    >
      <Headset size={22} aria-hidden />
    </UiLink>
  )
}

function Loading() {
  const intl = useIntl()
  return (
    <Skeleton
      shape="rows"
      count={6}
      label={intl.formatMessage({
        id: 'purchase.page.loading',
        defaultMessage: 'Loading',
        description: 'Said by screen readers while a purchase loads.',
      })}
    />
  )
}
