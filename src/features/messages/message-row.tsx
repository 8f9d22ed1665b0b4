import { ChevronRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { PersonalMessage } from '@/generated/model/personal-message.ts'
import { formatMinute } from '@/lib/time.ts'
import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { knownType, typeIcon, typeWords } from './message-types.tsx'
import styles from './messages.module.css'

/** One message in the list: what it is about, how it begins, and whether it was read. */
export function MessageRow({ message, onOpen }: { message: PersonalMessage; onOpen: () => void }) {
  const { title, text, type, read, created_at: time } = message
  return (
    <button type="button" className={cx(styles.row, !read && styles.unread)} onClick={onOpen}>
      <span className={styles.icon}>{typeIcon(type)}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {read ? null : (
            <>
              <span className={styles.dot} aria-hidden />
              <VisuallyHidden>
                <FormattedMessage
                  id="messages.row.unread"
                  defaultMessage="Unread"
                  description="Said before the title of a message that was not read yet."
                />
              </VisuallyHidden>{' '}
            </>
          )}
          {title}
        </span>{' '}
        <span className={styles.text}>{text}</span>{' '}
        <span className={styles.note}>
          <span>
            <FormattedMessage {...typeWords[knownType(type)]} />
          </span>{' '}
          <span>{formatMinute(time)}</span>
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}
