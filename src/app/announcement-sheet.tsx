import { FormattedMessage, useIntl } from 'react-intl'
import { useLoggedIn } from '@/api/use-session.ts'
import type { NullableAnnouncement } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { PlainText } from '@/shell/rich-text.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { TextLink } from '@/ui/text-link.tsx'

interface AnnouncementSheetProps {
  announcement: NonNullable<NullableAnnouncement>
  open: boolean
  onClose: () => void
}

/** The announcement, with the way to all notices for users. */
export function AnnouncementSheet({ announcement, open, onClose }: AnnouncementSheetProps) {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={announcement.title}
      closeLabel={intl.formatMessage(common.close)}
      footer={
        <Button fullWidth onClick={onClose}>
          <FormattedMessage
            id="later.announcement.done"
            defaultMessage="Got it"
            description="Button that closes the announcement."
          />
        </Button>
      }
    >
      <Stack>
        <PlainText text={announcement.text} />
        {loggedIn ? (
          <p>
            <TextLink alone href={paths.notices} onClick={onClose}>
              <FormattedMessage
                id="later.announcement.all"
                defaultMessage="All notices"
                description="Link from the announcement to the list of notices."
              />
            </TextLink>
          </p>
        ) : null}
      </Stack>
    </Sheet>
  )
}
