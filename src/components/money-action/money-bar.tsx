import { Headset, ReceiptText } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { customerPath } from '@/lib/paths.ts'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'

const ICON_SIZE = 22

/** Records and customer service, one tap away while money is at stake. */
export function MoneyBar({ records }: { records: { path: string; label: string } }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <>
      <UiLink href={records.path} className={iconButtonClass()} aria-label={records.label}>
        <ReceiptText size={ICON_SIZE} aria-hidden />
      </UiLink>
      <UiLink
        href={customerPath({ page: pathname })}
        className={iconButtonClass()}
        aria-label={intl.formatMessage({
          id: 'form.bar.support',
          defaultMessage: 'Customer service',
          description: 'Name of the icon in the bar that leads to customer service.',
        })}
      >
        <Headset size={ICON_SIZE} aria-hidden />
      </UiLink>
    </>
  )
}
