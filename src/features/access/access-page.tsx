import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { paths } from '@/lib/paths.ts'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'

const ICON_SIZE = 22

/** A page before the session: language and customer service are one tap away on each. */
export function AccessPage({ title, children }: { title?: string; children: ReactNode }) {
  const intl = useIntl()
  const routeExists = useRouteExists()
  return (
    <Page
      {...(title !== undefined && { title })}
      barActions={
        <>
          <SupportLink />
          {routeExists(paths.language) ? (
            <UiLink
              href={paths.language}
              className={iconButtonClass()}
              aria-label={intl.formatMessage({
                id: 'access.bar.language',
                defaultMessage: 'Language',
                description: 'Name of the icon in the bar that leads to the choice of language.',
              })}
            >
              <Languages size={ICON_SIZE} aria-hidden />
            </UiLink>
          ) : null}
        </>
      }
    >
      {children}
    </Page>
  )
}
