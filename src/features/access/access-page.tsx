import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { IconLink } from '@/ui/icon-button.tsx'

interface AccessPageProps {
  title?: string
  /** Shows the operator's logo in the bar. */
  brand?: boolean
  children: ReactNode
}

/** Frame of the pages for visitors, with links to language and customer service. */
export function AccessPage({ title, brand = false, children }: AccessPageProps) {
  const intl = useIntl()
  return (
    <Page
      brand={brand}
      {...(title !== undefined && { title })}
      barActions={
        <>
          <SupportLink />
          <IconLink
            href={paths.language}
            label={intl.formatMessage(common.language)}
            icon={<Languages size={22} aria-hidden />}
          />
        </>
      }
    >
      {children}
    </Page>
  )
}
