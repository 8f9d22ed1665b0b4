import { FormattedMessage } from 'react-intl'
import { customerPath } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'

interface AskSupportProps {
  /** The page of the list. */
  page: string
  /** Number of the record. */
  record: string
  variant?: 'secondary' | 'quiet'
}

/** From one record to customer service, which is told its number. */
export function AskSupport({ page, record, variant = 'secondary' }: AskSupportProps) {
  return (
    <UiLink
      href={customerPath({ page, record })}
      className={buttonClass({ variant, fullWidth: true })}
    >
      <FormattedMessage
        id="list.sheet.support"
        defaultMessage="Ask customer service about it"
        description="Link from one record to customer service, which is told its number."
      />
    </UiLink>
  )
}
