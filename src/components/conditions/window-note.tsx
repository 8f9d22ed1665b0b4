import { FormattedMessage, useIntl } from 'react-intl'
import { CountdownText } from '@/ui/countdown-text.tsx'
import type { WindowNow } from './condition-rules.ts'

/** Whether withdrawals are open now, and for how long by the server's clock. */
export function WindowNote({ window: { open, changesIn } }: { window: WindowNow }) {
  const intl = useIntl()
  if (open && changesIn !== null) {
    return (
      <FormattedMessage
        id="conditions.item.closesIn"
        defaultMessage="Open now. Closes in {countdown}"
        description="countdown is hours, minutes and seconds."
        values={{
          countdown: (
            <CountdownText
              seconds={changesIn}
              label={intl.formatMessage({
                id: 'conditions.item.closesInLabel',
                defaultMessage: 'Time until withdrawals close',
                description: 'Name of the countdown, for screen readers.',
              })}
            />
          ),
        }}
      />
    )
  }
  if (open) {
    return (
      <FormattedMessage
        id="conditions.item.open"
        defaultMessage="Open now"
        description="The withdrawal window is open."
      />
    )
  }
  if (changesIn === null) {
    return (
      <FormattedMessage
        id="conditions.item.closed"
        defaultMessage="Closed now"
        description="The withdrawal window is closed."
      />
    )
  }
  return (
    <FormattedMessage
      id="conditions.item.opensIn"
      defaultMessage="Closed now. Opens in {countdown}"
      description="countdown is hours, minutes and seconds."
      values={{
        countdown: (
          <CountdownText
            seconds={changesIn}
            label={intl.formatMessage({
              id: 'conditions.item.opensInLabel',
              defaultMessage: 'Time until withdrawals open',
              description: 'Name of the countdown, for screen readers.',
            })}
          />
        ),
      }}
    />
  )
}
