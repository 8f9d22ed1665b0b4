import { Headset } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { common } from '@/i18n/common-messages.ts'
import { customerPath } from '@/lib/paths.ts'
import { IconLink } from '@/ui/icon-button.tsx'

interface SupportLinkProps {
  /** What the page is about: the number of a record, a project, an article. */
  record?: string
}

/** Customer service, one tap away in the bar; it is told which page the user comes from. */
export function SupportLink({ record }: SupportLinkProps) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <IconLink
      href={customerPath({ page: pathname, ...(record !== undefined && { record }) })}
      label={intl.formatMessage(common.support)}
      icon={<Headset size={22} aria-hidden />}
    />
  )
}
