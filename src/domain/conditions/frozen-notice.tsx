import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath } from '@/lib/paths.ts'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'

/** An administrator froze the user's money: no other condition counts, and support alone can help. */
export function FrozenNotice() {
  const { pathname } = useLocation()
  const { offered } = useAreas()
  return (
    <Notice
      tone="danger"
      title={
        <FormattedMessage
          id="conditions.frozen.title"
          defaultMessage="Your funds are blocked"
          description="Heading when customer service blocked the account's money."
        />
      }
      action={
        <TextLink href={customerPath({ page: pathname })}>
          <FormattedMessage {...common.contactSupport} />
        </TextLink>
      }
    >
      <FormattedMessage
        id="conditions.frozen.body"
        defaultMessage="{trading, select, true {You can't trade, deposit or withdraw until we unblock them. You can still see everything.} other {You can't deposit or withdraw until we unblock them. You can still see everything.}}"
        description="Below 'Your funds are blocked'. trading is true on a site with orders."
        values={offered}
      />
    </Notice>
  )
}
