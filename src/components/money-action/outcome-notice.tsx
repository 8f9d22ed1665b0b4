import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { MoneyActionState } from './money-action-state.ts'
import styles from './outcome-notice.module.css'

/**
 * Says that an outcome is unknown and being asked for, or that the server has no record of the
 * request. Shows nothing in the other states.
 */
export function OutcomeNotice<Result>({
  state,
  onCheckAgain,
}: {
  state: MoneyActionState<Result>
  onCheckAgain: () => void
}) {
  const intl = useIntl()
  const checkAgain = (
    <Button variant="quiet" size="sm" onClick={onCheckAgain}>
      <FormattedMessage
        id="form.outcome.checkAgain"
        defaultMessage="Check again"
        description="Button that asks the server again what became of a request."
      />
    </Button>
  )
  if (state.step === 'checking') {
    return (
      <Notice
        tone="warning"
        title={
          <span className={styles.title}>
            <Spinner
              size="sm"
              label={intl.formatMessage({
                id: 'form.outcome.spinner',
                defaultMessage: 'Checking',
                description: 'Name of the turning sign while an outcome is asked for.',
              })}
            />
            <FormattedMessage
              id="form.outcome.checking"
              defaultMessage="Result unknown, checking"
              description="Heading after the answer of a money action was lost."
            />
          </span>
        }
      >
        {state.reachable ? (
          <FormattedMessage
            id="form.outcome.checkingBody"
            defaultMessage="The answer was lost. We ask the server what became of your request. Please do not enter it again."
            description="Below 'Result unknown, checking'."
          />
        ) : (
          <FormattedMessage
            id="form.outcome.unreachableBody"
            defaultMessage="The answer was lost, and the server cannot be reached now. We keep asking. Please do not enter it again."
            description="Below 'Result unknown, checking' while the server does not answer."
          />
        )}
      </Notice>
    )
  }
  if (state.step === 'notArrived') {
    return (
      <Notice
        tone="info"
        title={
          <FormattedMessage
            id="form.outcome.notArrived"
            defaultMessage="Your request did not arrive"
            description="Heading when the server has no record of a request whose answer was lost."
          />
        }
        action={checkAgain}
      >
        <FormattedMessage
          id="form.outcome.notArrivedBody"
          defaultMessage="The server has no record of it: no money was moved. You can send it again; it will happen once at most."
          description="Below 'Your request did not arrive'."
        />
      </Notice>
    )
  }
  return null
}
