import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { Button } from '@/ui/button.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './announcement-line.module.css'

interface AnnouncementLineProps {
  title: string
  onRead: () => void
  onLeave: () => void
}

/** A strip in the dock of the page, above that of running orders. */
export function AnnouncementLine({ title, onRead, onLeave }: AnnouncementLineProps) {
  const intl = useIntl()
  return (
    <div role="status" className={styles.line}>
      <span className={styles.title}>{title}</span>
      <Button size="sm" variant="quiet" onClick={onRead}>
        <FormattedMessage
          id="later.announcement.read"
          defaultMessage="Read"
          description="Button in the line of an announcement that opens it."
        />
      </Button>
      <IconButton
        label={intl.formatMessage(common.close)}
        icon={<X size={20} aria-hidden />}
        onClick={onLeave}
      />
    </div>
  )
}
