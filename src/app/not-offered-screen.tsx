import { FormattedMessage, useIntl } from 'react-intl'
import { Page } from '@/shell/page.tsx'
import { MissingPage } from './missing-page.tsx'

/** In the place of a page that this site does not offer: a link from elsewhere, or one of yesterday. */
export function NotOfferedScreen() {
  const intl = useIntl()
  return (
    <Page
      title={intl.formatMessage({
        id: 'app.notOffered.title',
        defaultMessage: 'Not offered',
        description: 'Title in the place of a page that this site does not have.',
      })}
    >
      <MissingPage
        title={
          <FormattedMessage
            id="app.notOffered.heading"
            defaultMessage="This is not offered here"
            description="Heading in the place of a page that this site does not have."
          />
        }
        body={
          <FormattedMessage
            id="app.notOffered.body"
            defaultMessage="The link is from elsewhere, or we no longer have this page."
            description="Below 'This is not offered here'."
          />
        }
      />
    </Page>
  )
}
