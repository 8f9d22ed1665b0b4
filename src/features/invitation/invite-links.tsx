import { Headset, UsersRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { customerPath, paths } from '@/lib/paths.ts'
import { ListGroup, ListRow } from '@/ui/list.tsx'

const ICON_SIZE = 22

/** The ways on from the invitation. */
export function InviteLinks() {
  return (
    <ListGroup>
      <ListRow
        href={paths.inviteRecords}
        icon={<UsersRound size={ICON_SIZE} aria-hidden />}
        title={
          <FormattedMessage
            id="invitation.links.records"
            defaultMessage="Invitation records"
            description="Row that leads to the list of invited people."
          />
        }
      />
      <ListRow
        href={customerPath({ page: paths.invite })}
        icon={<Headset size={ICON_SIZE} aria-hidden />}
        title={
          <FormattedMessage
            id="invitation.links.support"
            defaultMessage="Customer service"
            description="Row that leads to customer service, where bonuses are claimed."
          />
        }
      />
    </ListGroup>
  )
}
