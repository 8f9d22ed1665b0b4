import { Compass } from 'lucide-react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import { Page } from '@/shell/page.tsx'
import { RouteProvider } from '@/shell/route-context.ts'
import { VersionLine } from '@/shell/version-line.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'

const title = defineMessage({
  id: 'notFound.page.title',
  defaultMessage: 'Page not found',
  description: 'Title of the page for addresses that lead nowhere.',
})

/** For addresses that lead nowhere. */
export function NotFoundScreen() {
  return (
    <RouteProvider value={{ path: '', title, bar: 'standard', tab: undefined }}>
      <Page>
        <EmptyState
          icon={<Compass size={28} aria-hidden />}
          title={
            <FormattedMessage
              id="notFound.page.heading"
              defaultMessage="We can't find this page"
              description="Heading of the page for addresses that lead nowhere."
            />
          }
          body={
            <FormattedMessage
              id="notFound.page.body"
              defaultMessage="The page may have moved, or the link may be incomplete."
              description="Below the heading of the page for addresses that lead nowhere."
            />
          }
          action={
            <UiLink href={paths.aboutUs} className={buttonClass({ variant: 'secondary' })}>
              <FormattedMessage
                id="notFound.page.home"
                defaultMessage="Go to Home"
                description="Link to the entry page."
              />
            </UiLink>
          }
          note={<VersionLine />}
        />
      </Page>
    </RouteProvider>
  )
}
