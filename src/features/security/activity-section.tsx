import { History, MonitorSmartphone } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { messages } from './messages.ts'

const ICON_SIZE = 22

/** Where the user is logged in and what happened to the account, where the server tells. */
export function ActivitySection() {
  const { has } = useAreas()
  if (!has('devices')) return null
  return (
    <Section
      heading={
        <FormattedMessage
          id="security.activity.heading"
          defaultMessage="Logins"
          description="Heading above the ways to the devices and to what happened to the account."
        />
      }
    >
      <ListGroup>
        <ListRow
          href={paths.devices}
          icon={<MonitorSmartphone size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.devices} />}
          subtitle={<FormattedMessage {...messages.whereLoggedIn} />}
        />
        <ListRow
          href={paths.securityEvents}
          icon={<History size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.accountActivity} />}
          subtitle={
            <FormattedMessage
              id="security.activity.eventsNote"
              defaultMessage="Logins, passwords and payment methods"
              description="Below 'Account activity'."
            />
          }
        />
      </ListGroup>
    </Section>
  )
}
