import { defineMessage, FormattedMessage } from 'react-intl'
import { Page } from '@/shell/page.tsx'
import { RouteProvider } from '@/shell/route-context.ts'
import { MissingPage } from './missing-page.tsx'

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
        <MissingPage
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
        />
      </Page>
    </RouteProvider>
  )
}
