import { FormattedMessage, useIntl } from 'react-intl'
import { formatTime } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { StaleMark } from '@/ui/stale-mark.tsx'

/** Says since when data could not be refreshed, with a retry. */
export function OldDataMark({ time, onRetry }: { time: number; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <StaleMark
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          <FormattedMessage
            id="stale.mark.retry"
            defaultMessage="Try again"
            description="Button beside data that could not be refreshed."
          />
        </Button>
      }
    >
      {intl.formatMessage(
        {
          id: 'stale.mark.since',
          defaultMessage: 'Could not be refreshed. As of {time}.',
          description: 'Mark on data that is older than it should be.',
        },
        { time: formatTime(time) },
      )}
    </StaleMark>
  )
}
