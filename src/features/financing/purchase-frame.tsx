import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Loading } from '@/components/loading.tsx'
import { Page } from '@/components/page.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'
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
    <Page {...(title !== undefined && { title })} barActions={<Support id={id} />}>
      {owner === undefined ? <PurchaseLoading /> : children(owner)}
    </Page>
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

/** The shape of what is coming. */
export const PurchaseLoading = () => <Loading count={6} />
