import { Headset } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { customerPath } from '@/lib/paths.ts'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'

interface SupportLinkProps {
  /** What the page is about: the number of a record, a project, an article. */
  record?: string
}

/** Customer service, one tap away in the bar; it is told which page the user comes from. */
export function SupportLink({ record }: SupportLinkProps) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <UiLink
      href={customerPath({ page: pathname, ...(record !== undefined && { record }) })}
      className={iconButtonClass()}
      aria-label={intl.formatMessage({
        id: 'app.bar.support',
        defaultMessage: 'Customer service',
        description: 'Name of the icon in the bar that leads to customer service.',
      })}
    >
      <Headset size={22} aria-hidden />
    </UiLink>
  )
}
