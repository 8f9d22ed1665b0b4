import { Compass } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import { Page } from '@/shell/page.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'

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
      <EmptyState
        icon={<Compass size={28} aria-hidden />}
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
        action={
          <UiLink href={paths.aboutUs} className={buttonClass({ variant: 'secondary' })}>
            <FormattedMessage
              id="app.notOffered.home"
              defaultMessage="Go to Home"
              description="Link to the entry page, in the place of a page that this site does not have."
            />
          </UiLink>
        }
      />
    </Page>
  )
}
