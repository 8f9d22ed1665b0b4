import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { formatTime } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { StaleMark } from '@/ui/stale-mark.tsx'

/** Says as of when the data is, with a retry. */
export function OldDataMark({ time, onRetry }: { time: number; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <StaleMark
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          <FormattedMessage {...common.tryAgain} />
        </Button>
      }
    >
      {intl.formatMessage(common.staleSince, { time: formatTime(time) })}
    </StaleMark>
  )
}
