import { Headset, ReceiptText } from 'lucide-react'
import { useIntl } from 'react-intl'
import { customerPath, paths } from '@/lib/paths.ts'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'

const ICON_SIZE = 22

/** Records and customer service, one tap away while money is at stake. */
export function ExchangeBar() {
  const intl = useIntl()
  return (
    <>
      <UiLink
        href={paths.exchangeRecords}
        className={iconButtonClass()}
        aria-label={intl.formatMessage({
          id: 'exchange.bar.records',
          defaultMessage: 'Exchange records',
          description: 'Name of the icon in the bar that leads to the list of exchanges.',
        })}
      >
        <ReceiptText size={ICON_SIZE} aria-hidden />
      </UiLink>
      <UiLink
        href={customerPath({ page: paths.exchange })}
        className={iconButtonClass()}
        aria-label={intl.formatMessage({
          id: 'exchange.bar.support',
          defaultMessage: 'Customer service',
          description: 'Name of the icon in the bar that leads to customer service.',
        })}
      >
        <Headset size={ICON_SIZE} aria-hidden />
      </UiLink>
    </>
  )
}
