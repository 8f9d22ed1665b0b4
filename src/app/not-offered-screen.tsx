import { FormattedMessage, useIntl } from 'react-intl'
import { Page } from '@/shell/page.tsx'
import { MissingPage } from './missing-page.tsx'

interface NotOfferedScreenProps {
  /** The page was open when the site stopped offering it, and may have asked its user to confirm something. */
  wasOffered: boolean
}

/** Replaces a page that this site does not offer. */
export function NotOfferedScreen({ wasOffered }: NotOfferedScreenProps) {
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
          wasOffered ? (
            <FormattedMessage
              id="app.notOffered.stopped"
              defaultMessage="We no longer offer this. Nothing that you had not confirmed was sent."
              description="Below 'This is not offered here', where the page was open until now."
            />
          ) : (
            <FormattedMessage
              id="app.notOffered.body"
              defaultMessage="The link is from elsewhere, or we no longer have this page."
              description="Below 'This is not offered here'."
            />
          )
        }
      />
    </Page>
  )
}
